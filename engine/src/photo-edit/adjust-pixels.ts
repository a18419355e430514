import type { PixelImage } from '../pixels.ts';
import { adjustColour } from './adjust-colour.ts';
import { adjustLight } from './adjust-light.ts';
import { lightBaseOf } from './light-base.ts';
import type { PhotoSettings } from './recipe.ts';
import { adjustSharpness } from './sharpness.ts';

/** Light, colour, sharpness and blur of a whole small picture, in that order. Gives the very picture back where all settings are neutral. */
export function adjustPixels(image: PixelImage, settings: PhotoSettings): PixelImage {
  const { width, height } = image;
  const isLit = settings.shadows !== 0 || settings.highlights !== 0;
  const area = { left: 0, top: 0, right: width, bottom: height };
  const lit = isLit ? adjustLight(image, settings, { base: lightBaseOf(image), area, whole: image }) : image;
  return adjustSharpness(adjustColour(lit, settings), settings, Math.max(width, height));
}
