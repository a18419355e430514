import type { Mask } from '../pixels.ts';

/** The pixels near a mask's outline. */
export interface Band {
  /** Pixel numbers, those at the outline first. */
  readonly places: Int32Array;
  /** Steps to the outline of each: above 0 inside, below 0 outside. */
  readonly depth: Int16Array;
  /** Number of a pixel in `places`; -1 where it lies farther from the outline. */
  readonly indexAt: (place: number) => number;
}

const HALF = 128;

/** The pixels up to `reach` steps from a mask's outline (values from 128 on are inside). The picture's border is no outline. */
export function bandAround({ width, height, data }: Mask, reach: number): Band {
  const number = new Int32Array(data.length).fill(-1);
  const places: number[] = [];
  const depth: number[] = [];
  const add = (place: number, steps: number): void => {
    if (number[place] !== -1) return;
    number[place] = places.length;
    places.push(place);
    depth.push(data[place]! >= HALF ? steps : -steps);
  };
  const isOther = (one: number, two: number): boolean => data[one]! >= HALF !== data[two]! >= HALF;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (x + 1 < width && isOther(i, i + 1)) {
        add(i, 1);
        add(i + 1, 1);
      }
      if (y + 1 < height && isOther(i, i + width)) {
        add(i, 1);
        add(i + width, 1);
      }
    }
  }
  for (let k = 0; k < places.length; k++) {
    const steps = Math.abs(depth[k]!);
    if (steps >= reach) break;
    const place = places[k]!;
    const x = place % width;
    if (x > 0) add(place - 1, steps + 1);
    if (x + 1 < width) add(place + 1, steps + 1);
    if (place >= width) add(place - width, steps + 1);
    if (place + width < data.length) add(place + width, steps + 1);
  }
  return {
    places: Int32Array.from(places),
    depth: Int16Array.from(depth),
    indexAt: (place) => number[place]!,
  };
}
