import { readColourWish } from '../recolour/read-colour-wish.ts';
import { languageOf, type Language } from './language.ts';
import { readInstruction } from './read-instruction.ts';
import { splitWishes } from './split-wishes.ts';
import type { Wish } from './parse-prompt.ts';
import { plainWords } from './words.ts';

export type WishAction = 'remove' | 'recolour' | 'material' | 'put' | 'replace';

export interface WishThing {
  /** Canonical lexicon id, English; '' where the sentence names no thing. */
  readonly kind: string;
  /** As typed. */
  readonly words: string;
  /** Canonical English, as the rest of the looks. */
  readonly colour: string | null;
  readonly material: string | null;
  readonly style: string | null;
  readonly count: number | null;
  readonly hasModel: boolean;
  /** Lexicon id that has a model. */
  readonly closest: string | null;
}

export interface MissingThing {
  readonly words: string;
  /** Null = the words name nothing known at all. */
  readonly kind: string | null;
  readonly closest: string | null;
}

export interface Reading {
  readonly action: WishAction;
  /** What the sentence itself says it is done to ("wall", "cartons"), without article, as typed; null = what is marked. */
  readonly target: string | null;
  readonly targetKind: string | null;
  /** The part that names what shall be there or how it shall look, as typed. '' for remove. */
  readonly wish: string;
  /** put/replace: what is put, in order; recolour/material: the target with its new look; remove: what is removed when named. */
  readonly things: readonly WishThing[];
  /** Asked for, but nothing that can be drawn. */
  readonly missing: readonly MissingThing[];
  /** Words of the wish that will not be heeded, as typed. */
  readonly leftOut: readonly string[];
  readonly language: Language;
}

const NOTHING =
  /^(?:(?:remove|delete|erase|clear|empty|nothing|take|get rid of|vide[rz]?|rien|enl[eè]ve[rz]?|retire[rz]?|supprime[rz]?|efface[rz]?)[ -]*(?:it|this|that|them|everything|all|tout|[cç]a|cela|le|la|les)?(?: (?:away|out|off))?|nothing(?: here)?|empty(?: space)?)[\s.!?…]*$/iu;

function thingOf(wish: Wish, words: string): WishThing {
  return {
    kind: wish.kind ?? wish.noun ?? '',
    words,
    colour: wish.colour?.english ?? null,
    material: wish.material?.english ?? null,
    style: null,
    count: wish.details.count ?? null,
    hasModel: wish.kind !== null,
    closest: wish.kind === null ? wish.standIn : null,
  };
}

function putting(text: string, target: string | null, language: Language): Reading {
  const wishes = splitWishes(text);
  const things = wishes.filter(({ noun }) => noun !== null).map((wish) => thingOf(wish, wish.noun ?? ''));
  const unknown = things.length === 0 ? [{ words: text, kind: null, closest: null }] : [];
  return {
    action: target === null ? 'put' : 'replace',
    target,
    targetKind: null,
    wish: text,
    things,
    missing: [...things.filter(({ hasModel }) => !hasModel), ...unknown],
    leftOut: [],
    language,
  };
}

function looking(text: string, target: string | null, language: Language): Reading | null {
  const look = readColourWish(text);
  if (!look) return null;
  const thing: WishThing = {
    kind: '',
    words: target ?? '',
    colour: look.material === null ? look.name : null,
    material: look.material,
    style: null,
    count: null,
    hasModel: true,
    closest: null,
  };
  return {
    action: look.material === null ? 'recolour' : 'material',
    target,
    targetKind: null,
    wish: text,
    things: [thing],
    missing: [],
    leftOut: [],
    language,
  };
}

/** Reads an English or French sentence; `tool` settles what a bare phrase means. Never fails. */
export function readWish(text: string, tool: 'repaint' | 'replace' | 'recolour' = 'repaint'): Reading {
  const language = languageOf(plainWords(text), []);
  const removal: Reading = {
    action: 'remove',
    target: null,
    targetKind: null,
    wish: '',
    things: [],
    missing: [],
    leftOut: [],
    language,
  };
  if (NOTHING.test(text.trim())) return removal;
  const said = readInstruction(text);
  if (said.kind === 'remove') return { ...removal, target: said.find };
  const target = said.kind === 'add' ? null : said.find;
  if (said.kind === 'recolour' || tool === 'recolour') {
    const reading = looking(said.wish, target, language);
    if (reading) return reading;
  }
  const isBareLook = splitWishes(said.wish).every(({ noun }) => noun === null);
  const look = isBareLook ? looking(said.wish, target, language) : null;
  if (look) return look;
  const reading = putting(said.wish, target, language);
  return tool === 'replace' ? { ...reading, action: 'replace' } : reading;
}

/** What a thing is called. */
export function nameOfThing(kind: string, _language: Language): string {
  return kind;
}
