import type { Plane } from '../filter/gaussian-blur.ts';
import { bringHome, type Fit } from './fit.ts';
import { solveLinear } from './solve-linear.ts';

/** Two pictures' brightness at one size, and where they may be compared. */
export interface Pair {
  readonly original: Plane;
  readonly answer: Plane;
  readonly kept: Uint8Array;
}

/** Difference in brightness (0-255) beyond which a pixel counts as changed and pulls no more; narrows from round to round. */
const ROUGH_REACHES = [48, 36, 28, 22, 18, 15, 12, 12] as const;
const FINE_REACHES = [20, 15, 12] as const;
const UNKNOWNS = 6;
const ENOUGH_PX = 0.004;

/**
 * Sharpens a rough fit: Gauss-Newton on shift and scale of both axes and the answer's gain and offset in brightness, with Tukey's weights, so that what was edited does not pull
 * (Baker & Matthews, "Lucas-Kanade 20 Years On", 2004). Gets home from about 1.5 pixels off when rough, from half a pixel when fine.
 */
export function refineFit(pair: Pair, start: Fit, grade: 'rough' | 'fine'): Fit {
  let fit = start;
  let tone = { gain: 1, offset: 0 };
  for (const reach of grade === 'rough' ? ROUGH_REACHES : FINE_REACHES) {
    const step = stepFrom(pair, { fit, tone, reach });
    if (!step) break;
    const halfWidth = pair.original.width / 2;
    const halfHeight = pair.original.height / 2;
    fit = {
      x: fit.x + step[0]!,
      scaleX: fit.scaleX + step[1]! / halfWidth,
      y: fit.y + step[2]!,
      scaleY: fit.scaleY + step[3]! / halfHeight,
    };
    tone = { gain: step[4]!, offset: step[5]! };
    const moved = Math.max(...step.subarray(0, 4).map(Math.abs));
    if (moved < ENOUGH_PX && reach <= 15) break;
  }
  return fit;
}

interface Round {
  readonly fit: Fit;
  readonly tone: { readonly gain: number; readonly offset: number };
  readonly reach: number;
}

/** Steps in pixels (shift and, at the picture's edge, scale; x then y) and the new gain and offset. */
function stepFrom({ original, answer, kept }: Pair, { fit, tone, reach }: Round): Float64Array | null {
  const { width, height } = original;
  const home = bringHome(answer, fit);
  const matrix = new Float64Array(UNKNOWNS * UNKNOWNS);
  const values = new Float64Array(UNKNOWNS);
  const row = new Float64Array(UNKNOWNS);
  const reach2 = reach * reach;
  for (let y = 2; y < height - 2; y++) {
    const v = (2 * y - height + 1) / height;
    for (let x = 2, i = y * width + 2; x < width - 2; x++, i++) {
      if (!kept[i]) continue;
      const level = home.data[i]!;
      const rest = original.data[i]! - tone.gain * level - tone.offset;
      const near = 1 - (rest * rest) / reach2;
      if (near <= 0) continue;
      const u = (2 * x - width + 1) / width;
      const across =
        0.25 * (original.data[i + 1]! - original.data[i - 1]! + home.data[i + 1]! - home.data[i - 1]!);
      const down =
        0.25 *
        (original.data[i + width]! -
          original.data[i - width]! +
          home.data[i + width]! -
          home.data[i - width]!);
      row[0] = across;
      row[1] = across * u;
      row[2] = down;
      row[3] = down * v;
      row[4] = level;
      row[5] = 1;
      addEquation({ matrix, values, row }, original.data[i]!, near * near);
    }
  }
  for (let a = 0; a < UNKNOWNS; a++) {
    for (let b = 0; b < a; b++) matrix[b * UNKNOWNS + a] = matrix[a * UNKNOWNS + b]!;
  }
  return solveLinear(matrix, values);
}

interface Equations {
  readonly matrix: Float64Array;
  readonly values: Float64Array;
  readonly row: Float64Array;
}

function addEquation({ matrix, values, row }: Equations, value: number, weight: number): void {
  for (let a = 0; a < UNKNOWNS; a++) {
    const weighted = weight * row[a]!;
    values[a]! += weighted * value;
    for (let b = 0; b <= a; b++) matrix[a * UNKNOWNS + b]! += weighted * row[b]!;
  }
}

/** How badly the pair fits, 0-1: the share of edge pixels (of the original) whose brightness differs by much, softly counted. */
export function misfit({ original, answer, kept }: Pair, fit: Fit): number {
  const { width, height } = original;
  const home = bringHome(answer, fit);
  let sum = 0;
  let total = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, i = y * width + 1; x < width - 1; x++, i++) {
      if (!kept[i]) continue;
      const dx = original.data[i + 1]! - original.data[i - 1]! - home.data[i + 1]! + home.data[i - 1]!;
      const dy =
        original.data[i + width]! - original.data[i - width]! - home.data[i + width]! + home.data[i - width]!;
      const across = original.data[i + 1]! - original.data[i - 1]!;
      const down = original.data[i + width]! - original.data[i - width]!;
      const edge = Math.min(40, Math.hypot(across, down));
      if (edge < 8) continue;
      total += edge;
      sum += edge * Math.min(1, Math.hypot(dx, dy) / (edge + 4));
    }
  }
  return total === 0 ? 0 : sum / total;
}
