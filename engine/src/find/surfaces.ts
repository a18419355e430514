import { findSurface, type Candidate } from './candidates.ts';
import { overlap } from './overlap.ts';
import { planeEvidence } from './planes.ts';
import type { SelectionGround } from './prepare-selection.ts';
import type { Meaning } from './signs.ts';
import { trustIn } from './trust.ts';

const SAME = 0.9;
/** Of the floor's plane and its class the weaker speaks: things stand before it, and rugs lie on it. */
const TOGETHER = 0.5;

/** A surface as the classes tell it, as the planes tell it, and as both do, the most trusted first. */
export function surfaceCandidates(ground: SelectionGround, meaning: Meaning): Candidate[] {
  const plane = planeEvidence(ground, meaning.profile);
  const both = (classes: Float32Array): Float32Array =>
    classes.map((value, region) => value ** (1 - TOGETHER) * plane[region]! ** TOGETHER);
  const either = meaning.evidence.map((value, region) => (value + plane[region]!) / 2);
  const found = [meaning.evidence, meaning.mean, both(meaning.evidence), either].map((evidence) =>
    findSurface(ground, evidence),
  );
  const rate = (isIn: Uint8Array): Candidate => {
    const trust = trustIn(ground, meaning, isIn);
    return { isIn, trust, asKind: trust };
  };
  const kept: Candidate[] = [];
  for (const isIn of found) {
    const isNew = kept.every((other) => overlap(ground.cut.graph.size, isIn, other.isIn) < SAME);
    if (isNew && isIn.includes(1)) kept.push(rate(isIn));
  }
  return kept.sort((a, b) => b.trust - a.trust);
}
