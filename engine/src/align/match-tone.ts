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
/** Pulls towards "same tone", in pixels at one level's distance: a flat colour alone cannot tell gain from offset. */
const PULL = 0.002;

/**
 * The answer's tone against the original's, by iteratively reweighted least squares with Tukey's weights from "same tone" on: it settles on the nearest explanation, which is the shift
 * of the untouched part. Pixels that are not `kept`, or clipped, do not count.
 */
export function fitTone(original: Plane, answer: Plane, kept: Uint8Array): Tone {
  const gain: [number, number, number] = [1, 1, 1];
  const offset: [number, number, number] = [0, 0, 0];
  for (const reach of REACHES) {
    for (let c = 0; c < 3; c++) {
      const line = fitLine({ original, answer, kept }, c, { gain, offset, reach });
      if (!line) return SAME_TONE;
      gain[c] = line.gain;
      offset[c] = line.offset;
    }
  }
  return { gain, offset };
}

/** One channel; a pixel weighs by its worst channel, so that a recoloured thing does not pull through the channel it kept. */
function fitLine(
  { original, answer, kept }: { original: Plane; answer: Plane; kept: Uint8Array },
  channel: number,
  now: { gain: readonly number[]; offset: readonly number[]; reach: number },
): { gain: number; offset: number } | null {
  let [n, sx, sy, sxx, sxy] = [0, 0, 0, 0, 0];
  for (let i = 0; i < kept.length; i++) {
    const x = answer.data[3 * i + channel]!;
    const y = original.data[3 * i + channel]!;
    if (!kept[i] || x < DARKEST || x > BRIGHTEST || y < DARKEST || y > BRIGHTEST) continue;
    let worst = 0;
    for (let c = 0; c < 3; c++) {
      const rest = original.data[3 * i + c]! - now.gain[c]! * answer.data[3 * i + c]! - now.offset[c]!;
      worst = Math.max(worst, Math.abs(rest));
    }
    if (worst >= now.reach) continue;
    const weight = (1 - (worst / now.reach) ** 2) ** 2;
    n += weight;
    sx += weight * x;
    sy += weight * y;
    sxx += weight * x * x;
    sxy += weight * x * y;
  }
  if (n < LEAST_SHARE * kept.length) return null;
  const spread = sxx - (sx * sx) / n;
  const pull = PULL * kept.length * 128;
  const gain = Math.min(GAINS.most, Math.max(GAINS.least, (sxy - (sx * sy) / n + pull) / (spread + pull)));
  const offset = Math.min(MOST_OFFSET, Math.max(-MOST_OFFSET, (sy - gain * sx) / n));
  return { gain, offset };
}

/** The tone as one table of bytes for each channel. */
export function curvesOf({ gain, offset }: Tone): [Uint8Array, Uint8Array, Uint8Array] {
  const curve = (c: 0 | 1 | 2): Uint8Array =>
    Uint8Array.from({ length: 256 }, (_, byte) =>
      Math.min(255, Math.max(0, Math.round(gain[c] * byte + offset[c]))),
    );
  return [curve(0), curve(1), curve(2)];
}
