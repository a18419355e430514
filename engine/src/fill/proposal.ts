import { grainOf } from '../inpaint/grain.ts';
import { maskBounds } from '../mask/bounds.ts';
import { growMask } from '../mask/grow.ts';
import type { Mask, PixelImage, Rect } from '../pixels.ts';
import { createRandom } from '../random.ts';
import { cropImage, cropMask } from '../resize/crop.ts';
import { fitWithin, resizeImage } from '../resize/resize-image.ts';
import { shrinkToCover } from '../resize/resize-mask.ts';

/** The part of a crop that whoever fills holes from elsewhere is shown: small, so that nothing is squeezed more than it must be. */
export interface FillWindow {
  /** Where it lies in the crop. */
  readonly area: Rect;
  /** At most `WINDOW` pixels on its longer side. */
  readonly picture: PixelImage;
  /** Of the picture's size; above 0 = made up. A little wider than what is to go, so that no edge of it is taken for surroundings. */
  readonly hole: Mask;
}

/** What somebody else than the engine filled a window with: a picture of the window's size. */
export interface Proposal {
  readonly area: Rect;
  readonly picture: PixelImage;
}

/** Models that fill were taught at this size, in pixels. */
const WINDOW = 512;
/** Surroundings on every side: share of the hole's longer side, and pixels at least. */
const AROUND = 0.75;
const AROUND_LEAST = 32;
/** How much wider the hole is than what is to go: share of the window's longer side, and pixels at least. */
const WIDER = 0.006;
const WIDER_LEAST = 3;

/** What is shown of a hole to be filled: a square around it, moved inside the crop; null when nothing is to be filled. */
export function fillWindow(crop: PixelImage, hole: Mask): FillWindow | null {
  const bounds = maskBounds(hole);
  if (!bounds) return null;
  const longer = Math.max(bounds.right - bounds.left, bounds.bottom - bounds.top);
  const side = Math.max(WINDOW, Math.ceil(longer + 2 * Math.max(AROUND_LEAST, AROUND * longer)));
  const [left, right] = stretch(bounds.left, bounds.right, { side, size: crop.width });
  const [top, bottom] = stretch(bounds.top, bounds.bottom, { side, size: crop.height });
  const area = { left, top, right, bottom };
  const part = cropMask(hole, area);
  const size = fitWithin(part, WINDOW);
  const small = shrinkToCover(part, size);
  const wider = Math.max(WIDER_LEAST, Math.round(WIDER * Math.max(size.width, size.height)));
  return { area, picture: resizeImage(cropImage(crop, area), size), hole: growMask(small, wider) };
}

/** A stretch of `side` pixels around another one, moved inside `size`. */
function stretch(
  from: number,
  to: number,
  { side, size }: { side: number; size: number },
): [from: number, to: number] {
  const length = Math.min(side, size);
  const start = Math.max(0, Math.min(size - length, Math.round((from + to - length) / 2)));
  return [start, start + length];
}

/** A proposal at the crop's own size and with the photo's grain, inside the hole; everything else is the crop's. */
export function drawProposal(
  { crop, hole, seed }: { readonly crop: PixelImage; readonly hole: Mask; readonly seed: number },
  { area, picture }: Proposal,
): PixelImage {
  const size = { width: area.right - area.left, height: area.bottom - area.top };
  const large = resizeImage(picture, size);
  const grain = grainBetween(cropImage(crop, area), large);
  const random = createRandom(seed);
  const data = crop.data.slice();
  for (let i = 0; i < size.width * size.height; i++) {
    const at = (area.top + Math.floor(i / size.width)) * crop.width + area.left + (i % size.width);
    if (hole.data[at] === 0) continue;
    const noise = grain === 0 ? 0 : grain * normal(random);
    for (let c = 0; c < 3; c++) data[4 * at + c] = Math.max(0, Math.min(255, large.data[4 * i + c]! + noise));
  }
  return { ...crop, data };
}

/** The grain that a fill lacks beside its photo: standard deviation, levels of 255. */
function grainBetween(photo: PixelImage, fill: PixelImage): number {
  return Math.sqrt(Math.max(0, grainOf(photo) ** 2 - grainOf(fill) ** 2));
}

/** Box and Muller 1958. */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** How a step at the rim counts beside the roughness of joins. */
const STEP_WEIGHT = 2;

/** How much of a proposal's joining can be seen: mean step over the rim (levels of 255), less what the photo itself changes from pixel to pixel there. */
export function rimRoughness(filled: PixelImage, hole: Uint8Array): number {
  const { width, height, data } = filled;
  let [sum, count] = [0, 0];
  const difference = (one: number, two: number): number => {
    let all = 0;
    for (let c = 0; c < 3; c++) all += Math.abs(data[4 * one + c]! - data[4 * two + c]!);
    return all / 3;
  };
  for (let y = 2; y < height - 2; y++)
    for (let x = 2; x < width - 2; x++) {
      const i = y * width + x;
      if (hole[i] === 0) continue;
      for (const way of [1, -1, width, -width]) {
        if (hole[i + way]! > 0 || hole[i + 2 * way]! > 0) continue;
        sum += difference(i, i + way) - difference(i + way, i + 2 * way);
        count++;
      }
    }
  return count === 0 ? 0 : Math.max(0, (STEP_WEIGHT * sum) / count);
}
