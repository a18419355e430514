interface Size {
  readonly width: number;
  readonly height: number;
}

/** How much wider or narrower than the photo a mask may be: one pixel of its own for rounding, or this share. */
const TOLERANCE = 0.01;

/** Whether a mask has the proportions of a photo, so that it can be brought to its size. */
export function hasSameAspect(mask: Size, photo: Size): boolean {
  const expected = (mask.height * photo.width) / photo.height;
  return Math.abs(mask.width - expected) <= Math.max(1, TOLERANCE * mask.width);
}
