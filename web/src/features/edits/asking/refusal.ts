import type { MissingThing, RegionGuess } from '@maquette/contract';
import { ApiError } from '../../../platform/api/api-error.ts';
import type { Shortage } from '../words/index.ts';

/** What stands between a click and its pictures, and what would help. Nothing was charged. */
export type Refusal =
  | { readonly kind: 'failure'; readonly message: string }
  /** There are too few credits. */
  | { readonly kind: 'short'; readonly shortage: Shortage }
  /** There is no model of some things; `resume` orders what is nearest to them. */
  | { readonly kind: 'missing'; readonly missing: readonly MissingThing[]; readonly resume: () => void }
  /** It is not certain which region was meant. */
  | { readonly kind: 'guess'; readonly guess: RegionGuess };

/** What a refusal of the server asks; null when it asks nothing. */
export const askedBy = (error: unknown, resume: () => void): Refusal | null => {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'no_model' && error.missing.length > 0)
    return { kind: 'missing', missing: error.missing, resume };
  if (error.code === 'confirm_region' && error.guess !== null) return { kind: 'guess', guess: error.guess };
  return null;
};
