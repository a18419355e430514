import type { Kind } from '../furniture/catalogue.ts';

/** Where the painted place lies: its proportions, and its edges against the horizon, in heights of the place. */
export interface PlaceShape {
  /** Width over height. */
  readonly aspect: number;
  /** How far the bottom edge lies below the horizon; negative = above it. */
  readonly belowHorizon: number;
}

/** The kind that fits a place best when the prompt names nothing known: by its form and height in the room. */
export function guessKind({ aspect, belowHorizon }: PlaceShape): Kind {
  if (belowHorizon <= 0.15) return aspect > 0.3 ? 'painting' : 'pendant lamp';
  if (aspect > 3.2) return 'rug';
  if (aspect > 1.35) return 'sofa';
  return aspect > 0.8 ? 'armchair' : 'plant';
}
