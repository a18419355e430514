export { drawPlace } from './draw-place.ts';
export { type GreyPicture, measureMask } from './measure-mask.ts';
export { readMask } from './read-mask.ts';
export { tintMask } from './tint-mask.ts';
