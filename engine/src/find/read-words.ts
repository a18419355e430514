import type { Oklab } from '../colour/oklab.ts';
import { isPlural, nounsIn, NOUNS, type Noun } from '../lexicon/lexicon.ts';
import { languageOf, type Language } from '../prompt/language.ts';
import { placedWords, type PlacedWord } from '../prompt/placed-words.ts';
import type { Found } from '../prompt/words.ts';
import { readLook, type SaidLook } from './say-look.ts';
import { isFiller, readWhere, type Place, type Relation, type SaidWhere } from './say-where.ts';
import type { Thing } from './things.ts';

export type { Place, Relation } from './say-where.ts';

/** What is looked for. */
export interface Sought {
  readonly thing: Thing;
  readonly colour: Oklab | null;
  /** The natural colour of what it is made of. */
  readonly matter: Oklab | null;
  readonly places: readonly Place[];
  /** "The second from the left": 2; -1 = the last; null = not counted. */
  readonly nth: number | null;
  /** "The lamp by the window". */
  readonly beside: Beside | null;
  /** "The chairs": all of them. */
  readonly isPlural: boolean;
  /** Its name is one of what reaches from wall to wall: a carpet, no rug. */
  readonly isFitted: boolean;
  /** What is looked for is more than its name says, or only like it: the bed for its headboard. */
  readonly isInexact: boolean;
  /** Words that are not heeded, as typed. */
  readonly leftOut: readonly string[];
}

/** How the thing lies to another one. */
export interface Beside {
  readonly relation: Relation;
  readonly thing: Thing;
  readonly colour: Oklab | null;
}

/** A phrase taken apart. */
interface Phrase {
  readonly words: readonly string[];
  readonly language: Language;
  readonly nouns: readonly Found<Noun>[];
  readonly where: SaidWhere;
}

const FITTED = /^(?:carpet(?:s|ing)?|moquettes?)$/iu;

/** Reads "the orange chair by the window" or « le deuxième fauteuil en partant de la gauche »; null when no word names a thing that can be looked for. */
export function readWords(text: string): Sought | null {
  const placed = placedWords(text);
  const words = placed.map(({ word }) => word);
  const language = languageOf(words, NOUNS);
  const nouns = nounsIn(words, language);
  const phrase = { words, language, nouns, where: readWhere(words, nouns) };
  const head = headOf(phrase);
  const thing = head?.noun ? head.noun.value.thing.find : (head?.group ?? null);
  if (!head || !thing) return null;
  const look = readLook(phrase, head.at);
  const other = otherOf(phrase, head.noun);
  const inName = thing === 'wall' && head.noun ? placesIn(words, head.noun) : [];
  return {
    thing,
    colour: look.colour?.value ?? null,
    matter: look.matter?.value ?? null,
    places: [...inName, ...phrase.where.places.map(({ value }) => value)],
    nth: phrase.where.ordinals[0]?.value ?? null,
    beside: other && besideOf(phrase, other),
    isPlural: head.noun === null || isPlural(words, head.noun),
    isFitted: words.slice(head.at.from, head.at.to).some((word) => FITTED.test(word)),
    isInexact: head.noun?.value.thing.isInexact === true,
    leftOut: leftOut(text, placed, heeded(phrase, { head, look, other })),
  };
}

/** The thing that words are about, by the name it has here: 'sofa' for "the old couch by the window"; null when no word names one. */
export const thingNamed = (text: string): Thing | null => readWords(text)?.thing ?? null;

interface Head {
  readonly noun: Found<Noun> | null;
  /** What is meant where no noun says it: "everything on the desk". */
  readonly group: Thing | null;
  readonly at: Found<unknown>;
}

/** What is looked for: of nouns side by side, in English the last, in French the first. */
function headOf({ nouns, where, language }: Phrase): Head | null {
  const [everything] = where.everything;
  const first = nouns.find((noun) => !relationTo(where, nouns, noun)) ?? (everything ? undefined : nouns[0]);
  if (!first) {
    if (!everything) return null;
    return { noun: null, group: nouns.length > 0 ? 'anything' : 'clutter', at: everything };
  }
  let head = first;
  if (language === 'en') for (const noun of nouns) if (noun.from === head.to) head = noun;
  return { noun: head, group: null, at: head };
}

/** The relation that leads to a noun, with no other noun between. */
function relationTo(
  { relations }: SaidWhere,
  nouns: readonly Found<Noun>[],
  noun: Found<Noun>,
): Found<Relation> | undefined {
  return relations.findLast(
    ({ to }) => to <= noun.from && !nouns.some((other) => other.from >= to && other.to < noun.from),
  );
}

interface Other {
  readonly noun: Found<Noun>;
  readonly relation: Found<Relation>;
}

/** What the thing is said to lie beside: the first such noun that can be looked for. */
function otherOf({ nouns, where }: Phrase, head: Found<Noun> | null): Other | null {
  for (const noun of nouns) {
    const relation = noun === head ? undefined : relationTo(where, nouns, noun);
    if (relation && noun.value.thing.find) return { noun, relation };
  }
  return null;
}

function besideOf(phrase: Phrase, { noun, relation }: Other): Beside | null {
  const thing = noun.value.thing.find;
  return thing && { relation: relation.value, thing, colour: readLook(phrase, noun).colour?.value ?? null };
}

/** "Back wall" and « mur du fond » are names that say a place. */
function placesIn(words: readonly string[], { from, to }: Found<Noun>): Place[] {
  return readWhere(words.slice(from, to), []).places.map(({ value }) => value);
}

interface Understood {
  readonly head: Head;
  readonly look: SaidLook;
  readonly other: Other | null;
}

/** Per word whether it is heeded or only holds the phrase together. */
function heeded({ words, nouns, where, ...phrase }: Phrase, { head, look, other }: Understood): boolean[] {
  const flags = words.map(isFiller);
  const otherLook = other && readLook({ words, nouns, ...phrase }, other.noun);
  const parts = [
    head.at,
    look.colour,
    look.matter,
    other?.noun,
    other?.relation,
    otherLook?.colour,
    where.ordinals[0],
    ...where.places,
    ...where.everything,
    // English nouns before the head only say more of it: "the kitchen wall".
    ...(head.noun ? nouns.filter(({ to }) => to === head.noun?.from) : []),
  ];
  for (const part of parts) if (part) flags.fill(true, part.from, part.to);
  return flags;
}

/** Stretches of words that are not heeded, as they stand in the text. */
function leftOut(text: string, placed: readonly PlacedWord[], flags: readonly boolean[]): string[] {
  const stretches: { from: number; to: number; last: number }[] = [];
  for (const [i, { from, to }] of placed.entries()) {
    if (flags[i]) continue;
    const open = stretches.at(-1);
    if (open && open.last === i - 1) Object.assign(open, { to, last: i });
    else stretches.push({ from, to, last: i });
  }
  return stretches.map(({ from, to }) => text.slice(from, to));
}
