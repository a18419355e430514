import type { PixelImage } from '../pixels.ts';
import { adjustColour } from './adjust-colour.ts';
import type { PhotoSettings } from './recipe.ts';
import { adjustSharpness } from './sharpness.ts';

/** Light, colour, sharpness and blur of a whole picture, in that order. Gives the very picture back where all settings are neutral. */
export function adjustPixels(image: PixelImage, settings: PhotoSettings): PixelImage {
  return adjustSharpness(adjustColour(image, settings), settings, Math.max(image.width, image.height));
}
