import { readBox } from '../region-cut/box-wish.ts';
import { cutRegions } from '../region-cut/cut-regions.ts';
import { readPoints, regionAt, type Pointed } from '../region-cut/point-wish.ts';
import type { RegionGraph } from '../region-cut/region-graph.ts';
import { regionsBelow } from '../region-cut/region-tree.ts';
import { levelsAt } from '../region-cut/thing-levels.ts';
import { leaningOf } from './candidates.ts';
import { chooseByWords } from './choose-by-words.ts';
import { evidenceFor } from './evidence.ts';
import type { SelectionGround } from './prepare-selection.ts';
import type { Sought } from './read-words.ts';
import type { Choice, SelectionWish } from './selection-wish.ts';
import { profileOf } from './things.ts';

/** How strongly a point speaks for its patch, in nats. */
const POINTED = 5;
/** Rounds of learning the colours of both sides. */
const ROUNDS = 4;
/** Confidences as measured on photos with known outlines. */
const BY_BOX = 0.66;
const BY_CLICK = 0.4;
const PER_POINT = 0.05;
const MOST_CONFIDENT = 0.78;
/** Of the levels at a click, the first of this many are offered. */
const LEVELS = 4;
/** How strongly the thing under the clicks speaks for itself, in nats. */
const CLICKED = 1.2;

/** What the hand points at or frames, helped by words. The wish is in pixels of the working copy. */
export function chooseByHand(ground: SelectionGround, wish: SelectionWish, sought: Sought | null): Choice[] {
  const { points, box } = wish;
  if (!box && !sought && points.length === 1 && points[0]!.keep) return byClick(ground, points[0]!);
  const seed = readPoints(ground.cut.graph, points);
  const pointed = patchLeaning(ground.cut.graph, seed);
  const { start, leaning, isOut } = box
    ? inBox(ground, { ...wish, box }, sought)
    : underPoints(ground, wish, sought);
  const isIn = cutRegions(ground.cut, {
    seed: seed.map((said, region) => (said === 0 && isOut?.[region] === 1 ? -1 : said)),
    start,
    prior: leaning.map((value, region) => value + pointed[region]!),
    rounds: ROUNDS,
  });
  const confidence = (box ? BY_BOX : BY_CLICK) + PER_POINT * points.length;
  return [{ isIn, confidence: Math.min(MOST_CONFIDENT, confidence) }];
}

/** Where cutting begins. */
interface Beginning {
  readonly start: Uint8Array;
  readonly leaning: Float32Array;
  /** 1 = cannot belong to the thing unless pointed at. */
  readonly isOut?: Uint8Array;
}

/** Without points the box is all there is; with them, what the box alone would have given. */
function inBox(
  ground: SelectionGround,
  { box, points }: SelectionWish & { readonly box: readonly [number, number, number, number] },
  sought: Sought | null,
): Beginning {
  const { isInside, prior } = readBox(ground.cut.graph, box);
  const hint = sought && leaningOf(evidenceFor(ground, profileOf(sought.thing), sought.colour));
  const leaning = prior.map((value, region) => value + (hint?.[region] ?? 0));
  const isOut = isInside.map((inside) => 1 - inside);
  if (points.length === 0) return { start: isInside, leaning, isOut };
  const seed = Int8Array.from(isInside, (inside) => inside - 1);
  return {
    start: cutRegions(ground.cut, { seed, start: isInside, prior: leaning, rounds: ROUNDS }),
    leaning,
    isOut,
  };
}

/** At every click the thing under it: what the words may mean, if that lies there, else the level that stands out. Only clicked away: the first of what the words may mean that was not. */
function underPoints(ground: SelectionGround, { points }: SelectionWish, sought: Sought | null): Beginning {
  const { graph } = ground.cut;
  const guesses = sought ? chooseByWords(ground, sought).map(({ isIn }) => isIn) : [];
  const away = points.filter(({ keep }) => !keep).map((point) => regionAt(graph, point));
  const isFree = (isIn: Uint8Array): boolean => !away.some((region) => isIn[region] === 1);
  const keeps = points.filter(({ keep }) => keep).map((point) => regionAt(graph, point));
  const things = keeps.map((region) => {
    const guess = guesses.find((isIn) => isIn[region] === 1 && isFree(isIn));
    return guess ?? levelWithout(ground, region, isFree);
  });
  if (keeps.length === 0) things.push(guesses.find(isFree));
  const start = new Uint8Array(graph.count);
  for (const thing of things) {
    for (let region = 0; region < start.length; region++) if (thing?.[region] === 1) start[region] = 1;
  }
  return { start, leaning: Float32Array.from(start, (inside) => (inside === 1 ? CLICKED : -CLICKED)) };
}

/** The level at a region that stands out most of those that hold nothing clicked away. */
function levelWithout(
  { cut: { graph }, tree }: SelectionGround,
  region: number,
  isFree: (isIn: Uint8Array) => boolean,
): Uint8Array | undefined {
  for (const node of levelsAt(graph, tree, region)) {
    const isIn = regionsBelow(graph, tree, node);
    if (isFree(isIn)) return isIn;
  }
  return undefined;
}

/** A point speaks for the whole patch of one colour it lies on, unless another point there says the opposite. */
function patchLeaning(graph: RegionGraph, seed: Int8Array): Float32Array {
  const says = new Int8Array(graph.patches);
  const isTorn = new Uint8Array(graph.patches);
  for (let region = 0; region < graph.count; region++) {
    const patch = graph.patchOf[region]!;
    if (seed[region] === 0) continue;
    if (says[patch] === -seed[region]!) isTorn[patch] = 1;
    says[patch] = seed[region]!;
  }
  return Float32Array.from(graph.patchOf, (patch) => (isTorn[patch] === 1 ? 0 : POINTED * says[patch]!));
}

function byClick({ cut: { graph }, tree }: SelectionGround, click: Pointed): Choice[] {
  return levelsAt(graph, tree, regionAt(graph, click))
    .slice(0, LEVELS)
    .map((node, rank) => ({
      isIn: regionsBelow(graph, tree, node),
      confidence: BY_CLICK / (1 + 0.5 * rank),
    }));
}
