/** A picture in memory: RGBA, 8 bits a channel, sRGB, straight alpha, row by row from the top left. `data.length` is `width * height * 4`. */
export interface PixelImage {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** What may change in a picture: 8 bits a pixel, 0 = keep, 255 = repaint; values between are the feather. `data.length` is `width * height`. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A rectangle of whole pixels; `right` and `bottom` are exclusive. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where a part of a photo lies in it, and how large the photo is. */
export interface PlaceInPhoto {
  readonly left: number;
  readonly top: number;
  readonly photoWidth: number;
  readonly photoHeight: number;
}
