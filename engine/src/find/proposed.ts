import type { Mask } from '../pixels.ts';
import type { RegionGraph } from '../region-cut/region-graph.ts';
import type { Candidate } from './candidates.ts';
import { overlap } from './overlap.ts';
import type { SelectionGround } from './prepare-selection.ts';
import type { Meaning } from './signs.ts';
import { trustIn } from './trust.ts';

/** A region that somebody else found, a model say, for the same wish. */
export interface ProposedRegion {
  /** Of the picture's proportions, of whatever size; above 127 = in. */
  readonly mask: Mask;
  /** 0-1: how sure who found it says it is. */
  readonly score: number;
}

/** Nobody has measured how such scores and the overlap with what was meant belong together: they count for this much, so that all but the surest are asked about. */
const UNMEASURED = 0.7;
/** What our own eye sees too is surer. */
const AGREED = 0.9;
/** From this overlap on both mean the same. */
const SAME_MEANT = 0.5;

/** The overlap to expect of a proposal, 0-1. `shared`: its overlap with what our own eye chose. */
export function proposedTrust(score: number, shared: number): number {
  return score * (shared >= SAME_MEANT ? AGREED : UNMEASURED);
}

/** What a wish found elsewhere comes to on the regions of the picture: candidates beside those of our own eye. */
export function proposedCandidates(
  ground: SelectionGround,
  meaning: Meaning,
  { proposed, own }: { readonly proposed: readonly ProposedRegion[]; readonly own: readonly Candidate[] },
): Candidate[] {
  const { graph } = ground.cut;
  return proposed.flatMap(({ mask, score }) => {
    const isIn = regionsIn(graph, mask);
    if (!isIn.includes(1)) return [];
    const shared = Math.max(0, ...own.map((one) => overlap(graph.size, one.isIn, isIn)));
    const asKind = Math.max(
      proposedTrust(score, shared),
      trustIn(ground, meaning.ofAnyColour ?? meaning, isIn),
    );
    return [{ isIn, trust: asKind * colourFit(ground, meaning, isIn), asKind, isProposed: true }];
  });
}

/** Candidates that overlap more are one, of which the more trusted counts. */
const SAME = 0.9;

/** Both together, the most trusted first. */
export function withProposed(
  { size }: RegionGraph,
  own: readonly Candidate[],
  proposed: readonly Candidate[],
): Candidate[] {
  const kept: Candidate[] = [];
  for (const one of [...own, ...proposed].sort((a, b) => b.trust - a.trust))
    if (kept.every((other) => overlap(size, one.isIn, other.isIn) < SAME)) kept.push(one);
  return kept;
}

/** How well it has the colour that was said, 0-1: by how much our own eye trusts it less for it. */
function colourFit(ground: SelectionGround, meaning: Meaning, isIn: Uint8Array): number {
  if (!meaning.ofAnyColour) return 1;
  const anyColour = trustIn(ground, meaning.ofAnyColour, isIn);
  return anyColour === 0 ? 0 : Math.min(1, trustIn(ground, meaning, isIn) / anyColour);
}

/** Regions that lie in a mask for the most part. */
function regionsIn({ width, height, label, size }: RegionGraph, mask: Mask): Uint8Array {
  const inside = new Int32Array(size.length);
  for (let i = 0; i < label.length; i++) {
    const x = Math.floor((((i % width) + 0.5) * mask.width) / width);
    const y = Math.floor(((Math.floor(i / width) + 0.5) * mask.height) / height);
    if (mask.data[y * mask.width + x]! > 127) inside[label[i]!]! += 1;
  }
  return Uint8Array.from(inside, (count, region) => (2 * count > size[region]! ? 1 : 0));
}
