import { findPhrases, phrasesOf, type Found, type Phrase } from '../prompt/words.ts';

/** A place in the picture that tells one of several like things from the others. */
export type Place =
  'left' | 'right' | 'centre' | 'front' | 'back' | 'top' | 'bottom' | 'biggest' | 'smallest';

/** How a thing lies to another one that is named to say where it is. */
export type Relation = 'on' | 'under' | 'above' | 'behind' | 'before' | 'near' | 'left of' | 'right of';

const entries = <T>(rows: Readonly<Record<string, string>>): [string, T][] =>
  Object.entries(rows).flatMap(([value, phrases]) =>
    phrases.split(', ').map((phrase): [string, T] => [phrase, value as T]),
  );

const PLACES = phrasesOf<Place>(
  entries({
    left: 'left, leftmost, left hand, gauche',
    right: 'right, rightmost, right hand, droite, droit',
    centre: 'centre, center, central, centrale, middle, milieu',
    front: 'front, foreground, nearest, closest, devant, premier plan, avant',
    back: 'back, background, far, farthest, furthest, rear, fond, arrière, arrière plan, end',
    top: 'top, upper, highest, haut',
    bottom: 'bottom, lower, lowest, bas',
    biggest: 'biggest, largest, big, bigger, large, larger, huge, tallest, tall, grand, gros, grosse, énorme',
    smallest: 'smallest, small, smaller, little, tiny, petit, minuscule',
  }),
);

const RELATIONS = phrasesOf<Relation>(
  entries({
    'left of': 'to the left of, on the left of, left of, a gauche de, a gauche du, a gauche des',
    'right of': 'to the right of, on the right of, right of, a droite de, a droite du, a droite des',
    on: 'on top of, on, upon, in, inside, sur, dans',
    under:
      'under, underneath, beneath, below, sous, en dessous de, en dessous du, au dessous de, au dessous du',
    above: 'above, over, au dessus de, au dessus du, au dessus des, par dessus',
    behind: 'behind, derrière',
    before: 'in front of, before, devant',
    near: 'by, near, next to, beside, close to, against, at, around, along, près de, près du, près des, à côté de, à côté du, à côté des, contre, autour de, autour du, chez, with, avec, of',
  }),
  'noun',
);

/** Which one in a row; -1 = the last. */
const ORDINALS = phrasesOf<number>([
  ...counted(1, 'first, 1st, premier, première, 1er, 1ère'),
  ...counted(2, 'second, 2nd, deuxième, seconde, 2e, 2ème'),
  ...counted(3, 'third, 3rd, troisième, 3e, 3ème'),
  ...counted(4, 'fourth, 4th, quatrième, 4e, 4ème'),
  ...counted(5, 'fifth, 5th, cinquième, 5e, 5ème'),
  ...counted(-1, 'last, dernier, dernière'),
]);

function counted(value: number, phrases: string): [string, number][] {
  return phrases.split(', ').map((phrase) => [phrase, value]);
}

/** Many things of no kind: "everything on the desk", « tout ce qui traîne ». */
const EVERYTHING = phrasesOf<true>(
  'everything, anything, all things, tout, toutes les choses, ce qui traîne, lies about, lying about, lying around'
    .split(', ')
    .map((phrase) => [phrase, true]),
  'noun',
);

/** Words that only hold a phrase together. */
const FILLERS = new Set(
  `the a an this that these those my our your one ones is are it of from to in on at and there which what who please all both every side hand part room picture photo image corner
  le la les l un une des du de d ce cet cette ces mon ma mes notre nos qui que est sont se trouve a au aux et en y la-bas svp cote coin piece tous toutes deux dans sur celui celle ceux celles leur leurs`.split(
    /\s+/,
  ),
);

/** What a phrase says beside names and looks; every part of it lies at words `from` to `to`. */
export interface SaidWhere {
  readonly places: readonly Found<Place>[];
  readonly relations: readonly Found<Relation>[];
  readonly ordinals: readonly Found<number>[];
  readonly everything: readonly Found<true>[];
}

/** Reads where the thing is said to be; words that belong to names say nothing of it. */
export function readWhere(words: readonly string[], names: readonly Found<unknown>[]): SaidWhere {
  const free = <T>(phrases: readonly Phrase<T>[]): Found<T>[] =>
    findPhrases(words, phrases).filter((one) =>
      names.every((name) => one.to <= name.from || one.from >= name.to),
    );
  const relations = free(RELATIONS).filter(({ to }) => namesNext(words, to, names));
  const apart = <T>(found: Found<T>[], others: readonly Found<unknown>[]): Found<T>[] =>
    found.filter((one) => others.every((other) => one.to <= other.from || one.from >= other.to));
  const places = apart(free(PLACES), relations);
  return {
    places,
    relations,
    ordinals: apart(free(ORDINALS), places),
    everything: free(EVERYTHING),
  };
}

/** Whether a name follows, with nothing but an article, a possessive or an adjective or two between. */
function namesNext(words: readonly string[], at: number, names: readonly Found<unknown>[]): boolean {
  const next = names.find(({ from }) => from >= at);
  if (!next || next.from - at > 3) return false;
  return !words.slice(at, next.from).some((word) => JOINTS.has(word));
}

const JOINTS = new Set([
  'left',
  'right',
  'gauche',
  'droite',
  'is',
  'est',
  'by',
  'near',
  'on',
  'sur',
  'under',
  'sous',
  'behind',
  'next',
]);

export const isFiller = (word: string): boolean => FILLERS.has(word);
