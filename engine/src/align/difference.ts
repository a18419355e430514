import { oklabFromRgb } from '../colour/oklab.ts';
import { boxBlur } from '../filter/box-blur.ts';
import { gaussianBlur, type Plane } from '../filter/gaussian-blur.ts';
import type { Rect } from '../pixels.ts';
import type { Tone } from './match-tone.ts';

/** How different two pictures look (distance in OKLab), pixel by pixel, at two scales. */
export interface Difference {
  /** Small things and sharp borders. */
  readonly fine: Float32Array;
  /** Faint but wide changes, in which re-encoding noise averages out. */
  readonly coarse: Float32Array;
}

const FINE_SIGMA = 1.3;
const COARSE_RADIUS = 3;
/** At these bytes a service has clipped: the true value lies anywhere beyond. */
const WHITE = 252;
const BLACK = 3;

/** The pictures' difference after the answer took the original's tone. Outside `seen` (what the answer shows) there is none. */
export function differenceOf(pair: { original: Plane; answer: Plane }, tone: Tone, seen: Rect): Difference {
  const { width, height } = pair.original;
  const signed = signedDifference(pair, tone, seen);
  const fine = gaussianBlur({ width, height, channels: 3, data: signed }, FINE_SIGMA);
  const coarse = boxBlur(fine, COARSE_RADIUS, 2);
  return { fine: lengths(fine.data), coarse: lengths(coarse.data) };
}

function signedDifference(
  { original, answer }: { original: Plane; answer: Plane },
  tone: Tone,
  seen: Rect,
): Float32Array {
  const { width } = original;
  const out = new Float32Array(original.data.length);
  for (let y = seen.top; y < seen.bottom; y++) {
    for (let x = seen.left, i = 3 * (y * width + x); x < seen.right; x++, i += 3) {
      const one = oklabAt(original.data, i);
      const two = oklabAt(toned(original.data, answer.data, { at: i, tone }), 0);
      out[i] = one[0] - two[0];
      out[i + 1] = one[1] - two[1];
      out[i + 2] = one[2] - two[2];
    }
  }
  return out;
}

const pixel = new Float32Array(3);

/** A clipped channel differs only as far as the original lies on this side of the clip. */
function toned(original: Float32Array, answer: Float32Array, how: { at: number; tone: Tone }): Float32Array {
  const { at, tone } = how;
  for (let c = 0; c < 3; c++) {
    const byte = answer[at + c]!;
    const value = tone.gain[c as 0 | 1 | 2] * byte + tone.offset[c as 0 | 1 | 2];
    const target = original[at + c]!;
    pixel[c] = byte >= WHITE ? Math.max(value, target) : byte <= BLACK ? Math.min(value, target) : value;
  }
  return pixel;
}

function oklabAt(data: Float32Array, at: number): [number, number, number] {
  return oklabFromRgb(toByte(data[at]!), toByte(data[at + 1]!), toByte(data[at + 2]!));
}

function toByte(value: number): number {
  return value <= 0 ? 0 : value >= 255 ? 255 : (value + 0.5) | 0;
}

function lengths(lab: Float32Array): Float32Array {
  const out = new Float32Array(lab.length / 3);
  for (let i = 0, p = 0; i < out.length; i++, p += 3) out[i] = Math.hypot(lab[p]!, lab[p + 1]!, lab[p + 2]!);
  return out;
}
