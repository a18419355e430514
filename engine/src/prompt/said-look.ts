import { nounsIn } from '../lexicon/lexicon.ts';
import { type ColourWish, readColourWish, toneIn } from '../recolour/read-colour-wish.ts';
import { exactColour } from '../recolour/wish/exact-colour.ts';
import { placedWords } from './placed-words.ts';
import { readGroup, type Group, type Stretch } from './read-group.ts';
import { plainWords } from './words.ts';

/** Only a colour or material, or a way of laying that nobody knows more of: "subway tiles", « carrelage métro ». */
export function isAboutLook(wish: string): boolean {
  const { isLook, noun, language } = readGroup(wish);
  if (isLook || noun) return isLook;
  const laid = nounsIn(plainWords(wish), language);
  return (language === 'en' ? laid.at(-1) : laid[0])?.value.thing.stands === 'surface';
}

/** Where a wish asks for the colour that is there, changed. */
export function toneAt(wish: string): Stretch | null {
  const words = placedWords(wish);
  const tone = toneIn(words.map(({ word }) => word));
  return tone && { from: words[tone.from]!.from, to: words[tone.to - 1]!.to };
}

/** What a colour or material cannot show; numbers of an exact colour are no words. */
export function lookLeftOut(wish: string, group: Group): string[] {
  if (exactColour(wish)) return [];
  const strange = group.noun === null && group.head ? [group.head] : [];
  return [...strange, ...group.leftOut, ...group.styles]
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to }) => wish.slice(from, to).replace(/^(?:in|with|en|avec|de) /i, ''))
    .filter((words) => readColourWish(words) === null);
}

/** "Blue and white": of two looks the first counts, unless tiles alternate in both. */
export function otherLook(wish: string, read: ColourWish): string[] {
  const [, first = '', other = ''] = /^(.+?) (?:and|et) (.+)$/iu.exec(wish) ?? [];
  return read.second === undefined && readColourWish(first) && readColourWish(other) ? [other] : [];
}

/** "White fronts with brass handles": the look of the whole, and what cannot be done besides. */
export function withoutDetail(said: string): { readonly said: string; readonly detail: readonly string[] } {
  const [, whole = '', detail = ''] = /^(.+?) (?:with|avec) (.+)$/iu.exec(said) ?? [];
  const { head, noun } = readGroup(detail);
  const isPrint = readColourWish(said)?.second !== undefined;
  const isOther = head !== null && noun === null && readColourWish(whole) !== null && !isPrint;
  return isOther ? { said: whole, detail: [detail] } : { said, detail: [] };
}
