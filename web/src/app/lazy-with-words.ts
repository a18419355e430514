import type { ComponentType } from 'react';
import { needWords } from '../platform/i18n/init.ts';
import { lazyPart } from '../platform/lazy-part.tsx';
import type { WordPart } from './messages/load.ts';

const part: WordPart = 'rest';

/** A lazy part of the application that speaks with more than the words of shell and home page. */
export function lazyWithWords<P extends object, N extends string>(
  load: () => Promise<Record<N, ComponentType<P>>>,
  name: N,
) {
  return lazyPart(async () => (await Promise.all([load(), needWords(part)]))[0], name);
}
