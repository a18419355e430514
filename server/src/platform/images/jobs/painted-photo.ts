import type { Mask, PixelImage } from '@maquette/engine';

/** Share of plain pixels that makes a picture a mask: black and white but for soft or noisy edges. */
export const PLAIN_SHARE = 0.9;
/** Share of agreeing pixels that makes a picture a copy of the photo with something painted over it. */
export const AGREEING_SHARE = 0.25;
/** Mean difference of the three channels within which two pixels agree: the margin of the specification. */
const AGREEING_MARGIN = 10;
/** Mean difference beyond which a pixel was painted in a colour: well above what saving as JPEG changes. */
const COLOURED_MARGIN = 30;

const isDark = (data: Uint8Array, p: number): boolean =>
  data[p]! < 64 && data[p + 1]! < 64 && data[p + 2]! < 64;
const isLight = (data: Uint8Array, p: number): boolean =>
  data[p]! > 191 && data[p + 1]! > 191 && data[p + 2]! > 191;
const isClear = (data: Uint8Array, p: number): boolean => data[p + 3]! < 64;

const differenceAt = (a: Uint8Array, b: Uint8Array, p: number): number =>
  (Math.abs(a[p]! - b[p]!) + Math.abs(a[p + 1]! - b[p + 1]!) + Math.abs(a[p + 2]! - b[p + 2]!)) / 3;

/** How many pixels are near black, near white or transparent. */
export function countPlain({ data }: PixelImage): number {
  let plain = 0;
  for (let p = 0; p < data.length; p += 4) {
    if (isDark(data, p) || isLight(data, p) || isClear(data, p)) plain++;
  }
  return plain;
}

/** How many pixels are as in the photo (same size). */
export function countAgreeing(picture: PixelImage, photo: PixelImage): number {
  let agreeing = 0;
  for (let p = 0; p < picture.data.length; p += 4) {
    if (differenceAt(picture.data, photo.data, p) <= AGREEING_MARGIN) agreeing++;
  }
  return agreeing;
}

/** Adds what was painted in a colour that is not brighter than the photo, a red stroke on a white wall for one. */
export function addColouredPaint(mask: Mask, picture: PixelImage, photo: PixelImage): Mask {
  const data = mask.data.map((value, i) =>
    value > 0 || differenceAt(picture.data, photo.data, i * 4) > COLOURED_MARGIN ? 255 : 0,
  );
  return { width: mask.width, height: mask.height, data };
}
