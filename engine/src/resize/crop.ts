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

/** The mask's bounds with room to look around: `max(64 px, 60 %)` of its size on every side, clipped to the picture. */
export function withSurroundings(bounds: Rect, picture: { width: number; height: number }): Rect {
  const x = Math.max(64, Math.round(0.6 * (bounds.right - bounds.left)));
  const y = Math.max(64, Math.round(0.6 * (bounds.bottom - bounds.top)));
  return {
    left: Math.max(0, bounds.left - x),
    top: Math.max(0, bounds.top - y),
    right: Math.min(picture.width, bounds.right + x),
    bottom: Math.min(picture.height, bounds.bottom + y),
  };
}
