import { twoColours } from './two-colours.ts';
import { readSentence } from './read-sentence.ts';
import { placedWords } from './placed-words.ts';
import { termsOf, type Term } from './terms.ts';

export interface Contradiction {
  /** The clashing words as they were typed. */
  readonly word: string;
  /** Both texts without the clash. An empty prompt means that the wish was to remove, not to paint. */
  readonly repairedPrompt: string;
  readonly repairedNegativePrompt: string;
}

/**
 * Words that contradict, English or French: something both wished and excluded (the exclusion goes), two colours for one thing (the later goes), and a removal in a prompt that says
 * what to paint (its clause goes). Each repair mends its own clash alone.
 */
export function contradictionsOf(prompt: string, negativePrompt: string): readonly Contradiction[] {
  const texts = { prompt: prompt.trim(), negativePrompt: negativePrompt.trim() };
  const found = [...excludedWishes(texts), ...colourClashes(texts), ...removals(texts)];
  return found.filter(({ word }, i) => found.findIndex((other) => other.word === word) === i);
}

interface Texts {
  readonly prompt: string;
  readonly negativePrompt: string;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

const REJECTION =
  /(?<![\p{L}\d])(?:without(?: any)?|no|not|sans|pas de|pas d['’]|ni)(?![\p{L}\d]).*?(?=[,;.]|(?<![\p{L}\d])(?:with|avec|but|mais|in|en|on|sur|(?:and|et) (?:an?|the|une?|les?|la|with|avec))(?![\p{L}\d])|$)/giu;
const REJECTING = /^(?:without(?: any)?|no|not|sans|pas de|pas d['’]|ni)(?![\p{L}\d])\s*/iu;
const BETWEEN_ITEMS = /[,;.\n]|(?<![\p{L}\d])(?:and|et|or|ou)(?![\p{L}\d])/giu;

function* excludedWishes({ prompt, negativePrompt }: Texts): Generator<Contradiction> {
  const rejections = spansOf(prompt, REJECTION);
  const wished = clausesOf(prompt).map((clause) =>
    clause.filter((term) => !rejections.some((span) => isInside(term, span))),
  );
  for (const item of itemsOf(negativePrompt)) {
    if (!isWished(item.terms, wished)) continue;
    yield {
      word: negativePrompt.slice(item.from, item.to).replace(REJECTING, ''),
      repairedPrompt: prompt,
      repairedNegativePrompt: without(negativePrompt, item),
    };
  }
  for (const span of rejections) {
    const said = prompt.slice(span.from, span.to).trim();
    const terms = termsOf(said);
    if (terms.length === 0 || !isWished(terms, wished)) continue;
    yield { word: said, repairedPrompt: without(prompt, span), repairedNegativePrompt: negativePrompt };
  }
}

function isInside(term: Span, span: Span): boolean {
  return term.from >= span.from && term.to <= span.to;
}

function spansOf(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
  }));
}

interface Item extends Span {
  readonly terms: readonly Term[];
}

/** What is excluded, thing by thing. Colours and materials alone are each excluded; beside a thing they only describe it. */
function itemsOf(negativePrompt: string): Item[] {
  const terms = termsOf(negativePrompt);
  const cuts = spansOf(negativePrompt, BETWEEN_ITEMS);
  const starts = [0, ...cuts.map(({ to }) => to)];
  const ends = [...cuts.map(({ from }) => from), negativePrompt.length];
  return starts.flatMap((start, i): Item[] => {
    const span = trimmed(negativePrompt, { from: start, to: ends[i] ?? start });
    const own = terms.filter((term) => isInside(term, span));
    if (own.length === 0) return [];
    const isAllLook = own.every(({ kind }) => kind === 'colour' || kind === 'look');
    return isAllLook && own.length > 1
      ? own.map((term) => ({ from: term.from, to: term.to, terms: [term] }))
      : [{ ...span, terms: own }];
  });
}

function trimmed(text: string, { from, to }: Span): Span {
  const part = text.slice(from, to);
  const start = from + part.length - part.trimStart().length;
  return { from: start, to: Math.max(start, from + part.trimEnd().length) };
}

/** A new thing, or what comes with the last. */
const TURNS = /[,;.]|(?<![\p{L}\d])(?:with|avec|and|et)(?![\p{L}\d])/giu;

function clausesOf(text: string): Term[][] {
  const turns = spansOf(text, TURNS);
  const terms = termsOf(text);
  const clauseOf = (term: Term): number => turns.filter(({ from }) => from < term.from).length;
  return [0, ...turns].map((_, clause) => terms.filter((term) => clauseOf(term) === clause));
}

/** All terms stand in one clause, in whatever order: "a red velvet sofa" holds « canapé rouge », "a red sofa with white cushions" no red cushions. */
function isWished(terms: readonly Term[], wished: readonly (readonly Term[])[]): boolean {
  return wished.some((clause) =>
    terms.every(({ meaning }) => clause.some((term) => term.meaning === meaning)),
  );
}

function* colourClashes({ prompt, negativePrompt }: Texts): Generator<Contradiction> {
  for (const clash of twoColours(prompt)) {
    yield {
      word: prompt.slice(clash.later.from, clash.later.to),
      repairedPrompt: without(prompt, { from: clash.cutFrom, to: clash.later.to }),
      repairedNegativePrompt: negativePrompt,
    };
  }
}

const BETWEEN_CLAUSES = /\s*(?:[,;.]|(?<![\p{L}\d])(?:and then|and|then|et puis|et|puis)(?![\p{L}\d]))\s*/giu;
const STARTS_NEW = /^(?:(?:an?|some|one|two|une?|des|deux)\s)/iu;
const COURTESY = new Set(
  'please kindly svp stp the a an of this that my le la les l un une de du des cette ce ces mon ma mes'.split(
    ' ',
  ),
);

/** A removal runs on through the things named after it, until something new is asked for. */
function* removals({ prompt, negativePrompt }: Texts): Generator<Contradiction> {
  const cuts = spansOf(prompt, BETWEEN_CLAUSES);
  const starts = [0, ...cuts.map(({ to }) => to)];
  const clauses = starts.map((from, i) => prompt.slice(from, cuts[i]?.from ?? prompt.length));
  for (const [i, clause] of clauses.entries()) {
    const { verb, target } = readSentence(clause);
    if (verb !== 'remove' || target === null || REJECTING.test(clause)) continue;
    let next = i + 1;
    while (next < clauses.length && isMoreOfTheSame(clauses[next] ?? '')) next++;
    const rest = without(prompt, { from: starts[i] ?? 0, to: starts[next] ?? prompt.length });
    const after = readSentence(rest);
    yield {
      word: verbOf(clause, target),
      repairedPrompt: after.verb === 'put' ? after.wish : rest,
      repairedNegativePrompt: negativePrompt,
    };
  }
}

function isMoreOfTheSame(clause: string): boolean {
  const { verb, wish } = readSentence(clause);
  return verb === 'put' && wish === clause.trim() && !STARTS_NEW.test(clause);
}

function verbOf(clause: string, find: string): string {
  const words = placedWords(clause.slice(0, clause.indexOf(find))).filter(({ word }) => !COURTESY.has(word));
  return clause.slice(words[0]?.from ?? 0, words.at(-1)?.to ?? clause.length);
}

/** The text without a part, and without the blanks, commas and joining words that held it. */
function without(text: string, { from, to }: Span): string {
  return `${text.slice(0, from)} ${text.slice(to)}`
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=[,;.])/g, '')
    .replace(/[,;]\s*(?=[,;.])/g, '')
    .replace(/^[\s,;.]*(?:(?:and|et|or|ou|then|puis)\s+)*/iu, '')
    .replace(/(?:\s+(?:and|et|or|ou|then|puis))*[\s,;]*$/iu, '');
}
