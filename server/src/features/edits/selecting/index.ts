export { arrange } from './arrange.ts';
export { expectRemoval, type Removal } from './expect-removal.ts';
export { assertOnePhoto, photoOfCall, storedPhoto } from './finder-photo.ts';
export { assertRegion, findByWords } from './find-by-words.ts';
export { helpMask } from './help-mask.ts';
export { selectionLimit, selectRegion } from './select-region.ts';
export { withMaskOverview } from './with-mask-overview.ts';
