import { PARTS } from './labels.ts';
import { isPair, parsePrompt, type Wish } from './parse-prompt.ts';
import { plainWords } from './words.ts';

/** Between the things a prompt asks for. */
const BETWEEN = /\s*(?:[,;&+]|(?<![\p{L}\d])(?:and|et|plus|with|avec)(?![\p{L}\d]))\s*/giu;

/** What lies on furniture or leans on it is drawn with it where "with" leads to it, and is no thing of its own. */
const COMPANIONS = new Set([
  'vase',
  'flowers',
  'toy',
  'box',
  'basket',
  'plant pot',
  'pot',
  'throw',
  'bedding',
  'book',
  'ornament',
]);
/** Lie on seats and beds even where "and" leads to them. */
const CUSHIONS = new Set(['cushion', 'pillow']);

/** After "with" these are parts of the thing before: drawers, shelves, seats, an oak frame. */
const AS_PARTS = new Set(['painting', 'bookcase', 'dresser', 'chair', 'door', 'lampshade', 'headboard']);

interface Clause {
  readonly from: number;
  to: number;
  /** Whether it only says what the thing before comes with. */
  readonly isWith: boolean;
}

function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  let isWith = false;
  for (const match of text.matchAll(BETWEEN)) {
    clauses.push({ from, to: match.index, isWith });
    from = match.index + match[0].length;
    isWith = /with|avec/i.test(match[0]);
  }
  clauses.push({ from, to: text.length, isWith });
  return clauses.filter((clause) => clause.to > clause.from);
}

function isNamed({ words }: Wish): boolean {
  return words !== '';
}

function isPart({ thing, words }: Wish): boolean {
  return thing === null && plainWords(words).every((word) => PARTS.has(word));
}

/** Whether what "with" leads to is drawn with the thing before it. "A fireplace with a marble mantel": a word for the whole may name its part. */
const comesWith = (id: string, before: Wish): boolean =>
  AS_PARTS.has(id) || COMPANIONS.has(id) || (id !== '' && id === before.thing?.id);

/** Whether a clause only says more about the thing before it: its parts, how it looks, or what a picture shows. */
function isAbout(before: Wish & { text: string }, own: Wish, isWith: boolean): boolean {
  if (!isNamed(before) || !isNamed(own) || isPart(own)) return true;
  const id = own.thing?.id ?? '';
  // "A bench with seats" has them; "a desk with a chair" is two things.
  if (isWith && id === 'chair' && own.hasArticle && before.kind !== 'painting') return false;
  if (CUSHIONS.has(id) || (isWith && comesWith(id, before))) return true;
  // "A comfy and stylish sofa", "a sofa, dragons": what nobody knows and no article leads to is no thing.
  if (!own.hasArticle && (before.thing === null || own.thing === null)) return true;
  return before.kind === 'painting' && /\b(?:of|de|d['’]|du|des)\b/i.test(before.text);
}

/**
 * The things a prompt asks for, one wish each, in its order; at least one. What names no thing ("with brass legs", "and a blue cushion") belongs to
 * the thing before it, and a table with chairs or a television with its cabinet is one thing.
 */
export function splitWishes(text: string): [Wish, ...Wish[]] {
  const whole = parsePrompt(text);
  const things: Clause[] = [];
  for (const clause of clausesOf(text)) {
    const last = things.at(-1);
    const own = parsePrompt(text.slice(clause.from, clause.to));
    if (!last) {
      things.push(clause);
      continue;
    }
    const said = text.slice(last.from, last.to);
    const before = { ...parsePrompt(said), text: said };
    const { kind } = parsePrompt(text.slice(last.from, clause.to));
    const isNewPair = isPair(kind) && before.kind !== kind;
    if (isNewPair || isAbout(before, own, clause.isWith)) last.to = clause.to;
    else things.push(clause);
  }
  if (things.length < 2) return [whole];
  const wishes = things.map(({ from, to }) => ({
    ...parsePrompt(text.slice(from, to)),
    language: whole.language,
  }));
  return wishes as [Wish, ...Wish[]];
}
