/** The mask: one byte a pixel, rows from the top without padding. 0 keeps the photo, 255 repaints it. */
export interface MaskBuffer {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array<ArrayBuffer>;
}

/** A size in whole pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Mask pixels per photo pixel. The two differ by less than a pixel's rounding. */
export interface MaskScale {
  readonly x: number;
  readonly y: number;
}

const WORKING_SIDE = 2048;

/** An empty mask of the given size. */
export function createMask({ width, height }: Size): MaskBuffer {
  return { width, height, pixels: new Uint8Array(width * height) };
}

/** The size a mask is painted at: the photo's own, or its aspect with a longest side of 2048 pixels. */
export function workingSize(photo: Size): Size {
  const shrink = Math.min(1, WORKING_SIDE / Math.max(photo.width, photo.height));
  return {
    width: Math.max(1, Math.round(photo.width * shrink)),
    height: Math.max(1, Math.round(photo.height * shrink)),
  };
}

export function scaleBetween(photo: Size, mask: Size): MaskScale {
  return { x: mask.width / photo.width, y: mask.height / photo.height };
}

/** Whole mask pixels; the right and bottom edges are outside. */
export interface Rect {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export function isEmptyRect(rect: Rect): boolean {
  return rect.x1 <= rect.x0 || rect.y1 <= rect.y0;
}

/** The smallest rectangle that holds both; an empty or missing one counts for nothing. */
export function joinRects(a: Rect | null, b: Rect | null): Rect | null {
  if (!a || isEmptyRect(a)) return b && !isEmptyRect(b) ? b : null;
  if (!b || isEmptyRect(b)) return a;
  return {
    x0: Math.min(a.x0, b.x0),
    y0: Math.min(a.y0, b.y0),
    x1: Math.max(a.x1, b.x1),
    y1: Math.max(a.y1, b.y1),
  };
}

/** Grows a box of real numbers by `margin` and cuts it to whole pixels inside `size`. */
export function coverRect(
  box: Rect,
  margin: number,
  size: { readonly width: number; readonly height: number },
): Rect {
  return {
    x0: Math.max(0, Math.floor(box.x0 - margin)),
    y0: Math.max(0, Math.floor(box.y0 - margin)),
    x1: Math.min(size.width, Math.ceil(box.x1 + margin)),
    y1: Math.min(size.height, Math.ceil(box.y1 + margin)),
  };
}

const HALF = 128;
/** Pixels at the edge may be others once a mask was brought to another size and back; so may this share of the rest. */
const LIKE_SHARE = 0.02;
const LIKE_EDGE = 4;

/** Whether two masks of one size mark the same, but for what drawing at another size does to their edges. */
export function isSameMask(one: Uint8Array, other: Uint8Array): boolean {
  let [either, apart] = [0, 0];
  for (let i = 0; i < one.length; i += 1) {
    const [isHere, isThere] = [(one[i] ?? 0) >= HALF, (other[i] ?? 0) >= HALF];
    if (isHere || isThere) either += 1;
    if (isHere !== isThere) apart += 1;
  }
  return apart <= LIKE_SHARE * either + LIKE_EDGE * Math.sqrt(either);
}
