import { evidenceFor } from './evidence.ts';
import { findCandidates, findSurface, overlap, type Candidate } from './candidates.ts';
import type { RegionGraph } from '../region-cut/region-graph.ts';
import type { SelectionGround } from './prepare-selection.ts';
import type { Sought } from './read-words.ts';
import type { Choice } from './selection-wish.ts';
import { profileOf, type Profile } from './things.ts';

/** Of many like things, those rated at least this share of the best belong to them. */
const ALIKE = 0.35;
/** Evidence for a surface promises more overlap than comes of it. */
const SURFACE_TRUST = 0.6;
/** A surface that is spoken of fills more than this share of the picture; else the network mistook it. */
const HARDLY_ANY = 0.03;
const MISTAKEN_TRUST = 0.35;
/** Its usual height in the picture, give or take this share. */
const REACH = 0.3;
/** Pieces of one thing overlap more than this. */
const APART = 0.1;

/** What the words name, the best guess first. */
export function chooseByWords(ground: SelectionGround, sought: Sought): Choice[] {
  const profile = profileOf(sought.thing);
  const evidence = evidenceFor(ground, profile, sought.colour);
  if (profile.manner === 'surface' && sought.places.length === 0) {
    return [chooseSurface(ground, profile, evidence)];
  }
  if (profile.orElse && sought.places.length === 0 && !isSeen(ground, profile)) {
    return chooseByWords(ground, { ...sought, thing: profile.orElse });
  }
  const candidates = findCandidates(ground, sought, evidence);
  const choices = candidates.map(({ isIn, rating }) => ({ isIn, confidence: confidenceOf(rating) }));
  const first = candidates[0];
  if (!sought.isPlural || !first) return choices;
  return [{ isIn: unite(ground, candidates), confidence: confidenceOf(first.rating) }, ...choices];
}

function chooseSurface(ground: SelectionGround, profile: Profile, evidence: Float32Array): Choice {
  const { graph } = ground.cut;
  const isIn = findSurface(ground, evidence);
  if (!profile.mistakenFor || shareOf(graph, isIn) >= HARDLY_ANY) {
    return { isIn, confidence: SURFACE_TRUST * meanOf(ground, isIn, evidence) };
  }
  const classes = { ...profile.classes, ...profile.mistakenFor };
  const wider = evidenceFor(ground, { ...profile, classes }, null).map((value, region) => {
    const away = Math.abs(graph.centreY[region]! / graph.height - profile.height);
    return away < REACH ? value : 0;
  });
  const instead = findSurface(ground, wider);
  return { isIn: instead, confidence: MISTAKEN_TRUST * meanOf(ground, instead, wider) };
}

/** Whether more than a speck of the picture is taken for the thing alone. */
function isSeen(ground: SelectionGround, profile: Profile): boolean {
  const alone = { ...profile, classes: { [profile.thing]: 1 } };
  const evidence = evidenceFor(ground, alone, null);
  return (
    shareOf(
      ground.cut.graph,
      Uint8Array.from(evidence, (value) => (value > 0.5 ? 1 : 0)),
    ) >= HARDLY_ANY
  );
}

function shareOf({ size }: RegionGraph, isIn: Uint8Array): number {
  let inside = 0;
  let all = 0;
  for (let region = 0; region < size.length; region++) {
    all += size[region]!;
    if (isIn[region] === 1) inside += size[region]!;
  }
  return inside / all;
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
