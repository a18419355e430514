import { drawnRecord, type Kind } from '../lexicon/kinds.ts';
import { plainWords } from './words.ts';

const GLASS = new Set(['glass', 'verre']);
const SMOKED = new Set(['smoked', 'fume', 'fumee']);
/** What may stand beside it without another meaning. */
const BESIDE = new Set(
  'top topped tempered clear tinted transparent in made of en de plateau trempe teinte transparente'.split(
    ' ',
  ),
);

/** Whether unheeded words say that a thing is of glass, where it can be. */
export function saysGlass(words: string, kind: Kind | null): boolean {
  if (kind === null || !drawnRecord(kind).families.some((family) => family === 'glass')) return false;
  const said = plainWords(words);
  return (
    said.some((word) => GLASS.has(word)) &&
    said.every((word) => GLASS.has(word) || SMOKED.has(word) || BESIDE.has(word))
  );
}

/** Whether such words say that the glass is dark. */
export const saysSmoked = (words: string): boolean => plainWords(words).some((word) => SMOKED.has(word));
