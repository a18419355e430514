import { readBox } from '../region-cut/box-wish.ts';
import { cutRegions } from '../region-cut/cut-regions.ts';
import { readPoints, regionAt, type Pointed } from '../region-cut/point-wish.ts';
import type { RegionGraph } from '../region-cut/region-graph.ts';
import { regionsBelow } from '../region-cut/region-tree.ts';
import { levelsAt } from '../region-cut/thing-levels.ts';
import { leaningOf } from './candidates.ts';
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
  const { graph } = ground.cut;
  const leaning = sought
    ? leaningOf(evidenceFor(ground, profileOf(sought.thing), sought.colour))
    : new Float32Array(graph.count);
  const keeps = wish.points.filter(({ keep }) => keep);
  if (!wish.box && !sought && keeps.length === 1 && wish.points.length === 1)
    return byClick(ground, keeps[0]!);
  const seed = readPoints(graph, wish.points);
  const pointed = patchLeaning(graph, seed);
  const start = new Uint8Array(graph.count);
  if (wish.box) {
    const { isInside, prior } = readBox(graph, wish.box);
    start.set(isInside);
    for (let region = 0; region < graph.count; region++) {
      leaning[region]! += prior[region]!;
      if (isInside[region] === 0 && seed[region] === 0) seed[region] = -1;
    }
    if (wish.points.length > 0) {
      const boxed = Int8Array.from(isInside, (inside) => inside - 1);
      start.set(cutRegions(ground.cut, { seed: boxed, start, prior: leaning, rounds: ROUNDS }));
    }
  } else {
    for (const keep of keeps) addThingAt(ground, { keep, wish }, start);
    for (let region = 0; region < graph.count; region++) {
      if (sought && leaning[region]! > 0) start[region] = 1;
      if (!sought) leaning[region]! += start[region] === 1 ? CLICKED : -CLICKED;
    }
  }
  const prior = leaning.map((value, region) => value + pointed[region]!);
  const isIn = cutRegions(ground.cut, { seed, start, prior, rounds: ROUNDS });
  const confidence = Math.min(
    MOST_CONFIDENT,
    (wish.box ? BY_BOX : BY_CLICK) + PER_POINT * wish.points.length,
  );
  return [{ isIn, confidence }];
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

/** Marks the thing a click is on: the most stable level there that holds nothing clicked away. */
function addThingAt(
  { cut: { graph }, tree }: SelectionGround,
  { keep, wish }: { keep: Pointed; wish: SelectionWish },
  start: Uint8Array,
): void {
  const away = wish.points.filter((point) => !point.keep).map((point) => regionAt(graph, point));
  for (const node of levelsAt(graph, tree, regionAt(graph, keep))) {
    const isIn = regionsBelow(graph, tree, node);
    if (away.some((region) => isIn[region] === 1)) continue;
    for (let region = 0; region < start.length; region++) if (isIn[region] === 1) start[region] = 1;
    return;
  }
}
