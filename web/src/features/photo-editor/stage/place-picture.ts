import { outputSize } from '@maquette/engine';
import type { Size } from '../../../platform/viewport/point.ts';
import type { Transformations } from '../model/recipe.ts';

/** As the matrix() of CSS: (x, y) becomes (a·x + c·y + e, b·x + d·y + f). */
export interface Matrix {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

export interface Place {
  /** What is looked at: the straightened picture, or what the crop keeps of it; in its pixels. */
  readonly content: Size;
  /** From pixels of the source to pixels of the content. */
  readonly matrix: Matrix;
}

/** Where the source lies in what is looked at: what the engine does to its pixels, as one matrix. */
export function placePicture(source: Size, transformations: Transformations, isCropped: boolean): Place {
  const { flipped, rotation, straighten, crop } = transformations;
  const straightened = outputSize(source, { ...transformations, crop: null });
  const content = isCropped ? outputSize(source, transformations) : straightened;
  const angle = ((rotation + straighten) * Math.PI) / 180;
  const across = flipped.horizontal ? -1 : 1;
  const down = flipped.vertical ? -1 : 1;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turn = { a: cos * across, b: sin * across, c: -sin * down, d: cos * down };
  const origin = isCropped && crop ? crop : { x: 0, y: 0 };
  const left = startOf(origin.x, straightened.width, content.width);
  const top = startOf(origin.y, straightened.height, content.height);
  return {
    content,
    matrix: {
      ...turn,
      e: straightened.width / 2 - left - (turn.a * source.width + turn.c * source.height) / 2,
      f: straightened.height / 2 - top - (turn.b * source.width + turn.d * source.height) / 2,
    },
  };
}

/** The place in the source that is shown at a place of the content. */
export function toSource(
  { a, b, c, d, e, f }: Matrix,
  at: { x: number; y: number },
): { x: number; y: number } {
  const determinant = a * d - b * c;
  const [x, y] = [at.x - e, at.y - f];
  return { x: (d * x - c * y) / determinant, y: (a * y - b * x) / determinant };
}

function startOf(share: number, side: number, kept: number): number {
  return Math.max(0, Math.min(side - kept, Math.round(share * side)));
}
