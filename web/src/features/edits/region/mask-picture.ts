import { blobOfDataUrl } from '../../../platform/photos/blob-of-data-url.ts';

export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  /** One byte a pixel, by rows. */
  readonly grey: Uint8Array;
}

interface MaskMeasure {
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
export function measureMask(picture: GreyPicture): MaskMeasure | null {
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
}

/** The selected pixel nearest to a place. */
function selectedNear({ width, grey }: GreyPicture, toX: number, toY: number): { x: number; y: number } {
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
}

/**
 * The grey values of a mask given as a PNG data URL.
 * @throws Error when it cannot be decoded
 */
export async function readMask(mask: string): Promise<GreyPicture> {
  const bitmap = await createImageBitmap(blobOfDataUrl(mask));
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width, height);
  const grey = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at++) grey[at] = data[at * 4] ?? 0;
  return { width, height, grey };
}

/** #ff3b6b at half strength inside, full strength along the outline with white beside it. */
const TINT = [255, 59, 107] as const;
const INSIDE_ALPHA = 128;
const OUTER_ALPHA = 230;
const CLEAR = 0;

/** RGBA of the overlay that shows a mask on its photo: tinted inside, a line where it ends. */
export function tintMask({ width, height, grey }: GreyPicture): Uint8ClampedArray<ArrayBuffer> {
  const out = new Uint8ClampedArray(width * height * 4);
  const isSelected = (at: number) => (grey[at] ?? 0) >= SELECTED;
  // Beyond the rim lies what the rim is: the photo's edge is no edge of the region.
  const isOther = (here: boolean, at: number) => at >= 0 && at < grey.length && isSelected(at) !== here;
  for (let at = 0, x = 0; at < grey.length; at++, x++) {
    if (x === width) x = 0;
    const here = isSelected(at);
    const isEdge =
      (x > 0 && isOther(here, at - 1)) ||
      (x < width - 1 && isOther(here, at + 1)) ||
      isOther(here, at - width) ||
      isOther(here, at + width);
    // The outer side of the edge is white: the line is seen on dark and on light.
    const alpha = here ? (isEdge ? 255 : INSIDE_ALPHA) : isEdge ? OUTER_ALPHA : CLEAR;
    if (alpha === CLEAR) continue;
    for (let channel = 0; channel < 3; channel++) out[4 * at + channel] = here ? (TINT[channel] ?? 0) : 255;
    out[4 * at + 3] = alpha;
  }
  return out;
}
