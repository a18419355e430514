import { type Homography, invertHomography, outputSize, wayToSource } from '@maquette/engine';
import type { Size } from '../../../platform/viewport/point.ts';
import type { Transformations } from '../model/recipe.ts';

export interface Place {
  /** What is looked at: the straightened picture, or what the crop keeps of it; in its pixels. */
  readonly content: Size;
  /** From pixels of the source to pixels of the content. */
  readonly matrix: Homography;
  /** And back. */
  readonly toSource: Homography;
}

/** Where the source lies in what is looked at: what the engine does to its pixels, as one matrix. */
export function placePicture(source: Size, transformations: Transformations, isCropped: boolean): Place {
  const shown = isCropped ? transformations : { ...transformations, crop: null };
  const toSource = wayToSource(source, shown);
  return { content: outputSize(source, shown), matrix: invertHomography(toSource), toSource };
}
