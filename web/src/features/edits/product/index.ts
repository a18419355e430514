export { ProductField } from './ProductField.tsx';
export { productEn } from './messages/en.ts';
export { productFr } from './messages/fr.ts';
export { readProduct } from './read-product.ts';
export { DraftProduct, isPlaceable, widthOf } from './model/product.ts';
