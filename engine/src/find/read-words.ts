import { oklabFromRgb, type Oklab } from '../colour/oklab.ts';
import { COLOUR_WORDS, SHADES } from '../prompt/colour-words.ts';
import { inLanguage, NOUNS, nounsIn, type Noun } from '../lexicon/lexicon.ts';
import { languageOf } from '../prompt/language.ts';
import { findPhrases, phrasesOf, plainWords, type Found } from '../prompt/words.ts';
import type { Thing } from './things.ts';

/** A place in the picture that tells one of several like things from the others. */
export type Place =
  'left' | 'right' | 'centre' | 'front' | 'back' | 'top' | 'bottom' | 'biggest' | 'smallest';

/** What is looked for. */
export interface Sought {
  readonly thing: Thing;
  readonly colour: Oklab | null;
  readonly places: readonly Place[];
  /** "The chairs": all of them. */
  readonly isPlural: boolean;
}

const colours = phrasesOf(COLOUR_WORDS);
const shades = phrasesOf(SHADES);

const places = phrasesOf<Place>([
  ['left', 'left'],
  ['gauche', 'left'],
  ['right', 'right'],
  ['droite', 'right'],
  ['droit', 'right'],
  ['centre', 'centre'],
  ['center', 'centre'],
  ['central', 'centre'],
  ['centrale', 'centre'],
  ['middle', 'centre'],
  ['milieu', 'centre'],
  ['front', 'front'],
  ['foreground', 'front'],
  ['nearest', 'front'],
  ['devant', 'front'],
  ['premier plan', 'front'],
  ['back', 'back'],
  ['background', 'back'],
  ['far', 'back'],
  ['fond', 'back'],
  ['arrière', 'back'],
  ['top', 'top'],
  ['upper', 'top'],
  ['haut', 'top'],
  ['bottom', 'bottom'],
  ['lower', 'bottom'],
  ['bas', 'bottom'],
  ['biggest', 'biggest'],
  ['largest', 'biggest'],
  ['big', 'biggest'],
  ['large', 'biggest'],
  ['grand', 'biggest'],
  ['smallest', 'smallest'],
  ['small', 'smallest'],
  ['petit', 'smallest'],
]);

/** Words after which something is named only to say where the thing is: "the lamp on the table". */
const BESIDE = new Set(
  'on under behind near beside next by against above below over in of with sur sous derriere pres contre dessus dans avec chez'.split(
    ' ',
  ),
);

/** English nouns whose plural is no other form, or that are many already. */
const MANY = new Set(['drapes', 'bookshelves', 'shelves', 'furniture', 'furnishings', 'meubles', 'mobilier']);

/** Reads "the orange chair" or « le canapé gris de gauche »; null when no word names a thing that can be looked for. */
export function readWords(text: string): Sought | null {
  const words = plainWords(text);
  const language = languageOf(words, NOUNS);
  const head = headOf(nounsIn(words, language), words, language);
  const thing = head?.value.thing.find;
  if (!head || !thing) return null;
  const isFree = (found: Found<unknown>): boolean => found.to <= head.from || found.from >= head.to;
  return {
    thing,
    colour: colourNear(words, head, language),
    places: findPhrases(words, places)
      .filter(isFree)
      .map(({ value }) => value),
    isPlural: isPlural(words, head),
  };
}

/** What is looked for: of nouns side by side, in English the last, in French the first. */
function headOf(
  nouns: readonly Found<Noun>[],
  words: readonly string[],
  language: 'en' | 'fr',
): Found<Noun> | undefined {
  const first = nouns.find(({ from }) => !isBeside(words, from)) ?? nouns[0];
  if (!first || language === 'fr') return first;
  let head = first;
  for (const noun of nouns) if (noun.from === head.to) head = noun;
  return head;
}

/** An article may stand between: "on the". */
function isBeside(words: readonly string[], from: number): boolean {
  return [words[from - 1], words[from - 2]].some((word) => word !== undefined && BESIDE.has(word));
}

function isPlural(words: readonly string[], head: Found<Noun>): boolean {
  const said = words.slice(head.from, head.to);
  if (said.some((word) => MANY.has(word))) return true;
  const base = plainWords(head.phrase);
  const { en, fr } = head.value.thing;
  const hasSingular = [...en, ...fr].some(
    (phrase) => `${phrase}s` === head.phrase || `${phrase}x` === head.phrase,
  );
  return said.some((word, i) => /[sx]$/.test(word) && (word !== base[i] || hasSingular));
}

/** The colour that belongs to the noun: the last one before an English noun, else the first after it. */
function colourNear(words: readonly string[], head: Found<Noun>, language: 'en' | 'fr'): Oklab | null {
  const said = inLanguage(findPhrases(words, colours), language).filter(
    ({ from, to }) => to <= head.from || from >= head.to,
  );
  const before = said.findLast(({ to }) => to <= head.from);
  const after = said.find(({ from }) => from >= head.to);
  const colour = language === 'en' ? (before ?? after) : (after ?? before);
  if (!colour) return null;
  const value = Number.parseInt(colour.value.hex.slice(1), 16);
  const lab = oklabFromRgb(value >> 16, (value >> 8) & 255, value & 255);
  const shade = [words[colour.from - 1], words[colour.to]]
    .flatMap((word) => (word === undefined ? [] : findPhrases([word], shades)))
    .at(0)?.value;
  if (!shade) return lab;
  return [lab[0] + shade.lightness, lab[1] * shade.chroma, lab[2] * shade.chroma];
}
