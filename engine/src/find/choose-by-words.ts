import { evidenceFor } from './evidence.ts';
import { findCandidates, findSurface, overlap, type Candidate } from './candidates.ts';
import type { SelectionGround } from './prepare-selection.ts';
import type { Sought } from './read-words.ts';
import type { Choice } from './selection-wish.ts';
import { profileOf } from './things.ts';

/** Of many like things, those rated at least this share of the best belong to them. */
const ALIKE = 0.35;
/** Evidence for a surface promises more overlap than comes of it. */
const SURFACE_TRUST = 0.6;
/** Pieces of one thing overlap more than this. */
const APART = 0.1;

/** What the words name, the best guess first. */
export function chooseByWords(ground: SelectionGround, sought: Sought): Choice[] {
  const evidence = evidenceFor(ground, profileOf(sought.thing), sought.colour);
  if (profileOf(sought.thing).manner === 'surface' && sought.places.length === 0) {
    const isIn = findSurface(ground, evidence);
    return [{ isIn, confidence: SURFACE_TRUST * meanOf(ground, isIn, evidence) }];
  }
  const candidates = findCandidates(ground, sought, evidence);
  const choices = candidates.map(({ isIn, rating }) => ({ isIn, confidence: confidenceOf(rating) }));
  const first = candidates[0];
  if (!sought.isPlural || !first) return choices;
  return [{ isIn: unite(ground, candidates), confidence: confidenceOf(first.rating) }, ...choices];
}

function unite({ cut: { graph } }: SelectionGround, candidates: readonly Candidate[]): Uint8Array {
  const all = new Uint8Array(graph.count);
  for (const { isIn, rating } of candidates) {
    if (rating < ALIKE * candidates[0]!.rating || overlap(graph.size, all, isIn) > APART) continue;
    for (let region = 0; region < all.length; region++) if (isIn[region] === 1) all[region] = 1;
  }
  return all;
}

/** Patches that have agreed on what they are sound surer than they are right. */
const MOST_CONFIDENT = 0.5;

/** From ratings to overlaps, as measured on photos with known outlines. */
function confidenceOf(rating: number): number {
  return Math.min(MOST_CONFIDENT, 0.1 + 1.8 * rating);
}

function meanOf({ cut: { graph } }: SelectionGround, isIn: Uint8Array, evidence: Float32Array): number {
  let sum = 0;
  let pixels = 0;
  for (let region = 0; region < graph.count; region++) {
    if (isIn[region] !== 1) continue;
    sum += evidence[region]! * graph.size[region]!;
    pixels += graph.size[region]!;
  }
  return pixels === 0 ? 0 : sum / pixels;
}
