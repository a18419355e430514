import type { RegionGraph } from '../region-cut/region-graph.ts';

/** How far one patch speaks for another (standard deviations): OKLab, and shares of the picture's longer side. */
const LIGHT_REACH = 0.08;
const CHROMA_REACH = 0.02;
const PLACE_REACH = 0.2;
/** In squared standard deviations. */
const FARTHEST = 6;
/** How much patches that look alike, and those that touch without an edge between, count: nats if all of them agree. */
const ALIKE = 8;
const BESIDE = 4;
/** Patches with fewer witnesses than this (square root of pixels) follow them less. */
const WITNESSES = 20;
/** How fast a border parts with its contrast. */
const EDGE = 0.6;
const ROUNDS = 5;
/** The network is never sure that a patch is not something. */
const LEAST_SHARE = 0.01;
/** L, a, b, x, y. */
const FEATURES = 5;

interface Patches {
  readonly count: number;
  readonly pixels: Float32Array;
  readonly features: Float32Array;
  /** Logarithm of the shares seen. */
  readonly seen: Float32Array;
}

/** Pairs of patches and how much each hears of the other; `total` is what a patch hears at most. */
interface Links {
  readonly one: number[];
  readonly two: number[];
  readonly toOne: number[];
  readonly toTwo: number[];
  readonly total: Float32Array;
}

/**
 * Class shares (per region, adding up to 1) after the patches of one colour have agreed with those that look alike nearby and those beside
 * them without an edge between: mean field of a fully connected model (Krähenbühl, Koltun 2011) on patches instead of pixels.
 */
export function agreePatches(graph: RegionGraph, shares: Float32Array): Float32Array {
  const classes = shares.length / graph.count;
  const patches = gatherPatches(graph, shares);
  const alike = linkAlike(patches);
  const beside = linkBeside(graph);
  let belief = toShares(patches.seen, classes);
  for (let round = 0; round < ROUNDS; round++) {
    const energy = patches.seen.slice();
    hear({ links: alike, weight: ALIKE, witnesses: WITNESSES }, belief, energy);
    hear({ links: beside, weight: BESIDE, witnesses: 0 }, belief, energy);
    belief = toShares(energy, classes);
  }
  const agreed = new Float32Array(shares.length);
  for (let region = 0; region < graph.count; region++) {
    const from = graph.patchOf[region]! * classes;
    agreed.set(belief.subarray(from, from + classes), region * classes);
  }
  return agreed;
}

function gatherPatches(graph: RegionGraph, shares: Float32Array): Patches {
  const count = graph.patches;
  const classes = shares.length / graph.count;
  const place = PLACE_REACH * Math.max(graph.width, graph.height);
  const pixels = new Float32Array(count);
  const features = new Float32Array(FEATURES * count);
  const seen = new Float32Array(classes * count);
  for (let region = 0; region < graph.count; region++) {
    const patch = graph.patchOf[region]!;
    const size = graph.size[region]!;
    const to = FEATURES * patch;
    pixels[patch]! += size;
    features[to]! += (size * graph.colour[3 * region]!) / LIGHT_REACH;
    features[to + 1]! += (size * graph.colour[3 * region + 1]!) / CHROMA_REACH;
    features[to + 2]! += (size * graph.colour[3 * region + 2]!) / CHROMA_REACH;
    features[to + 3]! += (size * graph.centreX[region]!) / place;
    features[to + 4]! += (size * graph.centreY[region]!) / place;
    for (let c = 0; c < classes; c++) seen[classes * patch + c]! += size * shares[classes * region + c]!;
  }
  for (let i = 0; i < features.length; i++) features[i]! /= pixels[(i / FEATURES) | 0]!;
  for (let i = 0; i < seen.length; i++) {
    seen[i] = Math.log(seen[i]! / pixels[(i / classes) | 0]! + LEAST_SHARE);
  }
  return { count, pixels, features, seen };
}

function linkAlike({ count, pixels, features }: Patches): Links {
  const links = noLinks(count);
  const trust = pixels.map(Math.sqrt);
  for (let one = 0; one < count; one++) {
    for (let two = 0; two < one; two++) {
      let distance = 0;
      for (let f = 0; f < FEATURES && distance < FARTHEST; f++) {
        distance += (features[FEATURES * one + f]! - features[FEATURES * two + f]!) ** 2;
      }
      if (distance >= FARTHEST) continue;
      const weight = Math.exp(-distance / 2);
      links.one.push(one);
      links.two.push(two);
      links.toOne.push(weight * trust[two]!);
      links.toTwo.push(weight * trust[one]!);
      links.total[one]! += weight * trust[two]!;
      links.total[two]! += weight * trust[one]!;
    }
  }
  return links;
}

/** An edge between two patches silences them: it counts in what they hear at most. */
function linkBeside({ borders, patchOf, patches }: RegionGraph): Links {
  const links = noLinks(patches);
  for (let e = 0; e < borders.count; e++) {
    const one = patchOf[borders.from[e]!]!;
    const two = patchOf[borders.to[e]!]!;
    if (one === two) continue;
    const length = borders.length[e]!;
    const heard = length * Math.exp((-EDGE * borders.contrast[e]!) / borders.usual);
    links.one.push(one);
    links.two.push(two);
    links.toOne.push(heard);
    links.toTwo.push(heard);
    links.total[one]! += length;
    links.total[two]! += length;
  }
  return links;
}

function noLinks(count: number): Links {
  return { one: [], two: [], toOne: [], toTwo: [], total: new Float32Array(count) };
}

interface Hearing {
  readonly links: Links;
  readonly weight: number;
  readonly witnesses: number;
}

/** Adds to each patch's energies what its links believe. */
function hear({ links, weight, witnesses }: Hearing, belief: Float32Array, energy: Float32Array): void {
  const classes = energy.length / links.total.length;
  const ear = links.total.map((total) => weight / (total + witnesses + 1e-6));
  for (let link = 0; link < links.one.length; link++) {
    const one = links.one[link]!;
    const two = links.two[link]!;
    const toOne = links.toOne[link]! * ear[one]!;
    const toTwo = links.toTwo[link]! * ear[two]!;
    for (let c = 0; c < classes; c++) {
      energy[one * classes + c]! += toOne * belief[two * classes + c]!;
      energy[two * classes + c]! += toTwo * belief[one * classes + c]!;
    }
  }
}

function toShares(energy: Float32Array, classes: number): Float32Array {
  const shares = energy.map(Math.exp);
  for (let from = 0; from < shares.length; from += classes) {
    let sum = 0;
    for (let c = 0; c < classes; c++) sum += shares[from + c]!;
    for (let c = 0; c < classes; c++) shares[from + c]! /= sum;
  }
  return shares;
}
