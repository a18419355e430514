import { readBox } from '../region-cut/box-wish.ts';
import { cutRegions } from '../region-cut/cut-regions.ts';
import { type Pointed, readPoints, regionAt } from '../region-cut/point-wish.ts';
import type { RegionGraph } from '../region-cut/region-graph.ts';
import { regionsBelow } from '../region-cut/region-tree.ts';
import { levelsAt } from '../region-cut/thing-levels.ts';
import { NETWORK_CLASSES } from '../room/network/classes.ts';
import { leaningOf } from './candidates.ts';
import { chooseByWords } from './choose-by-words.ts';
import { chooseSurfaceByHand, meantBy } from './choose-surface.ts';
import { evidenceFor } from './evidence.ts';
import { askAgain, askFirst, type Answered } from './ask-hand.ts';
import { inBox, logOddsOf, putRight, underClick } from './hand-evidence.ts';
import type { Box, Meaning } from './hand-features.ts';
import type { FramingGround, SelectionGround } from './prepare-selection.ts';
import type { Sought } from './read-words.ts';
import type { Choice, SelectionWish } from './selection-wish.ts';
import { partAt, takeAway } from './take-away.ts';
import { profileOf } from './things.ts';

/** How strongly a point speaks for its patch, in nats. */
const POINTED = 5;
/** Rounds of learning the colours of both sides. */
const ROUNDS = 2;
const BY_BOX = 0.55;
const BY_CLICK = 0.4;
const PER_POINT = 0.05;
const MOST_CONFIDENT = 0.78;
/** How strongly a click that takes away speaks against its part, in nats. */
const PART = 2.5;
/** Points beyond this many that were not heeded yet only count where they lie: a dab has dozens. */
const MOST_WEIGHED = 6;
/** What words with a click count beside it. */
const SAID = 0.5;

/** What the hand points at or frames, helped by words, and the same in smaller and larger. The wish is in pixels of the working copy. */
export function chooseByHand(ground: SelectionGround, wish: SelectionWish, said: Sought | null): Choice[] {
  const first = chooseOne(ground, wish, said && meantBy(ground, said));
  if (!first?.isIn.includes(1)) return first ? [first] : [];
  const kept = wish.points.find(({ keep }) => keep);
  const at = kept ? regionAt(ground.cut.graph, kept) : largestIn(ground.cut.graph, first.isIn);
  const others = nestedLevels(ground, first.isIn, at).map((isIn, rank) => ({
    isIn,
    confidence: first.confidence / (1.5 + 0.5 * rank),
  }));
  return [first, ...others];
}

function chooseOne(ground: SelectionGround, wish: SelectionWish, sought: Sought | null): Choice | undefined {
  const { points, box } = wish;
  const away = points.filter(({ keep }) => !keep);
  if (!box && away.length === points.length) {
    const base = sought && chooseByWords(ground, sought)[0];
    if (!base) return undefined;
    return { isIn: takeAway(ground, base.isIn, away), confidence: withPoints(base.confidence, away.length) };
  }
  const meant = sought && { profile: profileOf(sought.thing), colour: sought.colour };
  const isIn =
    meant?.profile.manner === 'surface'
      ? takeAway(ground, chooseSurfaceByHand(ground, wish, meant), away)
      : cutThing(ground, wish, sought);
  return { isIn, confidence: withPoints(box ? BY_BOX : BY_CLICK, points.length) };
}

function largestIn({ size }: RegionGraph, isIn: Uint8Array): number {
  return size.reduce(
    (most, pixels, region) => (isIn[region]! * pixels > isIn[most]! * size[most]! ? region : most),
    0,
  );
}

/** Every point tells more. */
function withPoints(confidence: number, points: number): number {
  return Math.max(confidence, Math.min(MOST_CONFIDENT, confidence + PER_POINT * points));
}

/** One thing, cut out along its outline: what the box or the first click means, put right point by point where a later one says otherwise. */
function cutThing(ground: SelectionGround, wish: SelectionWish, sought: Sought | null): Uint8Array {
  const { points, box } = wish;
  const { graph } = ground.cut;
  const isInside = box && readBox(graph, box).isInside;
  const first = box ? [] : points.filter(({ keep }) => keep).slice(0, 1);
  const told = [...first];
  const named = box && sought && classesOf(sought);
  let answer = askFirst(ground, { click: first[0] ?? null, box, named });
  const evidence = box
    ? logOddsOf(inBox(ground, { box: widened(box), classes: named, odds: answer.odds }))
    : underClickAnd(ground, { at: regionAt(graph, first[0]!), sought, answer });
  let chosen = cut(ground, { evidence, told, isInside });
  let weighed = 0;
  for (const point of points) {
    if (first.includes(point)) continue;
    told.push(point);
    const at = regionAt(graph, point);
    if ((chosen.isIn[at] === 1) === point.keep || weighed++ >= MOST_WEIGHED) continue;
    answer = askAgain(ground, answer, point);
    const next = cut(ground, { evidence: corrected(ground, chosen, { at, answer }), told, isInside });
    chosen = next.isIn.includes(1) ? next : { ...chosen, isIn: takeAway(ground, chosen.isIn, [point]) };
  }
  const whole = cut(ground, { evidence: chosen.evidence, told, isInside }).isIn;
  return whole.includes(1) ? whole : chosen.isIn;
}

/** How much each class of the network is what words name. */
const classesOf = (sought: Sought): Float32Array =>
  Float32Array.from(NETWORK_CLASSES, (name) => profileOf(sought.thing).classes[name] ?? 0);

/** A click that takes away speaks against the whole part it points at. */
function corrected(
  ground: SelectionGround,
  chosen: Meaning,
  { at, answer }: { at: number; answer: Answered },
): Float32Array {
  const evidence = logOddsOf(putRight(ground, chosen, { at, odds: answer.odds }));
  if (chosen.isIn[at] === 0) return evidence;
  const part = partAt({ graph: ground.cut.graph, tree: ground.tree }, chosen.isIn, at);
  return part ? evidence.map((value, region) => value - PART * part[region]!) : evidence;
}

interface Told {
  /** Log-odds of every region. */
  readonly evidence: Float32Array;
  readonly told: readonly Pointed[];
  /** 1 = in the box; null without one. */
  readonly isInside: Uint8Array | null;
}

/** What is meant, cut out along its outline. */
export function cut(ground: FramingGround, { evidence, told, isInside }: Told): Meaning {
  const seed = readPoints(ground.cut.graph, told);
  const pointed = patchLeaning(ground.cut.graph, seed);
  const prior = evidence.map((value, region) => value + pointed[region]!);
  const isIn = cutRegions(ground.cut, {
    seed: seed.map((said, region) => (said === 0 && isInside?.[region] === 0 ? -1 : said)),
    start: Uint8Array.from(prior, (value, region) => (value > 0 && isInside?.[region] !== 0 ? 1 : 0)),
    prior,
    rounds: ROUNDS,
  });
  return { evidence, isIn };
}

/** Boxes are drawn by hand: a little more than what is framed may be meant. */
function widened([left, top, right, bottom]: NonNullable<SelectionWish['box']>): Box {
  const [x0, x1] = apart(left, right);
  const [y0, y1] = apart(top, bottom);
  return [x0, y0, x1, y1];
}

function apart(one: number, two: number): [number, number] {
  const margin = Math.max(3, 0.04 * Math.abs(two - one));
  return [Math.min(one, two) - margin, Math.max(one, two) + margin];
}

function underClickAnd(
  ground: SelectionGround,
  { at, sought, answer }: { at: number; sought: Sought | null; answer: Answered },
): Float32Array {
  const evidence = logOddsOf(underClick(ground, at, answer.odds));
  if (!sought) return evidence;
  const hint = leaningOf(evidenceFor(ground, profileOf(sought.thing), sought.colour));
  return evidence.map((value, region) => value + SAID * hint[region]!);
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

/** Steps of size between two levels: smaller ones are hardly seen. */
const STEP = 1.25;
/** Of the levels that stand out at a place, this many on each side are offered. */
const MOST_EACH_WAY = 2;

/**
 * The same in smaller and in larger around a place, each within the next: levels of the picture that stand out there, cut down to what was chosen where they are
 * smaller, joined with it where they are larger. The chosen itself is not among them.
 */
function nestedLevels(ground: SelectionGround, isIn: Uint8Array, at: number): Uint8Array[] {
  const {
    cut: { graph },
    tree,
  } = ground;
  const own = pixelsOf(graph.size, isIn);
  const levels = levelsAt(graph, tree, at).map((node) => regionsBelow(graph, tree, node));
  const smaller: Uint8Array[] = [];
  const larger: Uint8Array[] = [];
  for (const level of levels) {
    const pixels = pixelsOf(graph.size, level);
    const isSmaller = pixels < own;
    const set = isIn.map((value, region) => (isSmaller ? value & level[region]! : value | level[region]!));
    const kept = isSmaller ? smaller : larger;
    if (kept.length === MOST_EACH_WAY) continue;
    if ([isIn, ...kept].every((other) => isStepFrom(graph.size, set, other))) kept.push(set);
  }
  return [...smaller, ...larger];
}

function isStepFrom(size: Int32Array, one: Uint8Array, two: Uint8Array): boolean {
  const [a, b] = [pixelsOf(size, one), pixelsOf(size, two)];
  return Math.min(a, b) > 0 && Math.max(a, b) > STEP * Math.min(a, b);
}

/** Pixels of the marked regions. */
function pixelsOf(size: Int32Array, isIn: Uint8Array): number {
  return size.reduce((sum, pixels, region) => sum + (isIn[region] === 1 ? pixels : 0), 0);
}
