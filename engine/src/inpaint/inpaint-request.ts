import type { Kind } from '../furniture/catalogue.ts';
import type { Mask, PixelImage } from '../pixels.ts';
import type { StylePreset } from '../style/apply-style.ts';

export interface InpaintRequest {
  /** The part of the photo to work on: bounding box of the mask plus surroundings, at the photo's own resolution. */
  readonly crop: PixelImage;
  /** Same size as the crop; above 0 = repaint. */
  readonly mask: Mask;
  /** Where the crop lies in the photo. */
  readonly place: {
    readonly left: number;
    readonly top: number;
    readonly photoWidth: number;
    readonly photoHeight: number;
  };
  /** The whole photo reduced to at most 1024 px on the longer side: camera and light are read from it. */
  readonly overview: PixelImage;
  readonly mode: 'replace' | 'remove';
  readonly prompt: string;
  readonly negativePrompt: string;
  readonly stylePreset: StylePreset;
  readonly seed: number;
  /** Quality, 10 to 50. */
  readonly steps: number;
  readonly onProgress: (fraction: number) => void;
}

/** What was made of the prompt, so that nothing is passed off as something else. */
export interface Understood {
  readonly kind: Kind | null;
  readonly colour: string | null;
  readonly material: string | null;
  /** The kind drawn instead when the prompt named nothing there is a model of. */
  readonly closest: Kind | null;
  /** Things the prompt named that were not drawn, in English: no room for them, or no model of them beside one there is. */
  readonly leftOut: readonly string[];
  readonly english: string;
}

export interface InpaintResult {
  /** Same size as the request's crop, and equal to it where the mask is 0. */
  readonly crop: PixelImage;
  readonly understood: Understood;
}
