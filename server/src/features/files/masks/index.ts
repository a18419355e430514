export { getMask } from './get-mask.ts';
export { findSignedMask, removeMasksOf, removeUnusedMasks, type StoredMask, toMask } from './masks.store.ts';
export { storeMask } from './store-mask.ts';
export { storeProduct } from './store-product.ts';
