import type { Kind } from '../lexicon/kinds.ts';
import type { Wish } from '../prompt/parse-prompt.ts';

/** Nothing that was asked for can be drawn. */
export class NoModelError extends Error {
  /** As typed; '' = the words name no thing at all. */
  readonly words: string;
  /** What could honestly stand in; null = nothing could. */
  readonly closest: Kind | null;

  constructor({ words, standIn }: Pick<Wish, 'words' | 'standIn'>) {
    super(`no model for "${words}"`);
    this.name = 'NoModelError';
    this.words = words;
    this.closest = standIn;
  }
}
