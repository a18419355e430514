import { oklabOfHex } from '../colour/oklab.ts';
import { BASIC_COLOURS, COLOUR_WORDS, type ColourWord, SHADES } from '../prompt/colour-words.ts';
import { languageOf } from '../prompt/language.ts';
import type { Laying, MaterialWord } from '../prompt/material-words.ts';
import { TONE_WORDS, type ToneChange } from '../prompt/tone-words.ts';
import { findPhrases, phrasesOf, plainWords, type Found } from '../prompt/words.ts';
import { exactColour } from './wish/exact-colour.ts';
import { shadeColour } from './wish/shade-colour.ts';
import { type Named, namedIn, shadeAround, type Shading } from './wish/vocabulary.ts';

/** A colour or material that is named. */
export interface NamedLook {
  /** The colour asked for, `#rrggbb`; a material has its own mean colour. */
  readonly hex: string;
  /** That of every other tile, `#rrggbb`; absent where there is one colour alone. */
  readonly second?: string;
  /** Canonical English: "dark sage green", "RAL 6021", "#aabbcc", "walnut", "black and white checkerboard". */
  readonly name: string;
  readonly finish: 'matte' | 'gloss' | null;
  /** "oak", "oak herringbone", "marble", "velvet", "brick" …; null when only a colour was asked for. */
  readonly material: string | null;
  /** Given as hex, rgb() or RAL: a measured colour rather than a word. */
  readonly isExact: boolean;
}

/** The colour that is there, changed: "darker". */
export interface ToneWish {
  readonly hex: null;
  readonly change: ToneChange;
  /** Canonical English. */
  readonly name: string;
  readonly second?: undefined;
  readonly finish: null;
  readonly material: null;
}

export type ColourWish = NamedLook | ToneWish;

const MATTE = new Set('matte matt mat mate mats mates flat chalky mattified'.split(' '));
const GLOSS = new Set(
  'gloss glossy shiny polished lacquer lacquered brillant brillante brillants laque laquee vernis vernie poli polie'.split(
    ' ',
  ),
);

function finishOf(words: readonly string[]): NamedLook['finish'] {
  if (words.some((word) => GLOSS.has(word))) return 'gloss';
  return words.some((word) => MATTE.has(word)) ? 'matte' : null;
}

/** What materials that come in any colour look like undyed, and what layings are made of when nothing else was said. */
const UNDYED: Readonly<Record<string, string>> = {
  velvet: '#7d6a63',
  cotton: '#d8d0c2',
  fabric: '#b8ad9c',
  wool: '#d9cfbf',
  ceramic: '#ece8e0',
  tiles: '#e4e0d8',
  checkerboard: '#e4e0d8',
  'subway tiles': '#eeece6',
  'hexagon tiles': '#e4e0d8',
  'terracotta tiles': '#ab5c40',
  mosaic: '#8fb0b3',
  brick: '#9c5a43',
  plaster: '#d9cfbf',
  panelling: '#ece7dc',
  carpet: '#b9ad9c',
};
/** The colours of what is printed or laid in two, where none were said. */
const IN_TWO: Partial<Record<Laying, readonly [string, string]>> = {
  checkerboard: ['black', 'white'],
  'cement tiles': ['slate blue', 'off white'],
  stripes: ['beige', 'off white'],
  gingham: ['red', 'white'],
  tartan: ['burgundy', 'forest green'],
  'polka dots': ['powder blue', 'white'],
  floral: ['ivory', 'dusty pink'],
  'leaf print': ['ivory', 'sage green'],
};
const OAK = '#b98a55';

/** "Mustard yellow" and « jaune moutarde » are one colour; of words far apart the first counts. */
function mainColour(said: readonly Found<ColourWord>[]): Found<ColourWord> | null {
  const [first, second] = said;
  if (!first) return null;
  if (second?.from !== first.to) return first;
  const finer = BASIC_COLOURS.has(first.value.english) ? second : first;
  return { ...finer, from: first.from, to: second.to };
}

/** Colours said in the text's own language; "rose" is a colour in French alone, but still counts when nothing else is said. */
function inOwnLanguage(said: readonly Found<ColourWord>[], words: readonly string[]): Found<ColourWord>[] {
  const vocabulary = phrasesOf(said.map(({ phrase, value }) => [phrase, value] as const));
  const other = languageOf(words, vocabulary) === 'en' ? 'fr' : 'en';
  const native = said.filter(({ value }) => value.language !== other);
  return native.length > 0 ? native : [...said];
}

interface Matter {
  readonly name: string;
  readonly hex: string;
  readonly at: { readonly from: number; readonly to: number };
}

const OF_WOOD: ReadonlySet<Laying> = new Set(['planks', 'herringbone', 'chevron']);

function matterOf(
  material: Found<MaterialWord> | undefined,
  laying: Found<Laying> | undefined,
): Matter | null {
  const isCoat = material?.value.family === 'lacquer';
  if (material && !isCoat) {
    const { english, hex } = material.value;
    const name = laying && !english.includes(laying.value) ? `${english} ${laying.value}` : english;
    return { name, hex: hex ?? UNDYED[english] ?? OAK, at: material };
  }
  if (!laying) return null;
  const isWood = OF_WOOD.has(laying.value);
  return {
    name: isWood ? `oak ${laying.value}` : laying.value,
    hex: isWood ? OAK : UNDYED[laying.value]!,
    at: laying,
  };
}

interface Tone {
  readonly name: string;
  readonly hex: string;
}

const toneNamed = (name: string): Tone => ({
  name,
  hex: COLOUR_WORDS.find(([, { english }]) => english === name)![1].hex,
});
const BLACK = toneNamed('black');
const WHITE = toneNamed('white');
const AND = new Set(['and', 'et']);
const ON = new Set(['on', 'sur']);
const WITH = new Set(['with', 'avec', 'a']);
/** Words between two colours of one print, at most: "green tropical leaves on white". */
const MOST_BETWEEN = 3;

/** The ground and what is on it, as two colours are said: "blue and white", of prints "blue with white dots" and "blue flowers on white" too; null where they are no pair. */
function pairOf(
  { colours }: Named,
  words: readonly string[],
  isPrinted: boolean,
): readonly [Found<ColourWord>, Found<ColourWord>] | null {
  const [first, second] = colours;
  if (!first || !second || first.value === second.value) return null;
  const between = words.slice(first.to, second.from);
  if (between.length === 1 && AND.has(between[0]!)) return [first, second];
  if (!isPrinted || between.length > MOST_BETWEEN) return null;
  if (between.some((word) => ON.has(word))) return [second, first];
  return WITH.has(between[0] ?? '') ? [first, second] : null;
}

/**
 * The two colours that tiles alternate in or that something is printed in: both are said ("black and white tiles"), or what has two by itself is; null where there
 * are none.
 */
function tonesOf(named: Named, words: readonly string[]): readonly [Tone, Tone] | null {
  const { colours, layings } = named;
  const inTwo = layings.map(({ value }) => IN_TWO[value]).find((pair) => pair !== undefined);
  const pair = pairOf(named, words, inTwo !== undefined);
  if (!inTwo && !(pair && layings.some(({ value }) => value === 'tiles'))) return null;
  if (pair) return [toneOf(pair[0], words), toneOf(pair[1], words)];
  const [first] = colours;
  if (!first) return [toneNamed(inTwo![0]), toneNamed(inTwo![1])];
  const one = toneOf(first, words);
  if (!isPale(one.hex)) return [one, WHITE];
  const isChecked = layings.some(({ value }) => value === 'checkerboard');
  return [one, isChecked ? BLACK : darkerThan(one, first.value)];
}

/** Lightness (OKLab) from which white is hardly seen on a colour. */
const PALE = 0.82;
/** Chroma (OKLab) below which a pale colour is no colour. */
const GREYISH = 0.02;

const isPale = (hex: string): boolean => oklabOfHex(hex)[0] > PALE;

const DARK = SHADES.find(([phrase]) => phrase === 'dark')![1];

/** What is printed on a pale ground: grey on white, else the colour that it is a pale shade of, or a darker one. */
function darkerThan({ name, hex }: Tone, word: ColourWord): Tone {
  const [, a, b] = oklabOfHex(hex);
  if (Math.hypot(a, b) < GREYISH) return toneNamed('light grey');
  if (name !== word.english && !isPale(word.hex)) return { name: word.english, hex: word.hex };
  return { name: `dark ${word.english}`, hex: shadeColour(word.hex, DARK) };
}

const shaded = (hex: string, shade: Shading): string =>
  shade.words.length > 0 ? shadeColour(hex, shade) : hex;

function toneOf(said: Found<ColourWord>, words: readonly string[]): Tone {
  const shade = shadeAround(words, said);
  const { english, hex } = said.value;
  return { name: [...shade.words, english].join(' '), hex: shaded(hex, shade) };
}

const changes = phrasesOf(TONE_WORDS.map(([phrase, { change }]) => [phrase, change] as const));

/** Where plain words ask for the colour that is there, changed: "a bit darker". */
export const toneIn = (words: readonly string[]): Found<ToneChange> | null =>
  findPhrases(words, changes)[0] ?? null;

function changeIn(words: readonly string[]): ToneWish | null {
  const change = toneIn(words)?.value;
  return change ? { hex: null, change, name: change.english, finish: null, material: null } : null;
}

/**
 * Reads a colour or material wish in English or French: words ("dark sage green", « vert sauge foncé », "in walnut"), numbers ("RAL 6021", "#a1b2c3",
 * "rgb(1,2,3)") finishes ("matt", « laqué ») and changes of the colour that is
 * there ("darker", « un peu plus chaud »). Null when it names none of them.
 */
export function readColourWish(text: string): ColourWish | null {
  const words = plainWords(text);
  const named = namedIn(words);
  const exact = exactColour(text);
  const tone = toneIn(words);
  // "Less yellow" names no colour.
  const colours = named.colours.filter(({ from, to }) => !tone || from < tone.from || to > tone.to);
  const colour = mainColour(inOwnLanguage(colours, words));
  // "Parquet" says less than "herringbone parquet", "tiles" less than "mosaic tiles".
  const laying =
    named.layings.find(({ value }) => value !== 'planks' && value !== 'tiles') ?? named.layings[0];
  const matter = matterOf(named.materials[0], laying);
  const material = matter?.name ?? null;
  const finish = finishOf(words);
  if (exact) {
    const name = material ? `${exact.name} ${material}` : exact.name;
    return { hex: exact.hex, name, finish, material, isExact: true };
  }
  const tones = tonesOf(named, words);
  if (tones) {
    const [first, second] = tones;
    const base = matterOf(named.materials[0], undefined)?.name;
    const inTwo = named.layings.find(({ value }) => IN_TWO[value])?.value ?? 'checkerboard';
    const name = [base, inTwo].filter((part) => part).join(' ');
    const both = `${first.name} and ${second.name}`;
    return {
      ...{ hex: first.hex, second: second.hex, name: `${both} ${name}` },
      ...{ finish, material: name, isExact: false },
    };
  }
  const subject = colour ?? matter?.at;
  if (!subject) return changeIn(words);
  const shade = shadeAround(words, subject);
  const plain = colour?.value.hex ?? matter!.hex;
  const hex = shaded(plain, shade);
  const name = [...shade.words, colour?.value.english, material].filter((part) => part).join(' ');
  return { hex, name, finish, material, isExact: false };
}
