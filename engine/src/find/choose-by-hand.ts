import { readBox } from '../region-cut/box-wish.ts';
import { cutRegions } from '../region-cut/cut-regions.ts';
import { readPoints, regionAt, type Pointed } from '../region-cut/point-wish.ts';
import type { RegionGraph } from '../region-cut/region-graph.ts';
import { regionsBelow } from '../region-cut/region-tree.ts';
import { levelsAt } from '../region-cut/thing-levels.ts';
import { leaningOf } from './candidates.ts';
import { chooseByWords } from './choose-by-words.ts';
import { chooseSurfaceByHand, meantBy } from './choose-surface.ts';
import { evidenceFor } from './evidence.ts';
import type { SelectionGround } from './prepare-selection.ts';
import type { Sought } from './read-words.ts';
import type { Choice, SelectionWish } from './selection-wish.ts';
import { takeAway } from './take-away.ts';
import { profileOf } from './things.ts';

/** How strongly a point speaks for its patch, in nats. */
const POINTED = 5;
/** Rounds of learning the colours of both sides. */
const ROUNDS = 4;
/** What came of them on photos with known outlines: a box .51, one click less, every point a little more. */
const BY_BOX = 0.55;
const BY_CLICK = 0.4;
const PER_POINT = 0.05;
const MOST_CONFIDENT = 0.78;
/** Of the levels at a click, the first of this many are offered. */
const LEVELS = 4;
/** How strongly the thing under the clicks speaks for itself, in nats. */
const CLICKED = 1.2;

/** What the hand points at or frames, helped by words. The wish is in pixels of the working copy. */
export function chooseByHand(ground: SelectionGround, wish: SelectionWish, said: Sought | null): Choice[] {
  const { points, box } = wish;
  if (!box && !said && points.length === 1 && points[0]!.keep) return byClick(ground, points[0]!);
  const sought = said && meantBy(ground, said);
  const keeps = points.filter(({ keep }) => keep);
  const away = points.filter(({ keep }) => !keep);
  if (keeps.length === 0 && away.length > 0) {
    const base = box ? chooseByHand(ground, { ...wish, points: [] }, sought) : guessed(ground, sought);
    return base.slice(0, 1).map(({ isIn, confidence }) => ({
      isIn: takeAway(ground, isIn, away),
      confidence: withPoints(confidence, away.length),
    }));
  }
  const meant = sought && { profile: profileOf(sought.thing), colour: sought.colour };
  const isIn =
    meant?.profile.manner === 'surface'
      ? takeAway(ground, chooseSurfaceByHand(ground, wish, meant), away)
      : cutThing(ground, wish, sought);
  return [{ isIn, confidence: withPoints(box ? BY_BOX : BY_CLICK, points.length) }];
}

/** Every point tells more. */
function withPoints(confidence: number, points: number): number {
  return Math.max(confidence, Math.min(MOST_CONFIDENT, confidence + PER_POINT * points));
}

function guessed(ground: SelectionGround, sought: Sought | null): Choice[] {
  return sought ? chooseByWords(ground, sought) : [];
}

/** One thing, cut out along its outline. */
function cutThing(ground: SelectionGround, wish: SelectionWish, sought: Sought | null): Uint8Array {
  const { points, box } = wish;
  const seed = readPoints(ground.cut.graph, points);
  const pointed = patchLeaning(ground.cut.graph, seed);
  const { start, leaning, isOut } = box
    ? inBox(ground, { ...wish, box }, sought)
    : underPoints(ground, wish, sought);
  return cutRegions(ground.cut, {
    seed: seed.map((told, region) => (told === 0 && isOut?.[region] === 1 ? -1 : told)),
    start,
    prior: leaning.map((value, region) => value + pointed[region]!),
    rounds: ROUNDS,
  });
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
  // Whoever frames a lamp sees one: where the network sees none in the whole box, only its differences count.
  const doubt = hint ? Math.min(0, meanInside(ground.cut.graph, hint, isInside)) : 0;
  const leaning = prior.map((value, region) => value + (hint ? hint[region]! - doubt : 0));
  const isOut = isInside.map((inside) => 1 - inside);
  if (points.length === 0) return { start: isInside, leaning, isOut };
  const seed = Int8Array.from(isInside, (inside) => inside - 1);
  return {
    start: cutRegions(ground.cut, { seed, start: isInside, prior: leaning, rounds: ROUNDS }),
    leaning,
    isOut,
  };
}

/** At every click the thing under it: what the words may mean, if that lies there, else the level that stands out. */
function underPoints(ground: SelectionGround, { points }: SelectionWish, sought: Sought | null): Beginning {
  const { graph } = ground.cut;
  const guesses = guessed(ground, sought).map(({ isIn }) => isIn);
  const away = points.filter(({ keep }) => !keep).map((point) => regionAt(graph, point));
  const isFree = (isIn: Uint8Array): boolean => !away.some((region) => isIn[region] === 1);
  const keeps = points.filter(({ keep }) => keep).map((point) => regionAt(graph, point));
  const things = keeps.map((region) => {
    const guess = guesses.find((isIn) => isIn[region] === 1 && isFree(isIn));
    return guess ?? levelWithout(ground, region, isFree);
  });
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

/** Mean per pixel of what lies in the box. */
function meanInside({ size }: RegionGraph, values: Float32Array, isInside: Uint8Array): number {
  let sum = 0;
  let pixels = 0;
  for (let region = 0; region < size.length; region++) {
    if (isInside[region] !== 1) continue;
    sum += values[region]! * size[region]!;
    pixels += size[region]!;
  }
  return sum / Math.max(1, pixels);
}
