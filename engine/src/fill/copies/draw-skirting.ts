import { lumaOf } from '../../colour/srgb.ts';
import type { PixelImage } from '../../pixels.ts';
import { horizonAt, type Lens } from '../../room/camera/camera.ts';
import { SAMPLES } from './read-skirting.ts';
import { DARK } from './same-hue.ts';
import type { SkirtingRun } from './skirting.ts';

export interface SkirtingDrawing {
  /** Above 0 = may be drawn on. */
  readonly isHole: Uint8Array;
  readonly runs: readonly SkirtingRun[];
  /** Width of the picture that the runs were told on, and its camera. */
  readonly width: number;
  readonly lens: Lens;
}

/** Heights above the band over which a wall's light is told, camera heights; at least so many rows; columns to each side. */
const ABOVE = { from: 0.02, to: 0.07 };
const LEAST_ROWS = 2;
const ASIDE = 5;

/** Draws runs of skirting over a filled picture, in the light of its walls; in place. */
export function drawSkirting(image: PixelImage, drawing: SkirtingDrawing): PixelImage {
  const scale = image.width / drawing.width;
  for (const run of drawing.runs) {
    const from = Math.ceil(run.from * scale);
    const to = Math.floor((run.from + run.foot.length) * scale);
    const strips = Array.from({ length: Math.max(0, to - from) }, (_, k) => stripAt(run, from + k, scale));
    const unitAt = (k: number): number =>
      strips[k]!.foot - scale * horizonAt(drawing.lens, (from + k) / scale);
    const lights = strips.map((strip, k) => lightAbove(image, strip, { x: from + k, unit: unitAt(k) }));
    for (const [k, strip] of strips.entries()) {
      const near = lights.slice(Math.max(0, k - ASIDE), k + ASIDE + 1);
      const light = near.reduce((sum, value) => sum + value, 0) / near.length;
      if (strip.bottom - strip.top >= 1)
        drawStrip(image, drawing.isHole, { ...strip, light, x: from + k, run });
    }
  }
  return image;
}

/** A run in one column of the picture that is drawn on, rows of it. */
interface Strip {
  readonly foot: number;
  readonly bottom: number;
  readonly top: number;
  readonly east: number;
}

function stripAt({ from, foot, bottom, top, east }: SkirtingRun, x: number, scale: number): Strip {
  const k = Math.max(0, Math.min(foot.length - 1, (x + 0.5) / scale - 0.5 - from));
  const left = Math.min(foot.length - 2, Math.floor(k));
  const at = (of: Float32Array): number => of[left]! + (k - left) * (of[left + 1]! - of[left]!);
  return { foot: at(foot) * scale, bottom: at(bottom) * scale, top: at(top) * scale, east: at(east) };
}

/** The light of the wall above a strip, a natural logarithm. */
function lightAbove(
  { width, data }: PixelImage,
  { foot, top }: Strip,
  { x, unit }: { readonly x: number; readonly unit: number },
): number {
  const last = Math.max(1, Math.floor(Math.min(top, foot) - Math.max(LEAST_ROWS, ABOVE.from * unit)));
  const rows = Math.max(LEAST_ROWS, Math.floor((ABOVE.to - ABOVE.from) * unit));
  let [sum, count] = [0, 0];
  for (let y = Math.max(0, last - rows); y < last; y++, count++) {
    const at = 4 * (y * width + x);
    const tone = (c: number): number => Math.log(data[at + c]! + DARK);
    sum += lumaOf(tone(0), tone(1), tone(2));
  }
  return sum / count;
}

interface LitStrip extends Strip {
  readonly light: number;
  readonly x: number;
  readonly run: SkirtingRun;
}

/** Draws one column of the band. Where the fill has wall below the band, or floor above it, what lies farther off is mirrored. */
function drawStrip({ width, height, data }: PixelImage, isHole: Uint8Array, strip: LitStrip): void {
  const { foot, bottom, top, east, light, x, run } = strip;
  const [floorFrom, wallTo] = [Math.ceil(foot) + 1, Math.floor(foot) - 2];
  const first = Math.max(0, Math.min(Math.floor(top), wallTo));
  const last = Math.min(height - 1, Math.max(Math.ceil(bottom), floorFrom));
  for (let y = first; y <= last; y++) {
    const i = y * width + x;
    if (isHole[i] === 0) continue;
    const isBelow = y + 0.5 > (top + bottom) / 2;
    const row = isBelow ? Math.max(y, 2 * floorFrom - 1 - y) : Math.min(y, 2 * wallTo + 1 - y);
    const beside = 4 * (Math.max(0, Math.min(height - 1, row)) * width + x);
    const share = Math.max(0, Math.min(1, bottom - y)) - Math.max(0, Math.min(1, top - y));
    const from = Math.floor((SAMPLES * (bottom - y - 0.5)) / (bottom - top));
    const at = 3 * Math.max(0, Math.min(SAMPLES - 1, from));
    for (let c = 0; c < 3; c++) {
      const [one, other] = [run.profiles[0][at + c]!, run.profiles[1][at + c]!];
      const tone = Math.exp(light + one + east * (other - one)) - DARK;
      const around = data[beside + c]!;
      data[4 * i + c] = Math.max(0, Math.min(255, Math.round(around + share * (tone - around))));
    }
  }
}
