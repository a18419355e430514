import type { Camera } from '../room/camera/camera.ts';
import type { Mask, PixelImage } from '../pixels.ts';

export interface FillRequest {
  /** The part of the photo around the hole. */
  readonly crop: PixelImage;
  /** Pixels above 0 are filled; same size as the crop. */
  readonly hole: Mask;
  /** The photo's camera in pixels of the crop: tells floor from wall. */
  readonly camera?: Camera;
  readonly seed: number;
  readonly onProgress?: (fraction: number) => void;
}
