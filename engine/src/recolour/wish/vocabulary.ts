import { COLOUR_WORDS, SHADES, type ColourWord, type Shade } from '../../prompt/colour-words.ts';
import { NOUNS } from '../../lexicon/lexicon.ts';
import { LAYING_WORDS, MATERIAL_WORDS, type Laying, type OpaqueWord } from '../../prompt/material-words.ts';
import {
  findPhrases,
  longestFirst,
  phrasesOf,
  plainWords,
  type Found,
  type Phrase,
} from '../../prompt/words.ts';

type Meaning =
  | { readonly laying: Laying }
  | { readonly material: OpaqueWord }
  | { readonly colour: ColourWord }
  | { readonly noun: true };

/** Where two words of the same length fit, the earlier kind wins: "brick" is the wall before it is the colour. */
const looks = phrasesOf<Meaning>([
  ...LAYING_WORDS.map(([phrase, laying]) => [phrase, { laying }] as const),
  ...MATERIAL_WORDS.map(([phrase, material]) => [phrase, { material }] as const),
  ...COLOUR_WORDS.map(([phrase, colour]) => [phrase, { colour }] as const),
]);
const colours = phrasesOf(COLOUR_WORDS);
/** Words for surfaces are said with what they are of: the parquet of a parquet floor counts. « Roses » are a colour before they are flowers. */
const nouns = NOUNS.filter(
  ({ value, words }) =>
    value.thing.stands !== 'surface' && !(words.length === 1 && findPhrases(words, colours).length > 0),
).map((phrase): Phrase<Meaning> => ({ ...phrase, value: { noun: true } }));
const meanings = longestFirst([...looks, ...nouns]);
const shades = phrasesOf(SHADES);

const INTENSITIES: Readonly<Record<string, number>> = {
  very: 1.4,
  tres: 1.4,
  extra: 1.4,
  slightly: 0.5,
  legerement: 0.5,
  peu: 0.5,
  stained: 1,
  teinte: 1,
  plus: 1,
};

export interface Named {
  readonly colours: readonly Found<ColourWord>[];
  readonly materials: readonly Found<OpaqueWord>[];
  readonly layings: readonly Found<Laying>[];
}

/** The colours, materials and ways of laying that a text names, in its order; words that belong to furniture ("coffee table") are no colours. */
export function namedIn(words: readonly string[]): Named {
  const found = findPhrases(words, meanings);
  const pick = <T>(get: (meaning: Meaning) => T | undefined): Found<T>[] =>
    found.flatMap((hit) => {
      const value = get(hit.value);
      return value === undefined ? [] : [{ ...hit, value }];
    });
  return {
    colours: pick((meaning) => ('colour' in meaning ? meaning.colour : undefined)),
    materials: pick((meaning) => ('material' in meaning ? meaning.material : undefined)),
    layings: pick((meaning) => ('laying' in meaning ? meaning.laying : undefined)),
  };
}

/** How the words right before and after a phrase shade it ("very dark", « clair »): all of them together. */
export function shadeAround(words: readonly string[], { from, to }: { from: number; to: number }): Shading {
  const total = { words: [] as string[], lightness: 0, pallor: 0, chroma: 1 };
  const before = words.slice(0, from).toReversed();
  for (const side of [before, words.slice(to)]) addShades(side, side === before, total);
  return total;
}

export interface Shading extends Omit<Shade, 'english'> {
  /** English, in the order they would be said. */
  readonly words: readonly string[];
}

type Total = { -readonly [Part in keyof Omit<Shading, 'words'>]: number } & { words: string[] };

function addShades(side: readonly string[], isBefore: boolean, total: Total): void {
  for (let i = 0; i < side.length; i++) {
    const shade = findPhrases([side[i]!], shades)[0]?.value;
    // An adverb stands before its word: farther out on the left side, nearer on the right.
    const adverb = INTENSITIES[side[isBefore ? i + 1 : i - 1] ?? ''] ?? 1;
    if (!shade && INTENSITIES[side[i]!] === undefined) return;
    if (!shade) continue;
    total.lightness += shade.lightness * adverb;
    total.pallor = Math.min(0.95, total.pallor + shade.pallor * adverb);
    total.chroma *= shade.chroma ** adverb;
    const said = adverb > 1 ? `very ${shade.english}` : shade.english;
    total.words.unshift(said);
  }
}

/** Reads back the canonical name of a material ("oak herringbone"). */
export function matterNamed(name: string): { material: OpaqueWord | null; laying: Laying | null } {
  const { materials, layings } = namedIn(plainWords(name));
  return { material: materials[0]?.value ?? null, laying: layings[0]?.value ?? null };
}
