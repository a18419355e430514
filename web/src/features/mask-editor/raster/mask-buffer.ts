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
