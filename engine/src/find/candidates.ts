import { cutRegions } from '../region-cut/cut-regions.ts';
import { minimumCut } from '../region-cut/max-flow.ts';
import type { RegionGraph } from '../region-cut/region-graph.ts';
import { NETWORK_CLASSES } from '../room/network/classes.ts';
import { hangingTogether } from './hanging-together.ts';
import { overlap } from './overlap.ts';
import type { SelectionGround } from './prepare-selection.ts';
import { shapeOf } from './shape.ts';
import type { Meaning } from './signs.ts';
import { findStarts, pixelsOf } from './starts.ts';
import type { Profile } from './things.ts';
import { trustIn } from './trust.ts';

/** Regions that may be what is looked for, and the overlap to expect of them. */
export interface Candidate {
  readonly isIn: Uint8Array;
  readonly trust: number;
  /** The overlap to expect with a thing of the kind, of whatever colour and wherever; 0 where it looks more like something else: a sofa may pass for a chair where there is none. */
  readonly asKind: number;
  /** Somebody else found it. */
  readonly isProposed?: boolean;
}

/** Starts that are cut out along their outlines, the most trusted first. */
const MOST_CUT = 10;
/** Candidates that overlap more are one. */
const SAME = 0.9;
/** A thing may reach this share of its size beyond the piece that was seen first. */
const GROWTH = 0.3;
/** How far evidence alone counts, against colours: nats per unit of log-odds. */
const EVIDENCE_WEIGHT = 0.7;

/** Log-odds of the evidence, as a leaning for `cutRegions`. */
export function leaningOf(evidence: Float32Array): Float32Array {
  return evidence.map((value) => EVIDENCE_WEIGHT * Math.log((value + 0.03) / (1.03 - value)));
}

/** How strongly the evidence for a surface counts against the smoothness of its outline: nats per pixel-to-the-power and unit of log-odds. */
const SURFACE_WEIGHT = 1.5;
const SURFACE_POWER = 0.75;

/** All of a surface at once: the walls, the floor. Its colours are not learned: a white wall must not lose to the white bed before it. */
export function findSurface(
  { cut: { graph, network, edge } }: SelectionGround,
  evidence: Float32Array,
): Uint8Array {
  const leaning = Float32Array.from(evidence, (value, region) => {
    const odds = Math.log((value + 0.03) / (1.03 - value));
    return SURFACE_WEIGHT * odds * graph.size[region]! ** SURFACE_POWER;
  });
  return minimumCut(network, { edge, leaning });
}

/** Everything in the picture that may be the thing, the most trusted first: pieces as they were seen, and the best of them cut out along their outlines. */
export function findCandidates(ground: SelectionGround, meaning: Meaning): Candidate[] {
  const { ofAnyColour } = meaning;
  const rate = (isIn: Uint8Array): Candidate => {
    const shown = classesIn(ground, isIn);
    const fit = fitToKind(meaning.profile, shown);
    const trust = fit * trustIn(ground, meaning, isIn);
    const isOfKind = looksMostLike(meaning.profile, shown);
    const asAny = ofAnyColour ? fit * trustIn(ground, ofAnyColour, isIn) : trust;
    return { isIn, trust, asKind: isOfKind ? asAny : 0 };
  };
  const byTrust = (a: Candidate, b: Candidate): number => b.trust - a.trust;
  const starts = findStarts(ground, meaning).map(rate).sort(byTrust);
  const leaning = leaningOf((ofAnyColour ?? meaning).evidence);
  const cut = starts.slice(0, MOST_CUT).map(({ isIn }) => rate(cutOut(ground, isIn, leaning)));
  const kept: Candidate[] = [];
  for (const one of [...starts, ...cut].sort(byTrust)) {
    const isNew = kept.every((other) => overlap(ground.cut.graph.size, one.isIn, other.isIn) < SAME);
    if (one.trust > 0 && isNew) kept.push(one);
  }
  return wholeFirst(ground.cut.graph.size, kept);
}

/** So much of a part lies in its whole, which is at most so many times as large. */
const PART = 0.85;
const WHOLE = 2.5;

/**
 * Where the first of some candidates, the most trusted first, is a part of another one that is trusted as much, that whole comes first: half of an armchair is no better than the armchair.
 * @param size pixels of every region
 */
export function wholeFirst<T extends Pick<Candidate, 'isIn' | 'trust'>>(
  size: Int32Array,
  candidates: readonly T[],
): T[] {
  const [first] = candidates;
  if (!first) return [];
  const own = pixelsOf(size, first.isIn);
  const whole = candidates.find((other) => {
    const pixels = pixelsOf(size, other.isIn);
    if (other.trust !== first.trust || pixels <= own || pixels > WHOLE * own) return false;
    const both = other.isIn.map((value, region) => value & first.isIn[region]!);
    return pixelsOf(size, both) > PART * own;
  });
  return whole ? [whole, ...candidates.filter((one) => one !== whole)] : [...candidates];
}

/** Pixels of every class in a set of regions, as far as each is seen there. */
function classesIn({ cut: { graph }, classShares }: SelectionGround, isIn: Uint8Array): number[] {
  const sums = NETWORK_CLASSES.map(() => 0);
  for (let region = 0; region < graph.count; region++) {
    if (isIn[region] === 0) continue;
    for (let c = 0; c < sums.length; c++)
      sums[c]! += graph.size[region]! * classShares[sums.length * region + c]!;
  }
  return sums;
}

/** What is left of the trust in what shows nothing of the very thing. */
const ELSE = 0.2;

/** 0.2-1: how far pixels of every class show the very thing rather than what passes for it: who says "mirror" means the painting only where there is no mirror. */
function fitToKind({ classes }: Profile, shown: readonly number[]): number {
  const weights = NETWORK_CLASSES.map((name) => classes[name] ?? 0);
  const most = Math.max(...weights);
  const own = Math.max(...shown.filter((_, c) => weights[c] === most));
  const other = Math.max(...shown.filter((_, c) => weights[c] !== most));
  return ELSE + (1 - ELSE) * Math.sqrt(Math.min(1, own / Math.max(1e-6, other)));
}

/** Classes that speak at least this much for a thing are its own. */
const OWN = 0.8;

function looksMostLike({ classes }: Profile, shown: readonly number[]): boolean {
  const isOwn = NETWORK_CLASSES.map((name) => (classes[name] ?? 0) >= OWN);
  const own = shown.reduce((sum, value, c) => (isOwn[c] ? sum + value : sum), 0);
  return own > Math.max(...shown.filter((_, c) => !isOwn[c]));
}

function cutOut(ground: SelectionGround, isIn: Uint8Array, prior: Float32Array): Uint8Array {
  const { graph } = ground.cut;
  const shape = shapeOf(graph, isIn, prior);
  const marginX = GROWTH * (shape.right - shape.left);
  const marginY = GROWTH * (shape.bottom - shape.top);
  const seed = Int8Array.from(graph.size, (_, region) => {
    const x = graph.centreX[region]!;
    const y = graph.centreY[region]!;
    const isNear =
      x > shape.left - marginX &&
      x < shape.right + marginX &&
      y > shape.top - marginY &&
      y < shape.bottom + marginY;
    return isNear ? 0 : -1;
  });
  const cut = cutRegions(ground.cut, { seed, start: isIn, prior, rounds: 2 });
  const whole = withoutTruncated(graph, { cut, start: isIn, seed });
  // What has its colour and lies apart from all that was seen of it is something else.
  const seen: number[] = [];
  for (let region = 0; region < whole.length; region++)
    if (isIn[region] === 1 && whole[region] === 1) seen.push(region);
  return hangingTogether(ground.cut.network, whole, seen);
}

interface Cut {
  readonly cut: Uint8Array;
  readonly start: Uint8Array;
  /** -1 = too far away to be taken. */
  readonly seed: Int8Array;
}

/** What grew into a patch of one colour that goes on too far away is something else beside the thing: it would end in a straight line where nothing ends. */
function withoutTruncated({ patchOf, patches }: RegionGraph, { cut, start, seed }: Cut): Uint8Array {
  const goesOn = new Uint8Array(patches);
  for (let region = 0; region < seed.length; region++) if (seed[region] === -1) goesOn[patchOf[region]!] = 1;
  return cut.map((value, region) => value & (start[region]! | (1 - goesOn[patchOf[region]!]!)));
}
