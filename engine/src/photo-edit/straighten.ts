import type { PixelImage, Rect } from '../pixels.ts';
import type { Size } from './geometry.ts';

/** Steps between two pixels for which weights are kept, and the sum of the four weights of an axis. */
const PHASES = 256;
const WEIGHT_SUM = 1024;
const WEIGHTS = phaseWeights();
/** Pixels that the cubic reads on each side of a place. */
const REACH = 2;

/** How a straightened picture lies on the turned one; both are centred on one another. */
export interface Tilt {
  readonly turned: Size;
  readonly straightened: Size;
  /** Degrees, clockwise. */
  readonly degrees: number;
}

/** The cubic of Keys (1981, a = -0.5) in whole numbers, four for each phase. */
function phaseWeights(): Int32Array {
  const weights = new Int32Array((PHASES + 1) * 4);
  for (let phase = 0; phase <= PHASES; phase++) {
    const t = phase / PHASES;
    const before = Math.round(WEIGHT_SUM * (((-0.5 * t + 1) * t - 0.5) * t));
    const first = Math.round(WEIGHT_SUM * ((1.5 * t - 2.5) * t * t + 1));
    const after = Math.round(WEIGHT_SUM * ((0.5 * t - 0.5) * t * t));
    weights.set([before, first, WEIGHT_SUM - before - first - after, after], phase * 4);
  }
  return weights;
}

/** The part of the turned picture that a part of the straightened one is made of. */
export function areaInTurned(area: Rect, tilt: Tilt): Rect {
  const corners = [
    placeInTurned(tilt, area.left, area.top),
    placeInTurned(tilt, area.right, area.top),
    placeInTurned(tilt, area.left, area.bottom),
    placeInTurned(tilt, area.right, area.bottom),
  ];
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const { width, height } = tilt.turned;
  return {
    left: Math.max(0, Math.floor(Math.min(...xs)) - REACH),
    top: Math.max(0, Math.floor(Math.min(...ys)) - REACH),
    right: Math.min(width, Math.ceil(Math.max(...xs)) + REACH),
    bottom: Math.min(height, Math.ceil(Math.max(...ys)) + REACH),
  };
}

function placeInTurned({ turned, straightened, degrees }: Tilt, x: number, y: number) {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const u = x - straightened.width / 2;
  const v = y - straightened.height / 2;
  return { x: cos * u + sin * v + turned.width / 2, y: cos * v - sin * u + turned.height / 2 };
}

/** A part of the turned picture: where it lies, and its pixels. */
export interface TurnedPart {
  readonly area: Rect;
  readonly image: PixelImage;
}

/**
 * A part of the straightened picture, bicubic (Catmull-Rom), colours weighted by alpha, the picture's own border repeated.
 * @param part holds at least `areaInTurned(area)`
 */
export function straightenPart(area: Rect, tilt: Tilt, part: TurnedPart): PixelImage {
  const width = area.right - area.left;
  const height = area.bottom - area.top;
  const out = new Uint8Array(width * height * 4);
  const origin = placeInTurned(tilt, 0, 0);
  const angle = (tilt.degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const { data } = part.image;
  const stride = part.image.width * 4;
  const lastX = part.image.width - 1;
  const lastY = part.image.height - 1;
  for (let y = area.top, i = 0; y < area.bottom; y++) {
    for (let x = area.left; x < area.right; x++, i += 4) {
      const u = x + 0.5;
      const v = y + 0.5;
      const px = cos * u + sin * v + origin.x - 0.5;
      const py = cos * v - sin * u + origin.y - 0.5;
      const fromX = Math.floor(px);
      const fromY = Math.floor(py);
      const across = (((px - fromX) * PHASES + 0.5) | 0) * 4;
      const down = (((py - fromY) * PHASES + 0.5) | 0) * 4;
      const w0 = WEIGHTS[across]!;
      const w1 = WEIGHTS[across + 1]!;
      const w2 = WEIGHTS[across + 2]!;
      const w3 = WEIGHTS[across + 3]!;
      const left = fromX - part.area.left;
      const top = fromY - part.area.top;
      const x0 = Math.min(lastX, Math.max(0, left - 1)) * 4;
      const x1 = Math.min(lastX, Math.max(0, left)) * 4;
      const x2 = Math.min(lastX, Math.max(0, left + 1)) * 4;
      const x3 = Math.min(lastX, Math.max(0, left + 2)) * 4;
      let red = 0;
      let green = 0;
      let blue = 0;
      let opaque = 255;
      for (let k = 0; k < 4; k++) {
        const row = Math.min(lastY, Math.max(0, top - 1 + k)) * stride;
        const a = row + x0;
        const b = row + x1;
        const c = row + x2;
        const d = row + x3;
        const weight = WEIGHTS[down + k]!;
        red += weight * (w0 * data[a]! + w1 * data[b]! + w2 * data[c]! + w3 * data[d]!);
        green += weight * (w0 * data[a + 1]! + w1 * data[b + 1]! + w2 * data[c + 1]! + w3 * data[d + 1]!);
        blue += weight * (w0 * data[a + 2]! + w1 * data[b + 2]! + w2 * data[c + 2]! + w3 * data[d + 2]!);
        opaque &= data[a + 3]! & data[b + 3]! & data[c + 3]! & data[d + 3]!;
      }
      if (opaque === 255) {
        out[i] = toByte(red);
        out[i + 1] = toByte(green);
        out[i + 2] = toByte(blue);
        out[i + 3] = 255;
      } else {
        const rows = [0, 1, 2, 3].map((k) => Math.min(lastY, Math.max(0, top - 1 + k)) * stride);
        mixTransparent(out.subarray(i, i + 4), data, { columns: [x0, x1, x2, x3], rows, across, down });
      }
    }
  }
  return { width, height, data: out };
}

interface Taps {
  /** Offsets in bytes of the four columns and of the four rows. */
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  /** Where the weights of the place begin. */
  readonly across: number;
  readonly down: number;
}

/** The same with colours weighted by alpha; where everything is opaque the answer would be the same, only later. */
function mixTransparent(out: Uint8Array, data: Uint8Array, { columns, rows, across, down }: Taps): void {
  const sums = [0, 0, 0];
  let alpha = 0;
  for (let k = 0; k < 16; k++) {
    const at = rows[k >> 2]! + columns[k & 3]!;
    const weight = WEIGHTS[down + (k >> 2)]! * WEIGHTS[across + (k & 3)]! * data[at + 3]!;
    alpha += weight;
    for (let c = 0; c < 3; c++) sums[c]! += weight * data[at + c]!;
  }
  out[3] = toByte(alpha);
  if (out[3] > 0) for (let c = 0; c < 3; c++) out[c] = toByte((sums[c]! / alpha) * UNIT);
}

const UNIT = WEIGHT_SUM * WEIGHT_SUM;

function toByte(sum: number): number {
  const value = (sum + UNIT / 2) / UNIT;
  return value <= 0 ? 0 : value >= 255 ? 255 : value | 0;
}
