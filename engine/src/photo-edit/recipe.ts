/** In pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Light, colour, sharpness and blur of the photo editor, in the order in which they are done. */
export interface PhotoSettings {
  /** -100 (darker) to 100 (lighter), each by the light around a place. */
  readonly shadows: number;
  readonly highlights: number;
  /** Stops of light (EV). */
  readonly exposure: number;
  /** -100 (blue) to 100 (amber). */
  readonly temperature: number;
  /** -100 (green) to 100 (magenta). */
  readonly tint: number;
  /** Percent, 100 changes nothing. */
  readonly brightness: number;
  readonly contrast: number;
  readonly saturation: number;
  /** Degrees. */
  readonly hue: number;
  readonly invert: boolean;
  /** Percent, 0 changes nothing. */
  readonly sharpen: number;
  /** Standard deviation in thousandths of the picture's longest side. */
  readonly blur: number;
}

/** What is done to the shape of a picture: flips, then quarter turns, then straightening with perspective, then the crop. */
export interface PhotoTransformations {
  readonly flipped: { readonly horizontal: boolean; readonly vertical: boolean };
  /** Degrees, clockwise. */
  readonly rotation: 0 | 90 | 180 | 270;
  /** Degrees, clockwise, -45 to 45. */
  readonly straighten: number;
  /** -100 to 100 each: what the camera was tilted by, see `leanOf`. */
  readonly perspective: { readonly vertical: number; readonly horizontal: number };
  /** The shape that the crop is held to; does nothing by itself. */
  readonly cropRatio: { readonly width: number; readonly height: number } | null;
  /** What is kept, as shares (0-1) of the straightened picture. */
  readonly crop: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  } | null;
}

/** All that the photo editor does to a picture. */
export interface PhotoRecipe {
  readonly settings: PhotoSettings;
  readonly transformations: PhotoTransformations;
}

/** The recipe that gives every picture back as it is. */
export const neutralRecipe: PhotoRecipe = {
  settings: {
    shadows: 0,
    highlights: 0,
    exposure: 0,
    temperature: 0,
    tint: 0,
    brightness: 100,
    contrast: 100,
    saturation: 100,
    hue: 0,
    invert: false,
    sharpen: 0,
    blur: 0,
  },
  transformations: {
    flipped: { horizontal: false, vertical: false },
    rotation: 0,
    straighten: 0,
    perspective: { vertical: 0, horizontal: 0 },
    cropRatio: null,
    crop: null,
  },
};
