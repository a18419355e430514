import { bringHome, IN_PLACE, type Fit } from './fit.ts';
import { correlate, spectrumOf, type Correlation } from './phase-correlation.ts';
import { halvePlane } from './reduce.ts';
import { misfit, refineFit, type Pair } from './refine-fit.ts';

/** Longer side at which the rough shift is looked for. */
const ROUGH_PX = 160;
/** Services crop to multiples of 16 and scale: a little, either way. */
const NEAR_SCALES = [1, 0.99, 1.01, 0.98, 1.02, 0.97, 1.03] as const;
/** Some move in or step back: looked for only when nothing near fits. */
const FAR_SCALES = [
  1.045, 1.06, 1.075, 1.09, 1.105, 1.12, 1.135, 1.15, 0.955, 0.94, 0.925, 0.91, 0.895, 1.17, 1.2, 1.23, 1.26,
  1.29,
] as const;
const MOST_SCALE = 0.16;
/** Of the longer side. */
const MOST_SHIFT = 0.1;
/** A fit must beat the answer as it lies by this factor: else sharpness would be lost for nothing. */
const BETTER = 0.985;
const MUCH_BETTER = 0.75;
/** Share of edges that do not meet above which nothing near fits, and below which nothing else is looked for. */
const POOR = 0.45;
const GOOD = 0.12;

/** Where the original's points lie in the answer, in pixels of the planes; in place when nothing fits better, null when the picture was clearly taken from too far elsewhere. */
export function findFit(pair: Pair): Fit | null {
  const levels = [pair];
  while (longestOf(levels[0]!) > ROUGH_PX) levels.unshift(halved(levels[0]!));
  const rough = levels[0]!;
  const asItLies = refineFit(rough, IN_PLACE, 'rough');
  const near =
    misfit(rough, asItLies) < GOOD ? asItLies : bestOf(rough, [asItLies, roughFit(rough, NEAR_SCALES)]);
  const isPoor = misfit(rough, near) > POOR;
  let fit = isPoor ? bestOf(rough, [near, roughFit(rough, FAR_SCALES)]) : near;
  for (const level of levels.slice(1)) fit = refineFit(level, { ...fit, x: 2 * fit.x, y: 2 * fit.y }, 'fine');
  const gain = misfit(pair, fit) / misfit(pair, IN_PLACE);
  if (isPlausible(pair, fit)) return gain < BETTER ? fit : IN_PLACE;
  return gain < MUCH_BETTER ? null : IN_PLACE;
}

function bestOf(pair: Pair, starts: readonly Fit[]): Fit {
  const fits = starts.map((start) => refineFit(pair, start, 'rough'));
  return fits.reduce((one, two) => (misfit(pair, two) < misfit(pair, one) ? two : one));
}

function isPlausible(pair: Pair, { scaleX, scaleY, x, y }: Fit): boolean {
  const isNearSize = Math.abs(scaleX - 1) <= MOST_SCALE && Math.abs(scaleY - 1) <= MOST_SCALE;
  return isNearSize && Math.hypot(x, y) <= MOST_SHIFT * longestOf(pair);
}

/** The scale whose shift stands out most clearly. */
function roughFit({ original, answer, kept }: Pair, scales: readonly number[]): Fit {
  const target = spectrumOf(original, kept);
  let best: Correlation & { scale: number } = { x: 0, y: 0, peak: 0, scale: 1 };
  for (const scale of scales) {
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
