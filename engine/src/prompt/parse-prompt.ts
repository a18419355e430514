import { FEWEST_CHAIRS, MOST_CHAIRS, type Details, type Print } from '../lexicon/details.ts';
import { drawnRecord, KINDS, type Kind } from '../lexicon/kinds.ts';
import {
  inLanguage,
  isPlural,
  nounsIn,
  thingNamed,
  type Noun,
  type ThingRecord,
} from '../lexicon/lexicon.ts';
import { readColourWish } from '../recolour/read-colour-wish.ts';
import { meantBy } from './bare-shade.ts';
import { BASIC_COLOURS, COLOUR_WORDS, SHADES, type ColourWord, type Shade } from './colour-words.ts';
import { saysGlass, saysSmoked } from './glass-words.ts';
import type { Language } from './language.ts';
import {
  isPrint,
  isSoftFamily,
  GLASS,
  MATERIAL_WORDS,
  PLAIN_LAYING_WORDS,
  type MaterialWord,
} from './material-words.ts';
import { readGroup, type Counted, type Group, type Stretch } from './read-group.ts';
import { areRugWords, rugPatternIn } from './rug-words.ts';
import { isFurnished } from './styles.ts';
import { findPhrases, phrasesOf, plainWords, type Found } from './words.ts';

/** A colour as it was said: name in English, sRGB, and shifts asked for by words such as "dark". */
export interface SpokenColour {
  readonly english: string;
  readonly hex: string;
  readonly shade: Shade | null;
}

/** A print in two colours, sRGB. */
export interface SpokenPrint {
  readonly print: Print;
  readonly ground: string;
  readonly ink: string;
  /** Both by name: "navy and white". */
  readonly colours: string;
}

/** What a prompt asks for. */
export interface Wish {
  /** The thing named; null when the text names nothing that is known. */
  readonly thing: ThingRecord | null;
  /** What draws the thing named; null when nothing does. */
  readonly kind: Kind | null;
  /** The nearest kind for a known thing without a model. */
  readonly standIn: Kind | null;
  /** The noun in English, as named or translated; null when there was none. */
  readonly noun: string | null;
  /** The words that name the thing, or that should and nobody knows; '' = nothing is named. */
  readonly words: string;
  readonly details: Details;
  /** How many were asked for; more than are drawn, maybe. */
  readonly count: number | null;
  readonly colour: SpokenColour | null;
  readonly material: MaterialWord | null;
  /** What is printed on it or woven into it. */
  readonly print: SpokenPrint | null;
  /** Canonical English; it chooses forms, woods, cloths and colours where it is one of furniture. */
  readonly style: string | null;
  /** Colour and material of the rest: cushions, legs. */
  readonly accent: SpokenColour | null;
  readonly accentMaterial: MaterialWord | null;
  /** Colour of what a bed is made up with. */
  readonly bedding: SpokenColour | null;
  readonly hasDecor: boolean;
  /** All that was read for it, as typed. */
  readonly said: string;
  /** What is not heeded, as typed. */
  readonly leftOut: readonly string[];
  /** Whether an article or a number leads to it. */
  readonly hasArticle: boolean;
  readonly language: Language;
}

const colours = phrasesOf(COLOUR_WORDS);
const materials = phrasesOf(MATERIAL_WORDS);
const shades = phrasesOf(SHADES);

/** As many stand side by side at most. */
const MOST = 4;

const WITHOUT = new Set(['without', 'sans', 'no', 'plain', 'simple']);

/** Words of which those that name the thing are blanks: the coffee of a coffee table is no colour. */
function freeWords(text: string, { from, to }: Stretch, taken: readonly Stretch[]): string[] {
  let said = text.slice(from, to);
  for (const one of taken) {
    const [start, end] = [Math.max(from, one.from) - from, Math.min(to, one.to) - from];
    if (end > start) said = `${said.slice(0, start)} · ${said.slice(end)}`;
  }
  return plainWords(said.replaceAll('·', '0'));
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

interface Looks {
  readonly colours: readonly SpokenColour[];
  readonly materials: readonly MaterialWord[];
}

function looksIn(words: readonly string[], language: Language): Looks {
  const said = joinNeighbours(
    [...inLanguage(findPhrases(words, colours), language), ...hexColours(words)].toSorted(
      (a, b) => a.from - b.from,
    ),
  );
  return {
    colours: said.map((found) => ({
      english: found.value.english,
      hex: found.value.hex,
      shade: shadeNear(words, found),
    })),
    materials: inLanguage(findPhrases(words, materials), language).map(({ value }) => value),
  };
}

function detailsOf(text: string, group: Group): Details {
  const { noun, others, number } = group;
  const maker = noun?.thing.maker;
  // A picture prompt may name its subject apart from the noun ("a painting of a landscape").
  const finer = others.find(
    ({ noun: { thing } }) => thing.maker !== null && thing.maker.kind === (pairOf(group) ?? maker?.kind),
  );
  const { kind, ...form }: Partial<NonNullable<typeof maker>> = { ...finer?.noun.thing.maker, ...maker };
  const rug = form.rug ?? (kind === 'rug' ? rugPatternIn(text) : undefined);
  const seats = seatsOf(group);
  const outline = group.isRound ? 'round' : group.isAngular ? 'rectangular' : undefined;
  return {
    ...(outline ? { outline } : {}),
    ...(number ? { count: Math.min(MOST, number.count) } : {}),
    ...(!number && isSeveral(text, group) ? { isSeveral: true } : {}),
    ...(seats ? { seats: Math.max(FEWEST_CHAIRS, Math.min(MOST_CHAIRS, seats.count)) } : {}),
    ...form,
    ...(rug ? { rug } : {}),
  };
}

/** "Cushions", not "a cushion": several, and not said how many. */
function isSeveral(text: string, { head, noun, language }: Group): boolean {
  if (!head || !noun) return false;
  const words = plainWords(text.slice(head.from, head.to));
  return nounsIn(words, language).some((found) => found.value.thing === noun.thing && isPlural(words, found));
}

/** What is not heeded: what no drawing can show, a style that has no furniture here, a form that the kind has only one of, more of them than are drawn. */
function leftOutOf(text: string, group: Group, kind: Kind | null): string[] {
  const hasOutlines = kind !== null && drawnRecord(kind).hasOutlines;
  const seats = seatsOf(group);
  const tooMany = [
    ...(group.number && group.number.count > MOST ? [group.number.at] : []),
    ...(seats && seats.count > MOST_CHAIRS ? [seats.at] : []),
  ];
  const hasStyle = kind !== null && group.style !== null && isFurnished(group.style);
  const unseen = [...(hasOutlines ? [] : group.outlines), ...(hasStyle ? [] : group.styles)];
  return [...group.leftOut, ...unseen, ...tooMany]
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to }) => text.slice(from, to))
    .filter((words) => kind !== 'rug' || !areRugWords(words));
}

/** Two things that are put as one: a table that comes with chairs, a television on its cabinet. */
const PAIRS = KINDS.flatMap((kind) => {
  const { pair } = drawnRecord(kind);
  return pair ? [{ kind, pair }] : [];
});

/** Whether a kind is two things put as one. */
export function isPair(kind: Kind | null): boolean {
  return kind !== null && drawnRecord(kind).pair !== undefined;
}

function pairOf({ noun, others, leftOut }: Group): Kind | null {
  // "Next to the flowers" is only where the vase is to stand.
  const isHeeded = (at: Stretch): boolean => !leftOut.some(({ from, to }) => from <= at.from && at.to <= to);
  const found = PAIRS.find(
    ({ pair: [one, other] }) =>
      noun?.thing.id === one &&
      others.some(
        ({ noun: { thing }, at }) => isHeeded(at) && (thing.id === other || thing.maker?.kind === other),
      ),
  );
  return found?.kind ?? null;
}

/** How many chairs a table is asked for with. */
function seatsOf(group: Group): Counted | null {
  return pairOf(group) === 'table and chairs'
    ? (group.others.find(({ noun: { thing } }) => thing.id === 'chair')?.number ?? null)
    : null;
}

/** In English as said; French words become the thing's name, whose details are told apart. */
function nameOf(noun: Noun | null, language: Language): string | null {
  if (!noun) return null;
  return language === 'en' ? noun.english : (noun.thing.maker?.kind ?? noun.thing.id);
}

function namedBy(group: Group): Pick<Wish, 'thing' | 'kind' | 'standIn' | 'noun'> {
  const { noun, language } = group;
  const pair = pairOf(group);
  if (pair) return { thing: thingNamed(pair) ?? null, kind: pair, standIn: null, noun: pair };
  const thing = noun?.thing ?? null;
  return {
    thing,
    kind: thing?.maker?.kind ?? null,
    standIn: thing?.closest ?? null,
    noun: nameOf(noun, language),
  };
}

const prints = phrasesOf(PLAIN_LAYING_WORDS);

/** Whether a kind is made of cloth for the most part; rugs have patterns of their own. */
function isClothed(kind: Kind | null): boolean {
  return kind !== null && kind !== 'rug' && isSoftFamily(drawnRecord(kind).families[0]);
}

/** "Blue and white striped": the print and its two colours, as paper on a wall would have them. */
function printOf(said: string): SpokenPrint | null {
  const print = findPhrases(plainWords(said), prints)
    .map(({ value }) => value)
    .find(isPrint);
  if (!print) return null;
  const look = readColourWish(said);
  if (!look?.material || look.second === undefined) return null;
  const both = look.name.slice(0, -look.material.length).trim();
  return { print, ground: look.hex, ink: look.second, colours: both };
}

/** Smoked glass. */
const SMOKE: SpokenColour = { english: 'charcoal', hex: '#3b3d40', shade: null };

/** What a bed is made up with. */
const BEDDING: ReadonlySet<string> = new Set(['bedding', 'duvet', 'bedspread']);

/** Reads an English or French prompt for one thing. Never fails: what is not understood is null. */
export function parsePrompt(text: string): Wish {
  return inGlass(readThing(text));
}

/** The same, of glass where the words say so: another material is that of what the glass lies on. */
function inGlass(wish: Wish): Wish {
  const glass = wish.leftOut.find((part) => saysGlass(part, wish.kind));
  if (glass === undefined) return wish;
  return {
    ...wish,
    colour: wish.colour ?? (saysSmoked(glass) ? SMOKE : null),
    material: GLASS,
    accentMaterial: wish.accentMaterial ?? wish.material,
    leftOut: wish.leftOut.filter((part) => part !== glass),
  };
}

function readThing(text: string): Wish {
  const group = readGroup(text);
  const { head, language } = group;
  const taken = [...(head ? [head] : []), ...group.others.map(({ at }) => at)];
  const looks = (stretches: readonly Stretch[]): Looks =>
    looksIn(
      stretches.flatMap((stretch) => [...freeWords(text, stretch, taken), '0']),
      language,
    );
  const named = namedBy(group);
  const words = head ? text.slice(head.from, head.to) : '';
  const said = [looks(group.own), looks(group.rest)] as const;
  // "A white vase of red roses": the roses are what is wished for, the vase comes with them.
  const [own, rest] = named.kind === 'flowers' && /^vase/iu.test(words) ? [said[1], said[0]] : said;
  const ownWords = group.own.flatMap((stretch) => freeWords(text, stretch, taken));
  const meant = meantBy(ownWords, named.kind, own);
  const isBedding = group.others.some(({ noun: { thing } }) => BEDDING.has(thing.id));
  return {
    ...named,
    words,
    details: detailsOf(text, group),
    count: group.number?.count ?? null,
    colour: own.colours[0] ?? (meant.colour ? { ...meant.colour, shade: null } : null),
    material: own.materials[0] ?? meant.material ?? null,
    print: isClothed(named.kind) ? printOf(ownWords.join(' ')) : null,
    style: group.style,
    accent: (isBedding ? rest.colours[1] : rest.colours[0]) ?? own.colours[1] ?? null,
    accentMaterial: rest.materials[0] ?? own.materials[1] ?? null,
    bedding: (isBedding ? rest.colours[0] : undefined) ?? null,
    hasDecor: !plainWords(text).some((word) => WITHOUT.has(word)),
    said: text.trim(),
    leftOut: leftOutOf(text, group, named.kind),
    hasArticle: group.hasArticle,
    language,
  };
}
