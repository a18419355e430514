import { findIslands, type Island } from '../mask/find-islands.ts';
import type { Mask, PixelImage } from '../pixels.ts';

/** Half the width of a pole or cord, pixels, of those that are tried, and how far beside it the wall is looked at. */
const HALVES = [0, 1, 2, 3, 5];
const BESIDE = 3;
/** How far from the middle of its shade a pole may run, as a share of the shade's width, and at least so many pixels. */
const AWAY = 0.22;
const LEAST_AWAY = 4;
/** Levels (0-255) by which it stands out from both sides: less is not seen. */
const SEEN = 7;
/** More counts no more. */
const MOST_COUNTED = 80;
/** What a step to the side costs, levels. */
const LEAN = 6;
/** A pole is as long as this share of its shade, at least this share of the picture, and seen in so much of its rows, those next to the shade too. */
const LEAST_LENGTH = 0.6;
const LEAST_IN_PICTURE = 0.03;
const LEAST_SEEN = 0.7;
const NEXT = 0.3;
/** Room left beside it, pixels: its edges are soft. */
const SPARE = 2;
/** It strays from a straight line by so many pixels at most, or this share of its length. */
const LEAST_BEND = 4;
const MOST_BEND = 0.05;
/** So many rows without it end it. */
const GAP = 6;
/** Crumbs of a mask are no shades: share of the picture. */
const CRUMB = 0.0004;
/** The foot or rose at its end is of the pole's colour within so many levels, and reaches so far, in widths of the shade. */
const FOOT_COLOUR = 28;
const FOOT_ACROSS = 0.5;
const FOOT_DOWN = 0.2;

/** The rows of a pole or cord from the shade on, and its middle in each. */
interface Stem {
  readonly step: 1 | -1;
  readonly start: number;
  readonly middles: readonly number[];
  readonly half: number;
  /** Levels by which it stands out, summed over its rows. */
  readonly gain: number;
}

/**
 * A mask of lamps with the poles on which they stand and the cords by which they hang: what is thinner than a region is seen as a line that differs from
 * what lies on both its sides, followed row by row at the least cost. `mask`: of the picture's size; where no line is seen it stays as it is.
 */
export function withLampStems(picture: PixelImage, mask: Mask): Mask {
  const shades = findIslands(mask).filter(({ area }) => area > CRUMB * mask.width * mask.height);
  const data = mask.data.slice();
  for (const shade of shades) {
    const [down, up] = ([1, -1] as const).map((step) => followStem(picture, shade, step));
    const stem = [down, up].reduce((a, b) => ((b?.gain ?? 0) > (a?.gain ?? 0) ? b : a));
    if (stem) drawStem(picture, data, { stem, shade });
  }
  return { ...mask, data };
}

interface Seen {
  readonly levels: number;
  readonly half: number;
}

function followStem(picture: PixelImage, { bounds }: Island, step: 1 | -1): Stem | null {
  const { width, height } = picture;
  const across = bounds.right - bounds.left;
  const middle = Math.round((bounds.left + bounds.right - 1) / 2);
  const away = Math.max(LEAST_AWAY, Math.round(AWAY * across));
  const start = step > 0 ? bounds.bottom : bounds.top - 1;
  const rows = step > 0 ? height - start : start + 1;
  const side = 2 * away + 1;
  const from: Int8Array[] = [];
  const seen: Seen[][] = [];
  let sums = new Float32Array(side);
  let best = { gain: 0, row: -1, at: 0 };
  for (let row = 0; row < rows; row++) {
    const y = start + step * row;
    const shown = Array.from({ length: side }, (_, k) => lineAt(picture, middle - away + k, y));
    const next = new Float32Array(side);
    const came = new Int8Array(side);
    for (let k = 0; k < side; k++) {
      const reached = [-1, 0, 1].map((by) => (sums[k + by] ?? -Infinity) - LEAN * Math.abs(by));
      came[k] = reached.indexOf(Math.max(...reached)) - 1;
      next[k] = Math.max(...reached) + Math.min(shown[k]!.levels, MOST_COUNTED) - SEEN;
      if (next[k]! > best.gain) best = { gain: next[k]!, row, at: k };
    }
    sums = next;
    from.push(came);
    seen.push(shown);
  }
  const all: number[] = [];
  for (let row = best.row, k = best.at; row >= 0; k += from[row]![k]!, row--) all.unshift(k);
  const whole = all.map((k, row) => seen[row]![k]!);
  const shown = whole.slice(0, unbroken(whole));
  const path = all.slice(0, shown.length);
  const least = Math.max(
    LEAST_LENGTH * (bounds.bottom - bounds.top),
    LEAST_IN_PICTURE * Math.max(width, height),
  );
  const near = shown.slice(0, Math.ceil(NEXT * least));
  if (path.length < least || seenShare(shown) < LEAST_SEEN || seenShare(near) < LEAST_SEEN) return null;
  if (bendOf(path) > Math.max(LEAST_BEND, MOST_BEND * path.length)) return null;
  const halves = shown.filter(({ levels }) => levels > SEEN).map(({ half }) => half);
  const half = halves.sort((a, b) => a - b)[halves.length >> 1]!;
  return { step, start, middles: path.map((k) => middle - away + k), half, gain: best.gain };
}

/** The farthest that a path strays from the straight line between its ends. */
function bendOf(path: readonly number[]): number {
  const [first, lean] = [path[0]!, (path.at(-1)! - path[0]!) / Math.max(1, path.length - 1)];
  return Math.max(...path.map((x, row) => Math.abs(x - first - lean * row)));
}

/** How many rows come before the line is lost: at a foot, or where another line only seems to go on with it. */
function unbroken(rows: readonly Seen[]): number {
  const lost = rows.findIndex(
    (_, row) => row + GAP <= rows.length && seenShare(rows.slice(row, row + GAP)) === 0,
  );
  return lost < 0 ? rows.length : lost;
}

function seenShare(rows: readonly Seen[]): number {
  return rows.filter(({ levels }) => levels > SEEN).length / rows.length;
}

/** By how much a line through a pixel stands out from both its sides, in the colour that shows it best. */
function lineAt({ width, data }: PixelImage, x: number, y: number): Seen {
  let best: Seen = { levels: 0, half: 0 };
  for (const half of HALVES) {
    if (x - half - BESIDE < 0 || x + half + BESIDE >= width) break;
    for (let c = 0; c < 3; c++) {
      const mean = (left: number, right: number): number => {
        let sum = 0;
        for (let k = left; k <= right; k++) sum += data[4 * (y * width + k) + c]!;
        return sum / (right - left + 1);
      };
      const own = mean(x - half, x + half);
      const left = own - mean(x - half - BESIDE, x - half - 1);
      const right = own - mean(x + half + 1, x + half + BESIDE);
      const levels = left * right > 0 ? Math.min(Math.abs(left), Math.abs(right)) : 0;
      if (levels > best.levels) best = { levels, half };
    }
  }
  return best;
}

function drawStem(
  picture: PixelImage,
  data: Uint8Array,
  { stem, shade: { bounds } }: { readonly stem: Stem; readonly shade: Island },
): void {
  const { width, height } = picture;
  const { step, start, middles, half } = stem;
  const mark = (left: number, right: number, y: number): void => {
    if (y >= 0 && y < height)
      data.fill(255, y * width + Math.max(0, left), y * width + Math.min(width, right + 1));
  };
  middles.forEach((x, row) => mark(x - half - SPARE, x + half + SPARE, start + step * row));
  const across = bounds.right - bounds.left;
  const colour = colourOf(picture, stem);
  const [end, last] = [middles.at(-1)!, start + step * (middles.length - 1)];
  const reach = Math.round(FOOT_ACROSS * across);
  for (let row = -Math.round(FOOT_DOWN * across); row <= FOOT_DOWN * across; row++) {
    const y = last + step * row;
    if (y < 0 || y >= height) continue;
    let [left, right] = [end, end];
    while (end - left < reach && isOf(picture, colour, y * width + left - 1)) left--;
    while (right - end < reach && isOf(picture, colour, y * width + right + 1)) right++;
    if (right > left) mark(left - 1, right + 1, y);
  }
}

/** The middle one of what its rows show, colour by colour. */
function colourOf({ width, data }: PixelImage, { step, start, middles }: Stem): readonly number[] {
  return [0, 1, 2].map((c) => {
    const values = middles.map((x, row) => data[4 * ((start + step * row) * width + x) + c]!);
    return values.sort((a, b) => a - b)[values.length >> 1]!;
  });
}

function isOf({ data }: PixelImage, colour: readonly number[], pixel: number): boolean {
  return colour.every((value, c) => Math.abs((data[4 * pixel + c] ?? Infinity) - value) < FOOT_COLOUR);
}
