import type { Plane } from '../filter/gaussian-blur.ts';

/** Per channel: original = gain * answer + offset, sRGB 0-255. */
export interface Tone {
  readonly gain: readonly [number, number, number];
  readonly offset: readonly [number, number, number];
}

export const SAME_TONE: Tone = { gain: [1, 1, 1], offset: [0, 0, 0] };

/** What differs by more (0-255) after the tone found so far was edited, not re-toned; narrows from round to round. */
const REACHES = [56, 40, 28, 20, 14, 10, 10] as const;
/** Clipped values say nothing about the tone. */
const DARKEST = 4;
const BRIGHTEST = 250;
const LEAST_SHARE = 0.02;
const GAINS = { least: 0.7, most: 1.4 };
const MOST_OFFSET = 40;
/** Pulls the gain towards 1, as if every pixel stood half a level off the mean: a flat colour alone cannot tell gain from offset. */
const PULL = 0.25;

type Channel = 0 | 1 | 2;

/** So many pixels, evenly spread, are plenty for six numbers. */
const SAMPLES = 40_000;

interface TonePair {
  readonly original: Plane;
  readonly answer: Plane;
  /** 1 where nothing may change. */
  readonly kept: Uint8Array;
}

/**
 * The answer's tone against the original's, by iteratively reweighted least squares with Tukey's weights from "same tone" on: it settles on the nearest explanation, which is the shift
 * of the untouched part. Pixels that are not `kept`, or clipped, do not count.
 */
export function fitTone(pair: TonePair): Tone {
  let tone = SAME_TONE;
  for (const reach of REACHES) {
    const sums = sumUp(pair, tone, reach);
    const lines = sums.map((channel) => lineThrough(channel));
    const [red, green, blue] = lines;
    if (!red || !green || !blue) return SAME_TONE;
    tone = { gain: [red.gain, green.gain, blue.gain], offset: [red.offset, green.offset, blue.offset] };
  }
  return tone;
}

interface Sums {
  n: number;
  x: number;
  y: number;
  xx: number;
  xy: number;
  /** Pixels looked at, whatever their weight. */
  seen: number;
}

/** A pixel weighs by its worst channel, so that a recoloured thing does not pull through the channel it kept. */
function sumUp({ original, answer, kept }: TonePair, { gain, offset }: Tone, reach: number): Sums[] {
  const sums = [0, 1, 2].map((): Sums => ({ n: 0, x: 0, y: 0, xx: 0, xy: 0, seen: 0 }));
  const step = Math.max(1, Math.floor(kept.length / SAMPLES));
  for (let i = 0; i < kept.length; i += step) {
    if (!kept[i]) continue;
    let worst = 0;
    for (let c = 0; c < 3; c++) {
      const rest =
        original.data[3 * i + c]! - gain[c as Channel] * answer.data[3 * i + c]! - offset[c as Channel];
      worst = Math.max(worst, Math.abs(rest));
    }
    const near = Math.max(0, 1 - (worst / reach) ** 2);
    for (let c = 0; c < 3; c++)
      addPoint(sums[c]!, original.data[3 * i + c]!, { x: answer.data[3 * i + c]!, near });
  }
  return sums;
}

function addPoint(sums: Sums, y: number, { x, near }: { x: number; near: number }): void {
  sums.seen++;
  if (near === 0 || x < DARKEST || x > BRIGHTEST || y < DARKEST || y > BRIGHTEST) return;
  const weight = near * near;
  sums.n += weight;
  sums.x += weight * x;
  sums.y += weight * y;
  sums.xx += weight * x * x;
  sums.xy += weight * x * y;
}

function lineThrough({ n, x, y, xx, xy, seen }: Sums): { gain: number; offset: number } | null {
  if (n === 0 || n < LEAST_SHARE * seen) return null;
  const pull = PULL * seen;
  const slope = (xy - (x * y) / n + pull) / (xx - (x * x) / n + pull);
  const gain = Math.min(GAINS.most, Math.max(GAINS.least, slope));
  return { gain, offset: Math.min(MOST_OFFSET, Math.max(-MOST_OFFSET, (y - gain * x) / n)) };
}

/** The tone as one table of bytes for each channel. */
export function curvesOf({ gain, offset }: Tone): [Uint8Array, Uint8Array, Uint8Array] {
  const curve = (c: Channel): Uint8Array =>
    Uint8Array.from({ length: 256 }, (_, byte) =>
      Math.min(255, Math.max(0, Math.round(gain[c] * byte + offset[c]))),
    );
  return [curve(0), curve(1), curve(2)];
}
