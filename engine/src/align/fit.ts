import type { Plane } from '../filter/gaussian-blur.ts';

/** Where the original's points lie in the answer: about the picture's centre, `answer = centre + scale * (original - centre) + shift`, in pixels. */
export interface Fit {
  readonly scaleX: number;
  readonly scaleY: number;
  readonly x: number;
  readonly y: number;
}

export const IN_PLACE: Fit = { scaleX: 1, scaleY: 1, x: 0, y: 0 };

/** Along one axis: the answer's coordinate of the original's coordinate `at`. */
export function placeOn(at: number, axis: { length: number; scale: number; shift: number }): number {
  const centre = (axis.length - 1) / 2;
  return centre + axis.scale * (at - centre) + axis.shift;
}

/** The answer's brightness (or colours) brought home with linear interpolation; its border is repeated beyond the edge. */
export function bringHome(answer: Plane, fit: Fit): Plane {
  const { width, height, channels, data } = answer;
  const out = new Float32Array(data.length);
  const across = Float64Array.from({ length: width }, (_, x) =>
    clamp(placeOn(x, { length: width, scale: fit.scaleX, shift: fit.x }), width - 1),
  );
  for (let y = 0, i = 0; y < height; y++) {
    const downY = clamp(placeOn(y, { length: height, scale: fit.scaleY, shift: fit.y }), height - 1);
    const top = Math.min(height - 2 < 0 ? 0 : height - 2, downY | 0);
    const fy = downY - top;
    const below = height > 1 ? width * channels : 0;
    for (let x = 0; x < width; x++) {
      const left = Math.min(width - 2 < 0 ? 0 : width - 2, across[x]! | 0);
      const fx = across[x]! - left;
      const beside = width > 1 ? channels : 0;
      for (let c = 0; c < channels; c++, i++) {
        const at = (top * width + left) * channels + c;
        const upper = data[at]! + fx * (data[at + beside]! - data[at]!);
        const lower = data[at + below]! + fx * (data[at + below + beside]! - data[at + below]!);
        out[i] = upper + fy * (lower - upper);
      }
    }
  }
  return { width, height, channels, data: out };
}

function clamp(value: number, last: number): number {
  return value < 0 ? 0 : value > last ? last : value;
}
