import { findCandidates, overlap, type Candidate } from './candidates.ts';
import { chooseSurface, meantBy } from './choose-surface.ts';
import { evidenceFor } from './evidence.ts';
import type { SelectionGround } from './prepare-selection.ts';
import type { Sought } from './read-words.ts';
import type { Choice } from './selection-wish.ts';
import { profileOf } from './things.ts';
import { trustIn } from './trust.ts';

/** Of many like things, those rated at least this share of the best belong to them. */
const ALIKE = 0.35;
/** Pieces of one thing overlap more than this. */
const APART = 0.1;

/** What the words name, the best guess first; how sure each is says `trustIn`. */
export function chooseByWords(ground: SelectionGround, said: Sought): Choice[] {
  const sought = meantBy(ground, said);
  const meant = { profile: profileOf(sought.thing), colour: sought.colour };
  if (meant.profile.manner === 'surface' && sought.places.length === 0) return [chooseSurface(ground, meant)];
  const candidates = findCandidates(ground, sought, evidenceFor(ground, meant.profile, meant.colour));
  const choices = candidates.map(({ isIn }) => isIn);
  if (sought.isPlural && candidates.length > 0) choices.unshift(unite(ground, candidates));
  return choices.map((isIn) => ({ isIn, confidence: trustIn(ground, meant, isIn) }));
}

function unite({ cut: { graph } }: SelectionGround, candidates: readonly Candidate[]): Uint8Array {
  const all = new Uint8Array(graph.count);
  for (const { isIn, rating } of candidates) {
    if (rating < ALIKE * candidates[0]!.rating || overlap(graph.size, all, isIn) > APART) continue;
    for (let region = 0; region < all.length; region++) if (isIn[region] === 1) all[region] = 1;
  }
  return all;
}
