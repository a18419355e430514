import type { PixelImage, Rect } from '../pixels.ts';
import { type Homography, mapPlace } from './perspective.ts';
import type { Size } from './recipe.ts';

/** Steps between two pixels for which weights are kept, and the sum of the four weights of an axis. */
const PHASES = 256;
const WEIGHT_SUM = 1024;
const WEIGHTS = phaseWeights();
/** Pixels that the cubic reads on each side of a place. */
const REACH = 2;

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
export function areaInTurned(area: Rect, turned: Size, toTurned: Homography): Rect {
  const corners = [area.left, area.right].flatMap((x) =>
    [area.top, area.bottom].map((y) => mapPlace(toTurned, { x, y })),
  );
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const { width, height } = turned;
  return {
    left: Math.max(0, Math.floor(Math.min(...xs)) - REACH),
    top: Math.max(0, Math.floor(Math.min(...ys)) - REACH),
    right: Math.min(width, Math.ceil(Math.max(...xs)) + REACH),
    bottom: Math.min(height, Math.ceil(Math.max(...ys)) + REACH),
  };
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
export function straightenPart(area: Rect, toTurned: Homography, part: TurnedPart): PixelImage {
  const width = area.right - area.left;
  const height = area.bottom - area.top;
  const out = new Uint8Array(width * height * 4);
  const [xx, xy, x0, yx, yy, y0, wx, wy, wOne] = toTurned;
  const { data } = part.image;
  const stride = part.image.width * 4;
  const lastX = part.image.width - 3;
  const lastY = part.image.height - 3;
  for (let y = area.top, i = 0; y < area.bottom; y++) {
    const rowX = xy * (y + 0.5) + x0;
    const rowY = yy * (y + 0.5) + y0;
    const rowW = wy * (y + 0.5) + wOne;
    for (let x = area.left; x < area.right; x++, i += 4) {
      const far = 1 / (wx * (x + 0.5) + rowW);
      const px = (xx * (x + 0.5) + rowX) * far - 0.5;
      const py = (yx * (x + 0.5) + rowY) * far - 0.5;
      const fromX = Math.floor(px);
      const fromY = Math.floor(py);
      const across = (((px - fromX) * PHASES + 0.5) | 0) * 4;
      const down = (((py - fromY) * PHASES + 0.5) | 0) * 4;
      const left = fromX - part.area.left;
      const top = fromY - part.area.top;
      let opaque = 0;
      if (left >= 1 && top >= 1 && left <= lastX && top <= lastY) {
        const w0 = WEIGHTS[across]!;
        const w1 = WEIGHTS[across + 1]!;
        const w2 = WEIGHTS[across + 2]!;
        const w3 = WEIGHTS[across + 3]!;
        let red = 0;
        let green = 0;
        let blue = 0;
        opaque = 255;
        for (let k = 0, at = (top - 1) * stride + (left - 1) * 4; k < 4; k++, at += stride) {
          const weight = WEIGHTS[down + k]!;
          red += weight * (w0 * data[at]! + w1 * data[at + 4]! + w2 * data[at + 8]! + w3 * data[at + 12]!);
          green +=
            weight * (w0 * data[at + 1]! + w1 * data[at + 5]! + w2 * data[at + 9]! + w3 * data[at + 13]!);
          blue +=
            weight * (w0 * data[at + 2]! + w1 * data[at + 6]! + w2 * data[at + 10]! + w3 * data[at + 14]!);
          opaque &= data[at + 3]! & data[at + 7]! & data[at + 11]! & data[at + 15]!;
        }
        out[i] = toByte(red);
        out[i + 1] = toByte(green);
        out[i + 2] = toByte(blue);
        out[i + 3] = 255;
      }
      if (opaque !== 255) mixCarefully(out.subarray(i, i + 4), part.image, { left, top, across, down });
    }
  }
  return { width, height, data: out };
}

interface Place {
  /** The pixel at or before the place. */
  readonly left: number;
  readonly top: number;
  /** Where the weights of the place begin. */
  readonly across: number;
  readonly down: number;
}

/** The same for a place at the border or with alpha around it; inside and where all is opaque the answer would be no other, only later. */
function mixCarefully(out: Uint8Array, { width, height, data }: PixelImage, place: Place): void {
  let red = 0;
  let green = 0;
  let blue = 0;
  let alpha = 0;
  for (let k = 0; k < 4; k++) {
    const y = Math.min(height - 1, Math.max(0, place.top - 1 + k));
    for (let j = 0; j < 4; j++) {
      const x = Math.min(width - 1, Math.max(0, place.left - 1 + j));
      const at = (y * width + x) * 4;
      const weight = WEIGHTS[place.down + k]! * WEIGHTS[place.across + j]! * data[at + 3]!;
      red += weight * data[at]!;
      green += weight * data[at + 1]!;
      blue += weight * data[at + 2]!;
      alpha += weight;
    }
  }
  out.fill(0);
  out[3] = toByte(alpha);
  if (out[3] === 0) return;
  out[0] = toByte((red / alpha) * UNIT);
  out[1] = toByte((green / alpha) * UNIT);
  out[2] = toByte((blue / alpha) * UNIT);
}

const UNIT = WEIGHT_SUM * WEIGHT_SUM;

function toByte(sum: number): number {
  return sum <= 0 ? 0 : Math.min(255, ((sum + UNIT / 2) / UNIT) | 0);
}
