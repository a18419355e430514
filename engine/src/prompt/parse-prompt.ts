import type { Details, Kind } from '../furniture/catalogue.ts';
import { BASIC_COLOURS, COLOUR_WORDS, SHADES, type ColourWord } from './colour-words.ts';
import { KIND_NOUNS, STAND_IN_NOUNS, type Noun } from './kind-words.ts';
import { languageOf, type Language } from './language.ts';
import { MATERIAL_WORDS, type MaterialWord } from './material-words.ts';
import { findPhrases, phrasesOf, plainWords, type Found } from './words.ts';

/** A colour as it was said: name in English, sRGB, and shifts asked for by words such as "dark". */
export interface SpokenColour {
  readonly english: string;
  readonly hex: string;
  readonly shade: { readonly lightness: number; readonly chroma: number } | null;
}

/** What a prompt asks for. */
export interface Wish {
  /** The kind named in the text; null when the text names nothing the engine knows. */
  readonly kind: Kind | null;
  /** The nearest kind for a known thing without a model. */
  readonly standIn: Kind | null;
  /** The noun in English, as named or translated; null when there was none. */
  readonly noun: string | null;
  readonly details: Details;
  readonly colour: SpokenColour | null;
  readonly material: MaterialWord | null;
  /** Colour and material of the rest: cushions, legs. */
  readonly accent: SpokenColour | null;
  readonly accentMaterial: MaterialWord | null;
  readonly hasDecor: boolean;
  readonly language: Language;
}

const kinds = phrasesOf(KIND_NOUNS);
const standIns = phrasesOf(STAND_IN_NOUNS);
const colours = phrasesOf(COLOUR_WORDS);
const materials = phrasesOf(MATERIAL_WORDS);
const shades = phrasesOf(SHADES);
const vocabulary = [...kinds, ...standIns, ...colours, ...materials].sort(
  (a, b) => b.words.length - a.words.length,
);

const COUNTS: Readonly<Record<string, number>> = {
  two: 2,
  pair: 2,
  deux: 2,
  paire: 2,
  '2': 2,
  three: 3,
  trois: 3,
  '3': 3,
  four: 4,
  quatre: 4,
  '4': 4,
};
const ROUND = new Set(['round', 'circular', 'oval', 'rond', 'ronde', 'ovale', 'circulaire']);
const ANGULAR = new Set(['rectangular', 'square', 'rectangulaire', 'carre', 'carree', 'oblong']);
const WITH = new Set(['with', 'avec', 'featuring']);
const WITHOUT = new Set(['without', 'sans', 'no', 'plain', 'simple']);

function spoken<T extends { language: string }>(found: readonly Found<T>[], language: Language): Found<T>[] {
  const other = language === 'en' ? 'fr' : 'en';
  const native = found.filter(({ value }) => value.language !== other);
  return native.length > 0 ? native : [...found];
}

function shadeNear(words: readonly string[], colour: Found<ColourWord>): SpokenColour['shade'] {
  const taken = new Set(plainWords(colour.phrase));
  for (const at of [colour.from - 1, colour.to]) {
    const word = words[at];
    if (word === undefined || taken.has(word)) continue;
    const shade = findPhrases([word], shades)[0];
    if (shade) return shade.value;
  }
  return null;
}

/** "Mustard yellow" and « jaune moutarde » are one colour, the finer of the two words. */
function joinNeighbours(said: readonly Found<ColourWord>[]): Found<ColourWord>[] {
  const joined: Found<ColourWord>[] = [];
  for (const colour of said) {
    const last = joined.at(-1);
    if (last?.to !== colour.from) {
      joined.push(colour);
      continue;
    }
    const finer = BASIC_COLOURS.has(last.value.english) ? colour : last;
    joined[joined.length - 1] = { ...finer, from: last.from, to: colour.to };
  }
  return joined;
}

function hexColours(words: readonly string[]): Found<ColourWord>[] {
  return words.flatMap((word, from) =>
    /^#[0-9a-f]{6}$/.test(word)
      ? [{ from, to: from + 1, phrase: word, value: { english: word, hex: word, language: 'both' as const } }]
      : [],
  );
}

/** Where the talk turns from the thing itself to what comes with it. */
function turnOf(words: readonly string[], head: Found<Noun> | undefined): number {
  const start = head ? head.to : 0;
  const at = words.findIndex((word, i) => i >= start && WITH.has(word));
  return at < 0 ? words.length : at;
}

const SEATS = new Set(['seater', 'seat', 'seats', 'place', 'places']);

/** How many of the thing: a number that stands before it, and neither before its seats nor before what comes with it. */
function countOf(words: readonly string[], head: Found<Noun> | undefined): number | undefined {
  const before = words.slice(0, head?.from ?? words.length);
  const at = before.findIndex((word, i) => COUNTS[word] !== undefined && !SEATS.has(words[i + 1] ?? ''));
  return COUNTS[before[at] ?? ''];
}

function detailsOf(words: readonly string[], head: Found<Noun> | undefined): Details {
  const noun = head?.value;
  const outline = words.some((word) => ROUND.has(word))
    ? 'round'
    : words.some((word) => ANGULAR.has(word))
      ? 'rectangular'
      : undefined;
  const count = countOf(words, head);
  return {
    ...(outline ? { outline } : {}),
    ...(count ? { count } : {}),
    ...(noun?.plant ? { plant: noun.plant } : {}),
    ...(noun?.subject ? { subject: noun.subject } : {}),
  };
}

/** A picture prompt may name its subject apart from the noun ("a painting of a landscape"). */
function mainNoun(nouns: readonly Found<Noun>[]): Found<Noun> | undefined {
  const first = nouns[0];
  if (!first) return undefined;
  const finer = nouns.find(({ value }) => value.kind === first.value.kind && (value.plant ?? value.subject));
  const isSet = first.value.kind === 'dining table' && nouns.some(({ value }) => value.kind === 'chair');
  const isChairSet = first.value.kind === 'chair' && nouns.some(({ value }) => value.kind === 'dining table');
  if (isSet || isChairSet)
    return {
      ...first,
      to: Math.max(...nouns.map(({ to }) => to)),
      value: { ...first.value, kind: 'table and chairs', english: 'table and chairs' },
    };
  return finer ? { ...first, value: finer.value } : first;
}

/** Reads an English or French prompt. Never fails: what is not understood is null. */
export function parsePrompt(text: string): Wish {
  const words = plainWords(text);
  const language = languageOf(words, vocabulary);
  const head = mainNoun(spoken(findPhrases(words, kinds), language));
  const standIn = head ? undefined : spoken(findPhrases(words, standIns), language)[0];
  const turn = turnOf(words, head ?? standIn);
  const nouns = [...findPhrases(words, kinds), ...(standIn ? [standIn] : [])];
  const isFree = (found: Found<unknown>): boolean =>
    !nouns.some(({ from, to }) => found.from >= from && found.to <= to);
  const saidColours = joinNeighbours(
    [...spoken(findPhrases(words, colours).filter(isFree), language), ...hexColours(words)].sort(
      (a, b) => a.from - b.from,
    ),
  );
  const saidMaterials = spoken(findPhrases(words, materials).filter(isFree), language);
  const toColour = (found: Found<ColourWord> | undefined): SpokenColour | null =>
    found ? { english: found.value.english, hex: found.value.hex, shade: shadeNear(words, found) } : null;
  const main = saidColours.filter(({ from }) => from < turn);
  const rest = saidColours.filter(({ from }) => from >= turn);
  return {
    kind: head?.value.kind ?? null,
    standIn: standIn?.value.kind ?? null,
    noun: (head ?? standIn)?.value.english ?? null,
    details: detailsOf(words, head ?? standIn),
    colour: toColour(main[0]),
    material: saidMaterials.find(({ from }) => from < turn)?.value ?? null,
    accent: toColour(rest[0] ?? main[1]),
    accentMaterial: saidMaterials.find(({ from }) => from >= turn)?.value ?? saidMaterials[1]?.value ?? null,
    hasDecor: !words.some((word) => WITHOUT.has(word)),
    language,
  };
}
