import { grainOf } from '../inpaint/grain.ts';
import { findIslands } from '../mask/find-islands.ts';
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
  /** What of the hole is filled from here, as horizontal runs of the crop: row, first column, one past the last, and so on. */
  readonly runs: readonly number[];
  /** At most `WINDOW` pixels on its longer side. */
  readonly picture: PixelImage;
  /** Of the picture's size; above 0 = made up. A little wider than what is to go, so that no edge of it is taken for surroundings. */
  readonly hole: Mask;
}

/** What somebody else than the engine filled a window with: a picture of the window's size. */
export type Proposal = Pick<FillWindow, 'area' | 'runs' | 'picture'>;

/** Models that fill were taught at this size, in pixels. */
const WINDOW = 512;
/** Surroundings on every side: share of the hole's longer side, and pixels at least. */
const AROUND = 0.75;
const AROUND_LEAST = 32;
/** How much wider the hole is than what is to go: share of the window's longer side, and pixels at least. */
const WIDER = 0.006;
const WIDER_LEAST = 3;

/** More windows than these take too long: what would need more shares them. */
const MOST_WINDOWS = 6;

/**
 * What is shown of a hole to be filled: a square around each of its islands, moved inside the crop. Islands so near that a square shows both as sharply share one. None
 * where nothing is to be filled.
 */
export function fillWindows(crop: PixelImage, hole: Mask): FillWindow[] {
  return groupsOf(hole).map(({ bounds, runs }) => {
    const side = sideOf(bounds);
    const [left, right] = stretch(bounds.left, bounds.right, { side, size: crop.width });
    const [top, bottom] = stretch(bounds.top, bounds.bottom, { side, size: crop.height });
    const area = { left, top, right, bottom };
    const part = cropMask(hole, area);
    const size = fitWithin(part, WINDOW);
    const small = shrinkToCover(part, size);
    const wider = Math.max(WIDER_LEAST, Math.round(WIDER * Math.max(size.width, size.height)));
    const picture = resizeImage(cropImage(crop, area), size);
    return { area, runs, picture, hole: growMask(small, wider) };
  });
}

interface Group {
  readonly bounds: Rect;
  readonly runs: number[];
}

/** Side of the square that an area and its surroundings need. */
function sideOf({ left, top, right, bottom }: Rect): number {
  const longer = Math.max(right - left, bottom - top);
  return Math.max(WINDOW, Math.ceil(longer + 2 * Math.max(AROUND_LEAST, AROUND * longer)));
}

function around(one: Rect, other: Rect): Rect {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/** Islands that share a window, the largest first. */
function groupsOf(hole: Mask): Group[] {
  const groups: Group[] = [];
  for (const { bounds, runs } of findIslands(hole)) {
    const shared = groups
      .map((group, at) => ({ at, side: sideOf(around(group.bounds, bounds)), own: sideOf(group.bounds) }))
      .sort((a, b) => a.side - a.own - (b.side - b.own))[0];
    const isNear = shared && shared.side <= Math.max(shared.own, sideOf(bounds));
    if (shared && (isNear || groups.length === MOST_WINDOWS)) {
      const group = groups[shared.at]!;
      for (const value of runs) group.runs.push(value);
      groups[shared.at] = { ...group, bounds: around(group.bounds, bounds) };
    } else groups.push({ bounds, runs: [...runs] });
  }
  return groups;
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

/** Proposals at the crop's own size and with the photo's grain, inside the hole; everything else is the crop's. */
export function drawProposals(
  { crop, hole, seed }: { readonly crop: PixelImage; readonly hole: Mask; readonly seed: number },
  proposals: readonly Proposal[],
): PixelImage {
  const random = createRandom(seed);
  const data = crop.data.slice();
  for (const { area, runs, picture } of proposals) {
    const large = resizeImage(picture, { width: area.right - area.left, height: area.bottom - area.top });
    const grain = grainBetween(cropImage(crop, area), large);
    for (let run = 0; run < runs.length; run += 3) {
      const row = runs[run]!;
      for (let x = runs[run + 1]!; x < runs[run + 2]!; x++) {
        const at = row * crop.width + x;
        if (hole.data[at] === 0) continue;
        const from = 4 * ((row - area.top) * large.width + x - area.left);
        const noise = grain === 0 ? 0 : grain * normal(random);
        for (let c = 0; c < 3; c++)
          data[4 * at + c] = Math.max(0, Math.min(255, large.data[from + c]! + noise));
      }
    }
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
