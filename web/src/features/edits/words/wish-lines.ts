import type { MissingThing, Understood } from '@maquette/contract';
import { nameOfThing, type Reading } from '@maquette/engine';
import { wishSentence, wordLanguage } from '../../../platform/wishes/wish-text.ts';
import { missingIn } from './reading.ts';

type WishGaps = Record<'target' | 'things' | 'look' | 'words' | 'closest', string>;

const blank: WishGaps = { target: '', things: '', look: '', words: '', closest: '' };

/** One sentence of the words panel: its message and what stands in its gaps. */
type WishLine =
  | { key: `edits.wish.will.${ReturnType<typeof wishSentence>['phrase']}`; gaps: WishGaps }
  | { key: MissingKey | 'edits.wish.leftOut'; gaps: WishGaps };

interface WishCircumstances {
  /** Our own engine serves: it knows its things, and heeds the rest or does not. A picture service is told all words. */
  readonly isOwnEngine: boolean;
  readonly language: string;
  /** What the wish is done to where something else than the words says so: as typed, or null for what is marked. */
  readonly target?: string | null;
}

type Thing = Understood['things'][number];

function nameOf(kind: string, language: string): string {
  return kind === '' ? '' : nameOfThing(kind, wordLanguage(language));
}

function said(thing: Reading['things'][number], language: string): Thing {
  return {
    kind: thing.kind,
    name: nameOf(thing.kind, language),
    words: thing.words,
    ...(thing.colour !== null && { colour: thing.colour }),
    ...(thing.material !== null && { material: thing.material }),
    ...(thing.style !== null && { style: thing.style }),
    ...(thing.count !== null && { count: thing.count }),
  };
}

/** What is put, as far as it can be: a service tries whatever was written. */
function thingsOf({ things, missing }: Reading, { isOwnEngine, language }: WishCircumstances): Thing[] {
  // No model of ours has a style: it is told as not heeded instead.
  if (isOwnEngine)
    return things
      .filter(({ hasModel }) => hasModel)
      .map((thing) => said({ ...thing, style: null }, language));
  const unnamed = missing.filter(({ words }) => !things.some((thing) => thing.words === words));
  const tried = unnamed.map(({ words }): Thing => ({ kind: '', name: words, words }));
  const put = things.map((thing) => ({
    ...said(thing, language),
    ...(!thing.hasModel && { name: thing.words }),
  }));
  return [...put, ...tried];
}

type MissingKey =
  | 'edits.wish.unknown'
  | 'edits.wish.noModel'
  | `edits.wish.lack.${Exclude<MissingThing['lack'], 'no_model'>}`;

/** The sentence that says what is missing, and what would help. */
function missingKey({ lack, closest }: MissingThing): MissingKey {
  if (lack !== 'no_model') return `edits.wish.lack.${lack}`;
  return closest === null ? 'edits.wish.unknown' : 'edits.wish.noModel';
}

/** What will be done by the words, and what will not, as sentences in their order; none for no words. */
export function wishLines(reading: Reading, circumstances: WishCircumstances): WishLine[] {
  const { isOwnEngine, language } = circumstances;
  const { action, leftOut } = reading;
  const { target: told = reading.target } = circumstances;
  const target = told?.trim() || null;
  const things = thingsOf(reading, circumstances);
  const isNothing = (action === 'put' || action === 'replace') && things.length === 0;
  const { phrase, gaps } = wishSentence({ action, things, ...(target && { target }) }, language);
  const done: WishLine[] = isNothing
    ? []
    : [{ key: `edits.wish.will.${phrase}`, gaps: { ...blank, ...gaps } }];
  if (!isOwnEngine) return done;
  const unknown = missingIn(reading, language).map((missing): WishLine => ({
    key: missingKey(missing),
    gaps: { ...blank, words: missing.words, closest: missing.closest ?? '' },
  }));
  const ignored: WishLine[] =
    leftOut.length > 0 ? [{ key: 'edits.wish.leftOut', gaps: { ...blank, words: leftOut.join(', ') } }] : [];
  return [...done, ...unknown, ...ignored];
}
