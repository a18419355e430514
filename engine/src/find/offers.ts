import { levelsAround } from '../region-cut/thing-levels.ts';
import { overlap } from './overlap.ts';
import type { SelectionGround } from './prepare-selection.ts';
import type { Sought } from './read-words.ts';
import type { Choice } from './selection-wish.ts';
import { pixelsOf } from './starts.ts';
import { profileOf } from './things.ts';

/** The first choice and the alternatives to it. */
const MOST_OFFERS = 6;
/** Two that overlap more are one mistake in two variants. */
const DISTINCT = 0.6;
/** Of surfaces two that overlap more: a floor with its rug and without are both worth offering. */
const DISTINCT_SURFACES = 0.85;
/** Those that overlap less are other things. */
const ELSEWHERE = 0.15;
/** Other things of the kind come before the same in larger or smaller, this many of them. */
const OTHERS_FIRST = 3;

/** What is shown of the choices: the first, then other things of the kind, then the same in larger and smaller; none like another. */
export function offersByWords(
  ground: SelectionGround,
  choices: readonly Choice[],
  sought: Sought | null,
): Choice[] {
  const { graph } = ground.cut;
  const [first, ...others] = choices.filter(({ isIn }) => isIn.includes(1));
  if (!first) return [];
  const bySureness = (a: Choice, b: Choice): number => b.confidence - a.confidence;
  const isElsewhere = (one: Choice): boolean =>
    (one.asKind ?? 0) > 0 && overlap(graph.size, one.isIn, first.isIn) < ELSEWHERE;
  const isSurface = sought !== null && profileOf(sought.thing).manner === 'surface';
  const distinct = isSurface ? DISTINCT_SURFACES : DISTINCT;
  const kept = [first];
  const keep = (ones: readonly Choice[], most: number): void => {
    for (const one of ones) {
      if (kept.length >= most) return;
      if (kept.every((other) => overlap(graph.size, one.isIn, other.isIn) < distinct)) kept.push(one);
    }
  };
  keep(
    others.filter(isElsewhere).sort((a, b) => (b.asKind ?? 0) - (a.asKind ?? 0)),
    1 + OTHERS_FIRST,
  );
  keep([...others, ...levelsOf(ground, first)].sort(bySureness), MOST_OFFERS);
  const [best, ...rest] = kept.map((one) => (sought ? withinReason(ground, sought, one) : one));
  return best ? [best, ...rest.sort(bySureness)] : [];
}

/** Who points takes larger and smaller that lie within each other, step by step: two steps that overlap more are one. */
const ONE_STEP = 0.85;

/** What is shown of the choices by hand: the first, then the others with the surest first, none like another. */
export function offersByHand(
  ground: SelectionGround,
  choices: readonly Choice[],
  sought: Sought | null,
): Choice[] {
  const { graph } = ground.cut;
  const [first, ...others] = choices
    .filter(({ isIn }) => isIn.includes(1))
    .map((one) => (sought ? withinReason(ground, sought, one) : one));
  if (!first) return [];
  const kept = [first];
  for (const one of others.sort((a, b) => b.confidence - a.confidence)) {
    if (kept.every((other) => overlap(graph.size, one.isIn, other.isIn) < ONE_STEP)) kept.push(one);
  }
  return kept.slice(0, MOST_OFFERS);
}

/** What usually fills no more of the picture than this is a small thing. */
const SMALL = 0.06;
const MOST_OF_ONE = 1 / 3;
/** Surely asked about. */
const BEYOND_REASON = { small: 0.3, large: 0.55 } as const;
/** Who says more than is understood is asked. */
const HALF_UNDERSTOOD = 0.55;

/** A thing that would fill more than a third of the photo is asked about, a small one was mistaken, whatever speaks for it. */
function withinReason({ cut: { graph } }: SelectionGround, sought: Sought, choice: Choice): Choice {
  const { area, manner } = profileOf(sought.thing);
  const said = sought.leftOut.length > 0 ? Math.min(HALF_UNDERSTOOD, choice.confidence) : choice.confidence;
  const isThing = manner !== 'surface';
  if (!isThing || pixelsOf(graph.size, choice.isIn) <= MOST_OF_ONE * graph.width * graph.height)
    return { ...choice, confidence: said };
  return { ...choice, confidence: Math.min(area > SMALL ? BEYOND_REASON.large : BEYOND_REASON.small, said) };
}

function levelsOf({ cut: { graph }, tree }: SelectionGround, first: Choice): Choice[] {
  const confidence = first.confidence / 2;
  return levelsAround(graph, tree, first.isIn).map((isIn) => ({ isIn, confidence }));
}
