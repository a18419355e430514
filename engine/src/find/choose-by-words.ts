import { findCandidates, type Candidate } from './candidates.ts';
import { chooseSurface, meantBy } from './choose-surface.ts';
import { overlap } from './overlap.ts';
import { fieldOf } from './planes.ts';
import type { SelectionGround } from './prepare-selection.ts';
import { likelyOnes, rankByWords } from './rank-places.ts';
import { readWords, type Sought } from './read-words.ts';
import type { Choice } from './selection-wish.ts';
import { meaningOf, type Meaning } from './signs.ts';
import { profileOf } from './things.ts';
import { trustIn } from './trust.ts';

/** Pieces of one thing overlap more than this. */
const APART = 0.1;

/** What the words name, the best guess first; how sure each is says `trustIn`. */
export function chooseByWords(ground: SelectionGround, said: Sought): Choice[] {
  const sought = meantBy(ground, said);
  const meaning = meaningOf(ground, profileOf(sought.thing), sought.colour);
  const candidates =
    meaning.profile.manner === 'surface'
      ? chooseSurface(ground, withinField(ground, meaning, sought))
      : chooseThings(ground, meaning, sought);
  return candidates.map(({ isIn, trust, asKind }) => ({ isIn, confidence: trust, asKind }));
}

/** "The left wall", "the floor at the back": what lies elsewhere speaks less for it. */
function withinField(ground: SelectionGround, meaning: Meaning, sought: Sought): Meaning {
  if (sought.places.length === 0) return meaning;
  const field = fieldOf(ground, sought);
  const within = (evidence: Float32Array): Float32Array =>
    evidence.map((value, region) => value * field[region]!);
  return {
    ...meaning,
    evidence: within(meaning.evidence),
    mean: within(meaning.mean),
    looks: meaning.looks.map(within),
    plane: within(meaning.plane),
  };
}

function chooseThings(ground: SelectionGround, meaning: Meaning, sought: Sought): Candidate[] {
  const ranked = rankByWords(ground.cut.graph, findCandidates(ground, meaning), {
    sought,
    other: otherIn(ground, sought),
  });
  if (!sought.isPlural || ranked.length === 0) return ranked;
  const isIn = unite(ground, ranked);
  const trust = Math.min(ranked[0]!.trust, trustIn(ground, meaning, isIn));
  return [{ isIn, trust, asKind: trust }, ...ranked];
}

/** Where the thing is that the words name to say where theirs is. */
function otherIn(ground: SelectionGround, { beside }: Sought): Uint8Array | null {
  if (!beside) return null;
  const { thing, colour } = beside;
  const other = {
    thing,
    colour,
    matter: null,
    places: [],
    nth: null,
    beside: null,
    isPlural: false,
    leftOut: [],
  };
  return chooseByWords(ground, other)[0]?.isIn ?? null;
}

function unite({ cut: { graph } }: SelectionGround, candidates: readonly Candidate[]): Uint8Array {
  const all = new Uint8Array(graph.count);
  for (const { isIn } of likelyOnes(candidates)) {
    if (overlap(graph.size, all, isIn) > APART) continue;
    for (let region = 0; region < all.length; region++) if (isIn[region] === 1) all[region] = 1;
  }
  return all;
}

/** Every candidate for words that say no more than a kind, as trust is measured by; null when the words name nothing known. */
export function candidatesFor(
  ground: SelectionGround,
  words: string,
): { readonly meaning: Meaning; readonly candidates: readonly Uint8Array[] } | null {
  const said = readWords(words);
  if (!said) return null;
  const sought = meantBy(ground, said);
  const meaning = meaningOf(ground, profileOf(sought.thing), sought.colour);
  return { meaning, candidates: chooseByWords(ground, sought).map(({ isIn }) => isIn) };
}
