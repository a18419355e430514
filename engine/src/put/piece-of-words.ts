import { pieceOf, type Piece } from '../furniture/catalogue.ts';
import type { Kind } from '../lexicon/kinds.ts';
import { lookOfWish } from '../prompt/look-of-wish.ts';
import type { Wish } from '../prompt/parse-prompt.ts';

/** Which of the many pieces that words may stand for. */
export interface Choice {
  readonly seed: number;
  /** Which of the forms, from 0. */
  readonly variant: number;
  /** Width over height of the place it has to fill. */
  readonly aspect: number;
}

/** Far enough apart that no two variants of two seeds meet. */
const VARIANT_STEP = 1013;

/** The piece that a wish stands for: same wish and choice, same piece. */
export function pieceOfWish(wish: Wish, kind: Kind, { seed, variant, aspect }: Choice): Piece {
  const look = lookOfWish(wish, kind, seed + variant * VARIANT_STEP);
  return pieceOf({ kind, look, details: wish.details, aspect });
}
