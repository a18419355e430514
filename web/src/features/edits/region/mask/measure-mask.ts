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
export const measureMask = (picture: GreyPicture): MaskMeasure | null => {
  const { width, height, grey } = picture;
  let [left, top, right, bottom, sumX, sumY, count] = [width, height, 0, 0, 0, 0, 0];
  for (let at = 0, x = 0, y = 0; at < grey.length; at++, x++) {
    if (x === width) [x, y] = [0, y + 1];
    if ((grey[at] ?? 0) < SELECTED) continue;
    count++;
    sumX += x;
    sumY += y;
    if (x < left) left = x;
    if (x >= right) right = x + 1;
    if (y < top) top = y;
    if (y >= bottom) bottom = y + 1;
  }
  if (count === 0) return null;
  const inside = selectedNear(picture, sumX / count, sumY / count);
  return {
    coverage: count / grey.length,
    bounds: [left / width, top / height, right / width, bottom / height],
    inside: { x: (inside.x + 0.5) / width, y: (inside.y + 0.5) / height },
  };
};

/** The selected pixel nearest to a place. */
const selectedNear = ({ width, grey }: GreyPicture, toX: number, toY: number): { x: number; y: number } => {
  let best = { x: 0, y: 0 };
  let least = Infinity;
  for (let at = 0, x = 0, y = 0; at < grey.length; at++, x++) {
    if (x === width) [x, y] = [0, y + 1];
    if ((grey[at] ?? 0) < SELECTED) continue;
    const distance = (toX - x) ** 2 + (toY - y) ** 2;
    if (distance >= least) continue;
    least = distance;
    best = { x, y };
  }
  return best;
};
