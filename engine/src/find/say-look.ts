import { type Oklab, oklabOfHex } from '../colour/oklab.ts';
import { inLanguage } from '../lexicon/lexicon.ts';
import { COLOUR_WORDS, SHADES, shadedLab } from '../prompt/colour-words.ts';
import type { Language } from '../prompt/language.ts';
import { MATERIAL_WORDS } from '../prompt/material-words.ts';
import { findPhrases, phrasesOf, type Found } from '../prompt/words.ts';

const colours = phrasesOf(COLOUR_WORDS);
const shades = phrasesOf(SHADES);
const materials = phrasesOf(MATERIAL_WORDS);

/** How a thing is said to look; the stretches hold the words that say it. */
export interface SaidLook {
  readonly colour: Found<Oklab> | null;
  /** Null value = a stuff that comes in any colour. */
  readonly matter: Found<Oklab | null> | null;
}

interface Phrase {
  readonly words: readonly string[];
  readonly language: Language;
  readonly nouns: readonly Found<unknown>[];
}

/** What is said of the look of the thing that is named at `head`. */
export function readLook(phrase: Phrase, head: Found<unknown>): SaidLook {
  const colour = nearest(phrase, head, findPhrases(phrase.words, colours));
  const matter = nearest(phrase, head, findPhrases(phrase.words, materials));
  return {
    colour: colour && withShade(phrase.words, colour),
    matter: matter && { ...matter, value: matter.value.hex === null ? null : oklabOfHex(matter.value.hex) },
  };
}

/** What belongs to a noun: the last one before it in English, the first after it in French, never beyond another noun; else the one on its other side. */
function nearest<T extends { readonly language: 'en' | 'fr' | 'both' }>(
  { language, nouns }: Phrase,
  head: Found<unknown>,
  all: readonly Found<T>[],
): Found<T> | null {
  const said = inLanguage(all, language).filter(({ from, to }) =>
    nouns.every((noun) => to <= noun.from || from >= noun.to),
  );
  const others = nouns.filter((noun) => noun !== head);
  const isBetween = (from: number, to: number): boolean =>
    others.some((noun) => noun.from >= from && noun.to <= to && noun.to !== head.from);
  // Beside another noun on the side where that one is described: "the lamp on the brown table".
  const isOthers = ({ from, to }: Found<T>): boolean =>
    others.some((noun) => (language === 'en' ? noun.from === to && noun.to !== head.from : noun.to === from));
  const before = said.findLast(
    (one) => one.to <= head.from && !isBetween(one.to, head.from) && !isOthers(one),
  );
  const after = said.find((one) => one.from >= head.to && !isBetween(head.to, one.from) && !isOthers(one));
  return (language === 'en' ? (before ?? after) : (after ?? before)) ?? null;
}

function withShade(
  words: readonly string[],
  { from, to, phrase, value: { hex } }: Found<{ readonly hex: string }>,
): Found<Oklab> {
  const lab = oklabOfHex(hex);
  const sides = [from - 1, to].flatMap((at) => {
    const word = words[at];
    const shade = word === undefined ? undefined : findPhrases([word], shades)[0]?.value;
    return shade ? [{ at, shade }] : [];
  });
  const [beside] = sides;
  if (!beside) return { from, to, phrase, value: lab };
  const { at, shade } = beside;
  return { from: Math.min(from, at), to: Math.max(to, at + 1), phrase, value: shadedLab(lab, shade) };
}
