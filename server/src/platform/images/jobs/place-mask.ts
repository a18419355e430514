import type { Mask, Rect } from '@maquette/engine';
import type { Size } from '../decode-pixels.ts';

/** The mask meant when none is sent: the central half of width and height. */
export function centralHalf({ width, height }: Size): Mask {
  const data = new Uint8Array(width * height);
  const left = Math.floor(width / 4);
  const right = Math.max(left + 1, Math.floor((width * 3) / 4));
  const top = Math.floor(height / 4);
  const bottom = Math.max(top + 1, Math.floor((height * 3) / 4));
  for (let y = top; y < bottom; y++) data.fill(255, y * width + left, y * width + right);
  return { width, height, data };
}

/** How much of a pixel must be painted for it to count where a mask is smaller than its photo: the outline then runs inside the painted pixels. */
const PAINTED_SHARE = 191;

/**
 * The part of a mask that lies over `area` of the photo, at the photo's size. A pixel counts only if the mask pixel its centre falls into is
 * painted, so that nothing counts that was not: the pixel promise is judged by this. The steps of a smaller mask are smoothed within that.
 */
export function coverAt(mask: Mask, photo: Size, area: Rect): Mask {
  const width = area.right - area.left;
  const height = area.bottom - area.top;
  const data = new Uint8Array(width * height);
  const columns = Int32Array.from({ length: width }, (_, x) =>
    Math.floor(((area.left + x + 0.5) * mask.width) / photo.width),
  );
  const isSmaller = mask.width < photo.width && mask.height < photo.height;
  for (let y = 0; y < height; y++) {
    const at = ((area.top + y + 0.5) * mask.height) / photo.height;
    const row = Math.floor(at) * mask.width;
    for (let x = 0; x < width; x++) data[y * width + x] = mask.data[row + columns[x]!]!;
    if (isSmaller) smoothRow(mask, data.subarray(y * width, (y + 1) * width), { at, area, photo });
  }
  return { width, height, data };
}

interface PlacedRow {
  /** The row's middle in rows of the mask. */
  readonly at: number;
  readonly area: Rect;
  readonly photo: Size;
}

/** Takes away what lies beyond the smooth outline of a mask: bilinear between the middles of its pixels. */
function smoothRow(mask: Mask, row: Uint8Array, { at, area, photo }: PlacedRow): void {
  const above = Math.floor(at - 0.5);
  const low = at - 0.5 - above;
  const first = Math.max(0, above) * mask.width;
  const second = Math.min(mask.height - 1, above + 1) * mask.width;
  for (let x = 0; x < row.length; x++) {
    if (row[x] === 0) continue;
    const across = ((area.left + x + 0.5) * mask.width) / photo.width - 0.5;
    const before = Math.floor(across);
    const share = across - before;
    const left = Math.max(0, before);
    const right = Math.min(mask.width - 1, before + 1);
    const top = mask.data[first + left]! * (1 - share) + mask.data[first + right]! * share;
    const bottom = mask.data[second + left]! * (1 - share) + mask.data[second + right]! * share;
    if (top * (1 - low) + bottom * low < PAINTED_SHARE) row[x] = 0;
  }
}
