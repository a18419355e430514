export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  /** One byte a pixel, by rows. */
  readonly grey: Uint8Array;
}

export interface MaskMeasure {
  /** Part that is selected, 0 to 1. */
  readonly coverage: number;
  /** Left, top, right, bottom of what is selected, as parts of width and height. */
  readonly bounds: readonly [number, number, number, number];
  /** The selected place nearest to the middle of mass, as parts of width and height. */
  readonly inside: { readonly x: number; readonly y: number };
}

/** A pixel at least this bright is selected. */
export const SELECTED = 128;

/** How much of a mask is selected, and where; null when nothing is. */
export const measureMask = ({ width, height, grey }: GreyPicture): MaskMeasure | null => {
  const selected: number[] = [];
  let [left, top, right, bottom, sumX, sumY] = [width, height, 0, 0, 0, 0];
  for (let at = 0; at < grey.length; at++) {
    if ((grey[at] ?? 0) < SELECTED) continue;
    const x = at % width;
    const y = (at - x) / width;
    selected.push(at);
    sumX += x;
    sumY += y;
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  if (selected.length === 0) return null;
  const middle = { x: sumX / selected.length, y: sumY / selected.length };
  const distance = (at: number) => (middle.x - (at % width)) ** 2 + (middle.y - Math.floor(at / width)) ** 2;
  const inside = selected.reduce((best, at) => (distance(at) < distance(best) ? at : best));
  return {
    coverage: selected.length / grey.length,
    bounds: [left / width, top / height, right / width, bottom / height],
    inside: {
      x: ((inside % width) + 0.5) / width,
      y: (Math.floor(inside / width) + 0.5) / height,
    },
  };
};
