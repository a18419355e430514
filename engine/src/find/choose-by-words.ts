import { findCandidates, type Candidate } from './candidates.ts';
import { chooseSurface, meantBy } from './choose-surface.ts';
import { overlap } from './overlap.ts';
import { fieldOf } from './planes.ts';
import type { SelectionGround } from './prepare-selection.ts';
import { proposedCandidates, withProposed } from './proposed.ts';
import { likelyOnes, rankByWords } from './rank-places.ts';
import { readWords, type Sought } from './read-words.ts';
import type { Choice, SelectionWish } from './selection-wish.ts';
import { meaningOf, type Meaning } from './signs.ts';
import { profileOf, type Thing } from './things.ts';
import { trustIn } from './trust.ts';
import { findOutlinedRug } from './whole-rug.ts';

/** Pieces of one thing overlap more than this. */
const APART = 0.1;

/** Who says "rug" where none is seen is asked whether the whole floor is meant, who says "headboard" whether the bed is. */
const MEANT_INSTEAD = 0.55;

/** What a room is made of is given another look, and never taken away. */
const STAYS: ReadonlySet<Thing> = new Set<Thing>(['wall', 'floor', 'ceiling']);

/** What the words name, the best guess first; how sure each is says `trustIn`. */
export function chooseByWords(
  ground: SelectionGround,
  said: Sought,
  { proposed = [], isToGo = false, isReplaced = false }: Partial<SelectionWish> = {},
): Choice[] {
  const sought = meantBy(ground, said);
  const meaning = meaningOf(ground, profileOf(sought.thing), sought.colour);
  const isSurface = meaning.profile.manner === 'surface';
  const isMeant = (sought.thing === said.thing || said.isFitted) && !said.isInexact;
  const most = isMeant ? 1 : MEANT_INSTEAD;
  const choose = (): readonly Candidate[] =>
    isSurface ? chooseSurface(ground, withinField(ground, meaning, sought)) : findCandidates(ground, meaning);
  const seen = isToGo && !isReplaced && STAYS.has(sought.thing) ? [] : choose();
  const found = seen.map((one) => ({ ...one, trust: Math.min(most, one.trust) }));
  const own = withRug(ground, { said, meaning, found, most });
  // Which wall is meant, our own eye alone knows.
  const heard = isSurface && sought.places.length > 0 ? [] : proposed;
  const others = proposedCandidates(ground, meaning, { proposed: heard, own });
  const all = others.length > 0 ? withProposed(ground.cut.graph, own, others) : own;
  const candidates = isSurface ? all : rankThings(ground, { meaning, sought, candidates: all });
  return candidates.map(({ isIn, trust, asKind, isProposed }) => ({
    ...{ isIn, confidence: trust, asKind },
    ...(isProposed && { isProposed }),
  }));
}

/** What an outlined rug met of the rugs of rendered rooms, for who speaks of one (`findOutlinedRug`). */
const OUTLINED = 0.69;

interface Spoken {
  readonly said: Sought;
  readonly meaning: Meaning;
  readonly found: readonly Candidate[];
  /** No candidate is trusted more. */
  readonly most: number;
}

/** With the rug told from the floor, where either is spoken of and the rug has an outline: the network hardly tells the two apart. */
function withRug(
  ground: SelectionGround,
  { said: { thing }, meaning, found, most }: Spoken,
): readonly Candidate[] {
  if (thing !== 'rug' && (thing !== 'floor' || found.length === 0)) return found;
  const rug = findOutlinedRug(ground);
  if (!rug) return found;
  const isIn =
    thing === 'rug'
      ? rug.isRug
      : rug.isLying.map((value, region) => (value | found[0]!.isIn[region]!) & (1 - rug.isRug[region]!));
  const known = thing === 'rug' && rug.isRugSeen ? OUTLINED : 0;
  const trust = Math.max(known, Math.min(most, trustIn(ground, meaning, isIn)));
  const own = { isIn, trust, asKind: trust };
  return rug.isRugSeen ? [own, ...found] : [...found, own].sort((a, b) => b.trust - a.trust);
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

interface Kinds {
  readonly meaning: Meaning;
  readonly sought: Sought;
  readonly candidates: readonly Candidate[];
}

function rankThings(ground: SelectionGround, { meaning, sought, candidates }: Kinds): Candidate[] {
  const ranked = rankByWords(ground.cut.graph, candidates, { sought, other: otherIn(ground, sought) });
  if (!sought.isPlural || ranked.length === 0) return ranked;
  const parts = apartFrom(ground, ranked);
  const isIn = unite(ground, parts);
  const isProposed = parts.some((one) => one.isProposed);
  const trust = parts.every((one) => one.isProposed)
    ? Math.min(...parts.map((one) => one.trust))
    : Math.min(ranked[0]!.trust, trustIn(ground, meaning, isIn));
  return [{ isIn, trust, asKind: trust, ...(isProposed && { isProposed }) }, ...ranked];
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
    isFitted: false,
    isInexact: false,
    leftOut: [],
  };
  return chooseByWords(ground, other)[0]?.isIn ?? null;
}

/** Those that are likely and no pieces of one another. */
function apartFrom({ cut: { graph } }: SelectionGround, candidates: readonly Candidate[]): Candidate[] {
  const all = new Uint8Array(graph.count);
  return likelyOnes(candidates).filter(({ isIn }) => {
    if (overlap(graph.size, all, isIn) > APART) return false;
    for (let region = 0; region < all.length; region++) if (isIn[region] === 1) all[region] = 1;
    return true;
  });
}

function unite({ cut: { graph } }: SelectionGround, parts: readonly Candidate[]): Uint8Array {
  return Uint8Array.from({ length: graph.count }, (_, region) =>
    parts.some(({ isIn }) => isIn[region] === 1) ? 1 : 0,
  );
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
