import { readWords } from './read-words.ts';

/** What joins things that are all meant, and what joins them to say where one is, or which. */
const JOINED = /\s*(?:,|&|\+|(?<![\p{L}])(?:and|et|plus)(?![\p{L}]))\s*/iu;
const TIED = /(?<![\p{L}])(?:between|with|entre|avec)(?![\p{L}])/iu;
/** More are a list that somebody wrote down rather than what is to be changed at once. */
const MOST = 6;

/**
 * "The sofa, the rug and the lamp": each of the things that are named side by side; the words as they are where they name one. What says where a thing is names
 * no other ("the chair between the lamp and the plant"), and "the black and white rug" is one rug.
 */
export function severalThings(words: string): readonly string[] {
  const parts = words.split(JOINED).filter((part) => part !== '');
  if (parts.length < 2 || parts.length > MOST || TIED.test(words)) return [words];
  const whole = readWords(words);
  if (!whole || whole.leftOut.length === 0) return [words];
  const named = parts.map(readWords);
  const last = named.at(-1);
  const isPlacedAsOne = whole.beside !== null && !last?.beside;
  const isList = named.every((sought) => sought && (sought === last || !sought.beside));
  return isList && !isPlacedAsOne ? parts : [words];
}
