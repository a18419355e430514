import type { Lack } from '../lack.ts';
import type { WishAction } from '../read-wish.ts';

/** A sentence that a new user types into any tool, and what is read of it. */
export interface SentenceRead {
  readonly sentence: string;
  readonly language: 'en' | 'fr';
  readonly action: WishAction;
  /** What the sentence itself says it is done to; absent = what is marked. */
  readonly target?: string;
  /** Canonical English; `kind` '' = no thing is named. */
  readonly things: readonly {
    readonly kind: string;
    readonly colour?: string;
    readonly material?: string;
    readonly style?: string;
    readonly count?: number;
  }[];
  /** What is not done, what could stand in, and why where it is not for want of a model. */
  readonly missing?: readonly {
    readonly words: string;
    readonly closest: string | null;
    readonly lack?: Exclude<Lack, 'no_model'>;
  }[];
  readonly leftOut?: readonly string[];
}
