export { storedPhoto } from './finder-photo.ts';
export { selectRegion } from './select-region.ts';
