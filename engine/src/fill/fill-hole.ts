import { scaledPart } from '../room/room-part.ts';
import { isMaskEmpty } from '../mask/bounds.ts';
import type { PixelImage } from '../pixels.ts';
import { resizeImage } from '../resize/resize-image.ts';
import { shrinkToCover } from '../resize/resize-mask.ts';
import { fillAtSize } from './fill-at-size.ts';
import type { FillRequest } from './fill-request.ts';
import { restoreResolution } from './restore-resolution.ts';

/** Larger pictures are filled at this many pixels and sharpened with their own texture afterwards. */
const WORK_PIXELS = 800_000;

/**
 * Fills a hole with the background that continues behind it: walls and floors are found around it and extended with straight borders, their light is carried on smoothly and
 * their texture is copied from nearby. Pixels outside the hole are untouched; the same request gives the same bytes. An empty hole gives a copy.
 * @throws RangeError when hole and crop differ in size
 */
export function fillHole(request: FillRequest): PixelImage {
  const { crop, hole } = request;
  if (hole.width !== crop.width || hole.height !== crop.height)
    throw new RangeError('hole and crop differ in size');
  if (isMaskEmpty(hole)) return { ...crop, data: crop.data.slice() };
  const scale = Math.min(1, Math.sqrt(WORK_PIXELS / (crop.width * crop.height)));
  if (scale === 1) return fillAtSize(request).filled;
  const size = {
    width: Math.max(1, Math.round(crop.width * scale)),
    height: Math.max(1, Math.round(crop.height * scale)),
  };
  const small = { crop: resizeImage(crop, size), hole: shrinkToCover(hole, size) };
  const { filled, sources } = fillAtSize({ ...request, ...small, room: scaledPart(request.room, scale) });
  return restoreResolution({
    crop,
    hole,
    small: { before: small.crop, after: filled, hole: small.hole, sources },
  });
}
