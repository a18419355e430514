import { bringHome, IN_PLACE, type Fit } from './fit.ts';
import { correlate, spectrumOf, type Correlation } from './phase-correlation.ts';
import { halvePlane } from './reduce.ts';
import { misfit, refineFit, type Pair } from './refine-fit.ts';

/** Longer side at which the rough shift is looked for. */
const ROUGH_PX = 288;
/** Services crop to multiples of 16 and scale: by so much at most, either way. */
const SCALES = [0.97, 0.98, 0.99, 1, 1.01, 1.02, 1.03] as const;
const MOST_SCALE = 0.04;
/** Of the longer side. */
const MOST_SHIFT = 0.1;
/** A fit must beat the answer as it lies by this factor: else sharpness would be lost for nothing. */
const BETTER = 0.97;

/** Where the original's points lie in the answer, in pixels of the planes; in place when nothing fits better. */
export function findFit(pair: Pair): Fit {
  const levels = [pair];
  while (longestOf(levels[0]!) > ROUGH_PX) levels.unshift(halved(levels[0]!));
  const rough = levels[0]!;
  const candidates = [IN_PLACE, roughFit(rough)].map((start) => refineFit(rough, start, 'rough'));
  let fit = candidates.reduce((one, two) => (misfit(rough, two) < misfit(rough, one) ? two : one));
  for (const level of levels.slice(1)) fit = refineFit(level, { ...fit, x: 2 * fit.x, y: 2 * fit.y }, 'fine');
  return isPlausible(pair, fit) && misfit(pair, fit) < BETTER * misfit(pair, IN_PLACE) ? fit : IN_PLACE;
}

function isPlausible(pair: Pair, { scaleX, scaleY, x, y }: Fit): boolean {
  const isNearSize = Math.abs(scaleX - 1) <= MOST_SCALE && Math.abs(scaleY - 1) <= MOST_SCALE;
  return isNearSize && Math.hypot(x, y) <= MOST_SHIFT * longestOf(pair);
}

/** The scale whose shift stands out most clearly. */
function roughFit({ original, answer, kept }: Pair): Fit {
  const target = spectrumOf(original, kept);
  let best: Correlation & { scale: number } = { x: 0, y: 0, peak: 0, scale: 1 };
  for (const scale of SCALES) {
    const scaled = bringHome(answer, { scaleX: scale, scaleY: scale, x: 0, y: 0 });
    const found = correlate(target, spectrumOf(scaled, kept));
    if (found.peak > best.peak) best = { ...found, scale };
  }
  return { scaleX: best.scale, scaleY: best.scale, x: best.x * best.scale, y: best.y * best.scale };
}

function halved({ original, answer, kept }: Pair): Pair {
  const small = halvePlane(original);
  const smallKept = new Uint8Array(small.data.length);
  for (let y = 0, i = 0; y < small.height; y++) {
    for (let x = 0; x < small.width; x++, i++) {
      const at = 2 * y * original.width + 2 * x;
      smallKept[i] = kept[at]! & kept[at + 1]! & kept[at + original.width]! & kept[at + original.width + 1]!;
    }
  }
  return { original: small, answer: halvePlane(answer), kept: smallKept };
}

function longestOf({ original }: Pair): number {
  return Math.max(original.width, original.height);
}
