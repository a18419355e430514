import type { Details } from '../lexicon/details.ts';
import type { Mesh } from '../scene/mesh.ts';
import type { Look } from './look.ts';

/** A thing to be placed: where it rests, and sizes to choose from. */
export interface Piece {
  readonly support: 'floor' | 'wall' | 'ceiling';
  /** Round things look the same from all sides and need no turning. */
  readonly isRound: boolean;
  /** A picture of a thing has one side: it is turned until it looks at the camera. */
  readonly facesCamera?: boolean;
  /** Its size was told, so it is not drawn larger; smaller only as far as the camera's height may be misread. */
  readonly isMeasured?: boolean;
  /** Builders of the same piece in several sizes. */
  readonly sizes: readonly (() => Mesh)[];
}

/** What a piece is made after. */
export interface MakeRequest {
  readonly look: Look;
  readonly details: Details;
  /** Width over height of the place it has to fill. */
  readonly aspect: number;
}

/** What makes the pieces of a kind. */
export type Make = (request: MakeRequest) => Piece;

/** What stands on the floor and has a front. */
export function floor(...sizes: (() => Mesh)[]): Piece {
  return { support: 'floor', isRound: false, sizes };
}

/** What looks the same from all sides. */
export function round(support: Piece['support'], ...sizes: (() => Mesh)[]): Piece {
  return { support, isRound: true, sizes };
}

/** What hangs on a wall. */
export function hung(...sizes: (() => Mesh)[]): Piece {
  return { support: 'wall', isRound: false, sizes };
}

/** Builders of a thing in several widths, metres. */
export function inWidths(
  build: (look: Look, width: number) => Mesh,
  look: Look,
  widths: readonly number[],
): (() => Mesh)[] {
  return widths.map((width) => () => build(look, width));
}
