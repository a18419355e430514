import { growRect } from '../mask/bounds.ts';
import type { Mask, PixelImage, Rect } from '../pixels.ts';

/** Cuts a rectangle out of a picture. @throws RangeError when it does not lie inside */
export function cropImage(image: PixelImage, area: Rect): PixelImage {
  return { width: area.right - area.left, height: area.bottom - area.top, data: cut(image, area, 4) };
}

/** Cuts a rectangle out of a mask. @throws RangeError when it does not lie inside */
export function cropMask(mask: Mask, area: Rect): Mask {
  return { width: area.right - area.left, height: area.bottom - area.top, data: cut(mask, area, 1) };
}

function cut(source: Mask | PixelImage, area: Rect, channels: number): Uint8Array {
  const { left, top, right, bottom } = area;
  const inside = left >= 0 && top >= 0 && right <= source.width && bottom <= source.height;
  if (!inside || right <= left || bottom <= top)
    throw new RangeError('the rectangle does not lie inside the picture');
  const rowBytes = (right - left) * channels;
  const out = new Uint8Array(rowBytes * (bottom - top));
  for (let y = top; y < bottom; y++) {
    const from = (y * source.width + left) * channels;
    out.set(source.data.subarray(from, from + rowBytes), (y - top) * rowBytes);
  }
  return out;
}

/** A picture with a part of it put back at its corner. */
export function pasteImage(image: PixelImage, part: PixelImage, at: Corner): PixelImage {
  return { ...image, data: pasted(image, part, { ...at, channels: 4 }) };
}

/** A mask with a part of it put back at its corner. */
export function pasteMask(mask: Mask, part: Mask, at: Corner): Mask {
  return { ...mask, data: pasted(mask, part, { ...at, channels: 1 }) };
}

type Corner = Pick<Rect, 'left' | 'top'>;

function pasted(
  whole: Mask | PixelImage,
  part: Mask | PixelImage,
  { left, top, channels }: Corner & { readonly channels: number },
): Uint8Array {
  const data = whole.data.slice();
  const row = part.width * channels;
  for (let y = 0; y < part.height; y++)
    data.set(part.data.subarray(y * row, (y + 1) * row), ((top + y) * whole.width + left) * channels);
  return data;
}

/** How much is shown around a mask, as shares of its size on every side: 'near' for who reads a small picture, 'wide' for who copies from it. */
export type Surroundings = 'near' | 'wide';
const SHARES: Record<Surroundings, readonly number[]> = { near: [0.6], wide: [1.2, 1, 0.8, 0.6] };
/** Pixels on every side at least. */
const LEAST = 64;
/** What is wide is narrowed until it has no more pixels than this. */
const WIDE_PIXELS = 3_000_000;

/** The mask's bounds with room to look around: 64 pixels at least, 60 % of its size or, where it is to be wide, up to 120 % on every side, clipped to the picture. */
export function withSurroundings(
  bounds: Rect,
  picture: { width: number; height: number },
  surroundings: Surroundings,
): Rect {
  const shown = SHARES[surroundings].map((share) => grownBy(bounds, picture, share));
  return shown.find((area) => areaOf(area) <= WIDE_PIXELS) ?? shown.at(-1)!;
}

const areaOf = ({ left, top, right, bottom }: Rect): number => (right - left) * (bottom - top);

function grownBy(bounds: Rect, picture: { width: number; height: number }, share: number): Rect {
  const across = Math.max(LEAST, Math.round(share * (bounds.right - bounds.left)));
  const down = Math.max(LEAST, Math.round(share * (bounds.bottom - bounds.top)));
  return growRect(bounds, { across, down }, picture);
}
