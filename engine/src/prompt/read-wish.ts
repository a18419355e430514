import { drawnRecord } from '../lexicon/kinds.ts';
import { nounsIn, thingNamed, type ThingRecord } from '../lexicon/lexicon.ts';
import { isLaidOnSeats } from '../lexicon/record.ts';
import { readColourWish } from '../recolour/read-colour-wish.ts';
import { namedIn } from '../recolour/wish/vocabulary.ts';
import { labelText } from './labels.ts';
import { isNoName, type MissingThing, nothingIn } from './lack.ts';
import type { Language } from './language.ts';
import type { Wish } from './parse-prompt.ts';
import { areTints, placedWords } from './placed-words.ts';
import { readGroup } from './read-group.ts';
import { readSentence, type Sentence } from './read-sentence.ts';
import { isAboutLook, lookLeftOut, otherLook, toneAt, withoutDetail } from './said-look.ts';
import { splitWishes } from './split-wishes.ts';
import { plainWords } from './words.ts';

export type WishAction = 'remove' | 'recolour' | 'material' | 'put' | 'replace';

/** What a bare phrase means: on a masked place, in place of something found, or as the new look of something found. */
export type WishTool = 'repaint' | 'replace' | 'recolour';

export interface WishThing {
  /** Canonical English name in the lexicon; '' where the sentence names no thing. */
  readonly kind: string;
  /** As typed. */
  readonly words: string;
  /** Canonical English, as material and style. */
  readonly colour: string | null;
  readonly material: string | null;
  readonly style: string | null;
  readonly count: number | null;
  /** Whether it can be drawn; surfaces that are recoloured need no model. */
  readonly hasModel: boolean;
  /** The thing with a model that could honestly stand in. */
  readonly closest: string | null;
}

/** What is understood of a sentence. */
export interface Reading {
  readonly action: WishAction;
  /** What the sentence itself says it is done to ("wall", « cartons »), without article, as typed; null = what is marked. */
  readonly target: string | null;
  readonly targetKind: string | null;
  /** The part that names what shall be there or how it shall look, as typed; '' for a removal. */
  readonly wish: string;
  /** put, replace: what is put, in order; recolour, material: the target with its new look; remove: what is removed where it is named. */
  readonly things: readonly WishThing[];
  /** Asked for, but nothing of ours can draw or do it. */
  readonly missing: readonly MissingThing[];
  /** Words of the wish that will not be heeded, as typed. */
  readonly leftOut: readonly string[];
  readonly language: Language;
}

/** Reads an English or French sentence or phrase. Never fails: what is not understood is missing or left out. */
export function readWish(text: string, tool: WishTool = 'repaint'): Reading {
  const sentence = readSentence(text);
  const { language } = labelText(text);
  const reading = told(text, { ...readingOf(sentence, tool), language });
  return sentence.more === '' ? reading : { ...reading, leftOut: [...reading.leftOut, sentence.more] };
}

/** Words that come to nothing at all ("?", "please") are missing as they stand: nothing may be drawn for them. */
function told(text: string, reading: Reading): Reading {
  const { action, things, missing } = reading;
  const words = text.trim();
  if (words === '' || action === 'remove' || things.length > 0 || missing.length > 0) return reading;
  return { ...reading, missing: [nothingIn(words)] };
}

type Read = Omit<Reading, 'language'>;

function readingOf(sentence: Sentence, tool: WishTool): Read {
  switch (sentence.verb) {
    case 'remove':
      return removal(sentence);
    case 'recolour':
      return (
        look(sentence.wish, sentence.target) ?? {
          ...unclear(sentence.wish, 'recolour'),
          ...targetOf(sentence),
        }
      );
    case 'unclear':
      return unclear(
        sentence.wish,
        tool === 'replace' ? 'replace' : tool === 'recolour' ? 'recolour' : 'put',
      );
    case 'replace':
      return covering(sentence) ?? sameThing(sentence) ?? placing(sentence);
    case 'cover':
      return covering(sentence) ?? bare(sentence, tool);
    case 'put':
      return bare(sentence, tool);
  }
}

/** A phrase without a verb, or what a verb of putting is followed by. */
function bare({ wish }: Sentence, tool: WishTool): Read {
  if (tool === 'recolour') return look(wish, null) ?? surfaceLook(wish) ?? unclear(wish, 'recolour');
  const own = laidOn(wish) ?? changedTone(wish) ?? surfaceLook(wish) ?? newLook({ wish, target: null });
  if (own) return own;
  const put = placing({ verb: 'put', target: null, wish, more: '' });
  return tool === 'replace' ? { ...put, action: 'replace' } : put;
}

const covering = (sentence: Sentence): Read | null =>
  newSurface(sentence) ?? fittedCarpet(sentence) ?? newLook(sentence);

/** "(Cover the floor with) grey carpet" reaches from wall to wall; "a grey carpet" is a rug. */
function fittedCarpet({ wish, target }: Sentence): Read | null {
  if (target === null || kindOf(target) !== 'floor' || /^(?:an?|une?) /iu.test(wish)) return null;
  return readColourWish(wish)?.material === 'carpet' ? look(wish, target) : null;
}

const ON_SURFACE =
  /^(?<wish>.+?) (?:on|onto|over|to|for|sur|au|aux|pour) (?:(?:all )?(?:the|my|our) |(?:tous )?(?:les?|la|mon|ma|mes|nos) )?(?<find>(?:[\p{L}]+ )?(?:walls?|floors?|ceiling|murs?|sols?|plafond|plancher)(?: .+)?)$/iu;

/** "White tiles on the back wall", « des tomettes au sol »: what covers a surface, and which. */
function laidOn(wish: string): Read | null {
  const parts = ON_SURFACE.exec(wish)?.groups;
  if (!parts) return null;
  const { wish: cover = '', find = '' } = parts;
  const laid: Sentence = { verb: 'cover', target: find, wish: cover, more: '' };
  const read = newLook(laid) ?? newSurface(laid);
  return read?.action === 'put' ? null : read;
}

/** Small words around what is named. */
const AROUND = /^(?:(?:an?|the|my|our|it|une?|les?|la|mon|ma|mes) )+| +$/giu;

/** "Lighter walls", « un peu plus chaud »: the surface that is named, or what is marked, as it is but changed. */
function changedTone(wish: string): Read | null {
  const tone = readColourWish(wish)?.hex === null ? toneAt(wish) : null;
  if (!tone) return null;
  const others = `${wish.slice(0, tone.from)} ${wish.slice(tone.to)}`.replace(/ +/g, ' ').trimStart();
  const target = `${others} `.replace(AROUND, '').trim();
  const said = wish.slice(tone.from, tone.to);
  if (target === '') return look(said, null);
  if (splitWishes(target)[0].thing?.stands === 'surface') return look(said, target);
  // "A less blue sofa" is no blue one.
  return namedIn(plainWords(said)).colours.length > 0 ? unclear(wish, 'put') : null;
}

/** "Replace the carpet with a parquet floor": the carpet is what there is. */
function newSurface({ wish, target }: Sentence): Read | null {
  const read = surfaceLook(wish);
  return read && target !== null ? { ...read, ...targetOf({ target }) } : read;
}

/** "(Replace the floor with) white tiles": no thing, but how something is to look. */
function newLook({ wish, target }: Pick<Sentence, 'wish' | 'target'>): Read | null {
  return isAboutLook(wish) ? look(wish, target) : null;
}

/** Whether a thing is best given another look where it is already: nothing draws it, or it lies as it was thrown. */
const stays = ({ maker }: ThingRecord): boolean => maker === null || isLaidOnSeats(drawnRecord(maker.kind));

/** "Replace the cushions with green cushions": what cannot be drawn is there already, and may look another way. */
function sameThing(sentence: Sentence): Read | null {
  const { target } = sentence;
  const [{ thing, said }, ...others] = splitWishes(withNoun(sentence));
  const isSame = target !== null && thing && stays(thing) && thing.id === kindOf(target);
  return isSame && others.length === 0 ? look(said, target) : null;
}

const EMPTY = { target: null, targetKind: null, wish: '', things: [], missing: [], leftOut: [] } as const;

const EVERYTHING = /^(?:everything|anything|tout(?:es)?)(?![\p{L}])/iu;

function removal({ target }: Sentence): Read {
  if (target === null) return { ...EMPTY, action: 'remove' };
  // "Everything on the table" leaves the table.
  const things = EVERYTHING.test(target)
    ? []
    : splitWishes(target).flatMap((wish) => (wish.thing ? [thingOf(wish)] : []));
  return { ...EMPTY, action: 'remove', ...targetOf({ target }), things };
}

function targetOf({ target }: Pick<Sentence, 'target'>): Pick<Read, 'target' | 'targetKind'> {
  return { target, targetKind: target === null ? null : kindOf(target) };
}

function unclear(words: string, action: WishAction): Read {
  const said = words.trim();
  return {
    ...EMPTY,
    action,
    wish: said,
    missing: said === '' ? [] : [nothingIn(said)],
  };
}

/** What is spoken of; "tiles" are a surface here, elsewhere a way of laying one. */
function kindOf(words: string): string | null {
  const { noun, language, isLook } = readGroup(words);
  const said = noun ?? (isLook ? nounsIn(plainWords(words), language).at(-1)?.value : undefined);
  return said?.thing.id ?? null;
}

/** A new look for a target, or for what is marked; null where the words name none. */
function look(wish: string, target: string | null): Read | null {
  const read = readColourWish(wish);
  if (!read) return null;
  const name = read.material === null ? read.name : read.name.slice(0, -read.material.length).trim();
  const group = readGroup(wish);
  const named =
    target === null && group.noun && group.head ? wish.slice(group.head.from, group.head.to) : null;
  const words = target ?? named;
  const kind = words === null ? null : kindOf(words);
  const thing: WishThing = {
    kind: kind ?? '',
    words: words ?? '',
    colour: name === '' ? null : name,
    material: read.material,
    style: group.style,
    count: null,
    hasModel: true,
    closest: null,
  };
  return {
    ...EMPTY,
    action: read.material === null ? 'recolour' : 'material',
    target: words,
    targetKind: kind,
    wish,
    things: [thing],
    leftOut: [...lookLeftOut(wish, group), ...otherLook(wish, read)],
  };
}

/** "Herringbone oak floor": a surface cannot be put, only given a look. Null where the words are about something else. */
function surfaceLook(wish: string): Read | null {
  const [first, ...others] = splitWishes(wish);
  if (first.thing?.stands !== 'surface') return null;
  const { words, thing } = first;
  const { said, detail } = withoutDetail(first.said);
  const read = placedSurface(said, thing.id) ?? look(said, null);
  // "The walls and the ceiling in white": one look for all of them.
  const isForAll = !read && others.every((other) => other.thing?.stands === 'surface');
  const shared = isForAll ? placedSurface(wish, thing.id) : null;
  if (shared) return { ...shared, targetKind: thing.id };
  if (!read) return { ...unclear(wish, 'put'), missing: [missingOf(first)] };
  const own = read.target ?? words;
  // "White walls and ceiling": what has no look of its own gets the same.
  const isAlike = others.every(
    ({ thing: other, said: more }) => other?.stands === 'surface' && !readColourWish(more),
  );
  const and = labelText(wish).language === 'fr' ? ' et ' : ' and ';
  return {
    ...read,
    target: isAlike ? [own, ...others.map((other) => other.words)].join(and) : own,
    targetKind: thing.id,
    leftOut: [...read.leftOut, ...detail, ...(isAlike ? [] : others.map((other) => other.said))],
  };
}

/** "The wall behind the bed in green": which one of them, said before its look. */
function placedSurface(said: string, kind: string): Read | null {
  const { verb, target, wish, more } = readSentence(`make ${said}`);
  if (verb !== 'recolour' || target === null || more !== '' || kindOf(target) !== kind) return null;
  const words = placedWords(target);
  const isPlaceAlone = !areTints(words).includes(true) && !/ (?:in|en) (?:an?|une?) /iu.test(`${target} `);
  return isPlaceAlone ? look(wish, target) : null;
}

/** Things to put somewhere, or in place of something. */
function placing(sentence: Sentence): Read {
  const { verb, target } = sentence;
  const wish = withNoun(sentence);
  const wishes = splitWishes(wish);
  const known = wishes.filter(({ thing }) => thing !== null);
  const missing = wishes.filter(({ kind, words }) => kind === null && words !== '').map(missingOf);
  const [first] = known;
  const isNothing = known.length === 0 && missing.length === 0 && wish.trim() !== '';
  return {
    action: verb === 'replace' ? 'replace' : 'put',
    ...targetOf({ target: first ? sameKind(target, first) : target }),
    wish,
    things: known.map(thingOf),
    missing: isNothing ? [nothingIn(wish.trim())] : missing,
    leftOut: isNothing ? [] : wishes.flatMap(({ leftOut }) => leftOut),
  };
}

/** "(Replace the sofa with) a bigger one" is a bigger sofa. */
function withNoun({ target, wish }: Sentence): string {
  if (target === null || !/ ones?$/iu.test(wish)) return wish;
  const [{ words }] = splitWishes(target);
  return words === '' ? wish : wish.replace(/ ones?$/iu, ` ${words}`);
}

/** "A blue sofa instead of the brown one", « … du marron »: another one of the kind. */
function sameKind(target: string | null, { words }: Wish): string | null {
  const said = target?.replace(/ ones?$/iu, '') ?? '';
  if (!readGroup(said).isLook) return target;
  return labelText(words).language === 'fr' ? `${words} ${said}` : `${said} ${words}`;
}

function missingOf({ thing, words }: Wish): MissingThing {
  if (!thing && isNoName(words)) return nothingIn(words);
  const lack = thing?.stands === 'surface' ? 'look_missing' : 'no_model';
  return { words, kind: thing?.id ?? null, closest: thing?.closest ?? null, lack };
}

function shadedName({ colour }: Wish): string | null {
  if (!colour) return null;
  const said = colour.shade?.english;
  return said && !colour.english.startsWith(said) ? `${said} ${colour.english}` : colour.english;
}

function thingOf(wish: Wish): WishThing {
  const thing = wish.thing as ThingRecord;
  return {
    kind: thing.id,
    words: wish.words,
    colour: wish.print?.colours ?? shadedName(wish),
    material: [wish.material?.english, wish.print?.print].filter((part) => part).join(' ') || null,
    style: wish.style,
    count: wish.count,
    hasModel: thing.maker !== null,
    closest: thing.closest,
  };
}

/** What a thing is called in a language; a name that the lexicon does not have is given back as it is. */
export function nameOfThing(kind: string, language: Language): string {
  return thingNamed(kind)?.[language][0] ?? kind;
}
