import type { Details } from '../lexicon/details.ts';
import type { Kind } from '../lexicon/drawn-kinds.ts';
import type { Mesh } from '../scene/mesh.ts';
import type { Look } from './look.ts';

/** A thing to be placed: where it rests, and sizes to choose from. */
export interface Piece {
  readonly support: 'floor' | 'wall' | 'ceiling';
  /** Round things look the same from all sides and need no turning. */
  readonly isRound: boolean;
  /** Builders of the same piece in several sizes. */
  readonly sizes: readonly (() => Mesh)[];
}

export interface PieceRequest {
  readonly kind: Kind;
  readonly look: Look;
  readonly details: Details;
  /** Width over height of the place it has to fill. */
  readonly aspect: number;
}

/** What makes the pieces of a kind. */
export type Make = (request: PieceRequest) => Piece;

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
