import { followEdges } from '../mask/follow-edges.ts';
import type { Mask } from '../pixels.ts';
import { outlineOf } from '../region-cut/outline.ts';
import { levelsAround } from '../region-cut/thing-levels.ts';
import { overlap } from './candidates.ts';
import { chooseByHand } from './choose-by-hand.ts';
import { chooseByWords } from './choose-by-words.ts';
import type { SelectionGround } from './prepare-selection.ts';
import { readWords, type Sought } from './read-words.ts';
import type { Choice, SelectionWish } from './selection-wish.ts';
import { stampPoints } from './stamp-points.ts';
import { profileOf } from './things.ts';

export type { SelectionWish } from './selection-wish.ts';

/** A region of the picture and how sure it is. */
export interface Selection {
  /** Of the picture's size; 255 = selected, values between along the outline. */
  readonly mask: Mask;
  /** 0-1: about the overlap (intersection over union) to expect with what was meant. */
  readonly confidence: number;
  /** What was found, in English ('sofa', 'wall'); null when no words named it. */
  readonly label: string | null;
}

export interface SelectionResult extends Selection {
  /** False when the words name nothing that can be looked for. */
  readonly isKnown: boolean;
  /** Others of the kind, or the same in larger or smaller, best first; none overlaps another more than 85 %. */
  readonly alternatives: readonly Selection[];
}

const MOST_ALTERNATIVES = 5;
const DISTINCT = 0.85;

/**
 * Selects what words name, what clicks or dabs point at or what a box frames. Words with points or a box: the words say what to expect, the hand decides.
 * Never fails: what is not found is an empty mask. Same ground and wish, same bytes.
 */
export function selectRegion(ground: SelectionGround, wish: SelectionWish): SelectionResult {
  const sought = readWords(wish.words);
  const isByHand = wish.points.length > 0 || wish.box !== null;
  const choices = isByHand
    ? chooseByHand(ground, toWorkSize(ground, wish), sought)
    : sought
      ? chooseByWords(ground, sought)
      : [];
  const label = sought?.thing ?? null;
  const toSelection = (choice: Choice): Selection => {
    return {
      mask: stampPoints(drawChoice(ground, choice), wish.points),
      confidence: choice.confidence,
      label,
    };
  };
  const [first, ...others] = offersOf(
    ground,
    isByHand ? choices : [...choices, ...levelsOf(ground, choices[0])],
    sought,
  );
  const chosen = first
    ? toSelection(first)
    : toSelection({ isIn: new Uint8Array(ground.cut.graph.count), confidence: 0 });
  return {
    ...chosen,
    isKnown: sought !== null || wish.words.trim() === '',
    alternatives: others.slice(0, MOST_ALTERNATIVES).map(toSelection),
  };
}

/** How far the regions' outlines stray from the edge in the photo, in pixels of the working copy. */
const STRAY = 3;

function drawChoice(ground: SelectionGround, { isIn }: Choice): Mask {
  const { graph } = ground.cut;
  const rough = outlineOf(graph, isIn, ground);
  return followEdges(ground.picture, rough, Math.ceil((STRAY * ground.width) / graph.width));
}

function toWorkSize({ cut: { graph }, width, height }: SelectionGround, wish: SelectionWish): SelectionWish {
  const across = graph.width / width;
  const down = graph.height / height;
  const { words, points, box } = wish;
  return {
    words,
    points: points.map(({ x, y, keep }) => ({ x: (x + 0.5) * across, y: (y + 0.5) * down, keep })),
    box: box && [box[0] * across, box[1] * down, box[2] * across, box[3] * down],
  };
}

/** What usually fills no more of the picture than this is a small thing. */
const SMALL = 0.06;
const MOST_OF_SMALL = 1 / 3;
const BEYOND_REASON = 0.3;

/** A small thing that would fill more than a third of the photo was mistaken, whatever speaks for it. */
function withinReason({ cut: { graph } }: SelectionGround, sought: Sought, choice: Choice): Choice {
  if (profileOf(sought.thing).area > SMALL) return choice;
  let pixels = 0;
  for (let region = 0; region < graph.count; region++)
    if (choice.isIn[region] === 1) pixels += graph.size[region]!;
  if (pixels <= MOST_OF_SMALL * graph.width * graph.height) return choice;
  return { ...choice, confidence: Math.min(BEYOND_REASON, choice.confidence) };
}

/** The first choice, and the others with the surest first. */
function offersOf(ground: SelectionGround, choices: readonly Choice[], sought: Sought | null): Choice[] {
  const [first, ...others] = choices.map((choice) =>
    sought ? withinReason(ground, sought, choice) : choice,
  );
  if (!first) return [];
  return distinct(ground, [first, ...others.sort((a, b) => b.confidence - a.confidence)]);
}

/** Whoever was misunderstood often meant the same in larger or smaller. */
function levelsOf({ cut: { graph }, tree }: SelectionGround, first: Choice | undefined): Choice[] {
  if (!first) return [];
  const confidence = first.confidence / 2;
  return levelsAround(graph, tree, first.isIn).map((isIn) => ({ isIn, confidence }));
}

function distinct({ cut: { graph } }: SelectionGround, choices: readonly Choice[]): Choice[] {
  const kept: Choice[] = [];
  for (const choice of choices) {
    const isEmpty = !choice.isIn.includes(1);
    if (isEmpty || kept.some((other) => overlap(graph.size, choice.isIn, other.isIn) >= DISTINCT)) continue;
    kept.push(choice);
  }
  return kept;
}
