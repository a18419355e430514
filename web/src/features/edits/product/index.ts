export { ProductField } from './ProductField.tsx';
export { productEn } from './messages/en.ts';
export { productFr } from './messages/fr.ts';
export { DraftProduct, isPlaceable, widthOf } from './model/product.ts';
