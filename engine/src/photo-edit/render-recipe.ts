import type { PixelImage, Rect } from '../pixels.ts';
import { cropImage } from '../resize/crop.ts';
import { adjustColour } from './adjust-colour.ts';
import { adjustLight } from './adjust-light.ts';
import { shapeOf } from './geometry.ts';
import type { LightBase } from './light-base.ts';
import { areaInSource, orientationOf, turnPart, type Orientation } from './orient.ts';
import type { Homography } from './perspective.ts';
import type { PhotoRecipe, Size } from './recipe.ts';
import { adjustSharpness, sharpnessReach } from './sharpness.ts';
import { areaInTurned, straightenPart } from './straighten.ts';

/** A picture that is read in parts, so that a large one need not lie in memory twice. */
export interface PhotoSource extends Size {
  /** The pixels of a part that lies inside the picture. They are only read, and done with once the next part is asked for. */
  readonly readArea: (area: Rect) => PixelImage;
  /** The light of the whole picture; asked for only where shadows or highlights are changed. */
  readonly lightBase: () => LightBase;
}

/** Rows of the result, from `top` on, as wide as the result. */
export interface RenderedBand {
  readonly top: number;
  readonly image: PixelImage;
}

/** Pixels of the result made at a time: what is done to them takes up to 30 bytes each. */
const BAND_PIXELS = 1_000_000;
/** Where pixels around count, a band is so many times as high as what is read beside it in vain. */
const REACHES_HIGH = 8;
/** A tilted part is made of an upright one around it: of small squares little is read in vain. */
const TILE_SIDE = 512;

interface Plan {
  readonly source: PhotoSource;
  readonly recipe: PhotoRecipe;
  readonly orientation: Orientation;
  readonly turned: Size;
  readonly base: LightBase | null;
}

/**
 * Makes what a recipe says of a picture, in bands from top to bottom that together have the size `outputSize` tells. Every pixel
 * comes from the source once, at its full size; in memory is one band and the part of the source it is made of. The bytes do not
 * depend on the height of the bands, and a neutral recipe gives the source's own.
 * @param bandPixels about how many pixels a band has; more where pixels far around count
 */
export function* renderRecipe(
  source: PhotoSource,
  recipe: PhotoRecipe,
  bandPixels = BAND_PIXELS,
): Generator<RenderedBand> {
  const { turned, toTurned, kept } = shapeOf(source, recipe.transformations);
  const { shadows, highlights } = recipe.settings;
  const plan: Plan = {
    source,
    recipe,
    orientation: orientationOf(source, recipe.transformations),
    turned,
    base: shadows === 0 && highlights === 0 ? null : source.lightBase(),
  };
  const reach = sharpnessReach(recipe.settings, Math.max(source.width, source.height));
  const rows = Math.max(1, REACHES_HIGH * reach, Math.floor(bandPixels / (kept.right - kept.left)));
  for (let top = kept.top; top < kept.bottom; top += rows) {
    const area = { ...kept, top, bottom: Math.min(kept.bottom, top + rows) };
    const image = toTurned ? straightenedBand(plan, area, toTurned) : turnedPart(plan, area);
    yield { top: top - kept.top, image };
  }
}

function straightenedBand(plan: Plan, area: Rect, toTurned: Homography): PixelImage {
  const width = area.right - area.left;
  const height = area.bottom - area.top;
  const data = new Uint8Array(width * height * 4);
  for (let left = area.left; left < area.right; left += TILE_SIDE) {
    const tile = { ...area, left, right: Math.min(area.right, left + TILE_SIDE) };
    const beneath = areaInTurned(tile, plan.turned, toTurned);
    const part = straightenPart(tile, toTurned, { area: beneath, image: turnedPart(plan, beneath) });
    for (let y = 0; y < height; y++) {
      const row = part.data.subarray(y * part.width * 4, (y + 1) * part.width * 4);
      data.set(row, (y * width + left - area.left) * 4);
    }
  }
  return { width, height, data };
}

/** A part of the turned picture, light, colour and sharpness done. */
function turnedPart(plan: Plan, area: Rect): PixelImage {
  return turnPart(adjustedPart(plan, areaInSource(area, plan.orientation)), plan.orientation);
}

function adjustedPart({ source, recipe: { settings }, base }: Plan, area: Rect): PixelImage {
  const longest = Math.max(source.width, source.height);
  const reach = sharpnessReach(settings, longest);
  const around = {
    left: Math.max(0, area.left - reach),
    top: Math.max(0, area.top - reach),
    right: Math.min(source.width, area.right + reach),
    bottom: Math.min(source.height, area.bottom + reach),
  };
  const read = source.readArea(around);
  const lit = base ? adjustLight(read, settings, { base, area: around, whole: source }) : read;
  const adjusted = adjustSharpness(adjustColour(lit, settings), settings, longest);
  if (reach === 0) return adjusted;
  return cropImage(adjusted, {
    left: area.left - around.left,
    top: area.top - around.top,
    right: area.right - around.left,
    bottom: area.bottom - around.top,
  });
}
