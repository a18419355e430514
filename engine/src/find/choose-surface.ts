import type { Oklab } from '../colour/oklab.ts';
import type { RegionGraph } from '../region-cut/region-graph.ts';
import { regionAt } from '../region-cut/point-wish.ts';
import { readBox } from '../region-cut/box-wish.ts';
import { findSurface, type Candidate } from './candidates.ts';
import { evidenceFor } from './evidence.ts';
import { NETWORK_CLASSES, SHELL } from '../room/network/classes.ts';
import type { SelectionGround } from './prepare-selection.ts';
import type { Sought } from './read-words.ts';
import type { SelectionWish } from './selection-wish.ts';
import { profileOf, type Profile } from './things.ts';
import type { Meaning } from './signs.ts';
import { overlap } from './overlap.ts';
import { boxEvidence, planeEvidence } from './planes.ts';
import { trustIn } from './trust.ts';

/** A surface that is spoken of fills more than this share of the picture; else the network mistook it. */
const HARDLY_ANY = 0.03;
/** What came of taking a surface for what the network usually mistakes it for, on the rooms of the curves. */
const MISTAKEN_TRUST = 0.2;
/** Its usual height in the picture, give or take this share. */
const REACH = 0.3;

/** The same wish, with the surface that is meant where the network sees none of the thing: a carpet is a rug or the whole floor. */
export function meantBy(ground: SelectionGround, sought: Sought): Sought {
  const { orElse, thing } = profileOf(sought.thing);
  if (!orElse || sought.places.length > 0 || isSeen(ground, thing as Sought['thing'])) return sought;
  return { ...sought, thing: orElse };
}

/** Whether more than a speck of the picture is taken for the thing alone. */
function isSeen(ground: SelectionGround, thing: Sought['thing']): boolean {
  const evidence = evidenceFor(ground, { ...profileOf(thing), classes: { [thing]: 1 } }, null);
  const isIn = Uint8Array.from(evidence, (value) => (value > 0.5 ? 1 : 0));
  return shareOf(ground.cut.graph, isIn) >= HARDLY_ANY;
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

/** All of a surface that words name. */
export function chooseSurface(ground: SelectionGround, meaning: Meaning): Candidate[] {
  const { profile } = meaning;
  const { graph } = ground.cut;
  const candidates = surfaceCandidates(ground, meaning);
  if (!profile.mistakenFor || candidates.some(({ isIn }) => shareOf(graph, isIn) >= HARDLY_ANY))
    return candidates;
  const classes = { ...profile.classes, ...profile.mistakenFor };
  const wider = evidenceFor(ground, { ...profile, classes }, null).map((value, region) => {
    const away = Math.abs(graph.centreY[region]! / graph.height - profile.height);
    return away < REACH ? value : 0;
  });
  const isIn = findSurface(ground, wider);
  return isIn.includes(1) ? [{ isIn, trust: MISTAKEN_TRUST, asKind: 0 }] : [];
}

/** How much speaks against what is framed or pointed at where the network is sure of something else: it takes floors for sofas. */
const AGAINST = 0.55;
/** OKLab distance at which colours are those of another surface; light makes the same wall lighter and darker. */
const LIGHT_REACH = 0.12;
const CHROMA_REACH = 0.03;

/**
 * The surface that words name and a box frames or clicks point at: in the box what is not something else, outside of it nothing; at a click what has its colour.
 * Never the thing in the box or under the click: who says "wall" does not mean the sofa before it. Where the network doubts all that is meant, places are trusted beside each other.
 */
export function chooseSurfaceByHand(
  ground: SelectionGround,
  { points, box }: Pick<SelectionWish, 'points' | 'box'>,
  { profile, colour }: { readonly profile: Profile; readonly colour: Oklab | null },
): Uint8Array {
  const { graph } = ground.cut;
  const isInside = box && readBox(graph, box).isInside;
  const pointed = points.filter(({ keep }) => keep).map((point) => regionAt(graph, point));
  const seen = isInside ? null : evidenceFor(ground, profile, colour);
  const choose = (trusted: Float32Array): Uint8Array => {
    const evidence = (seen ?? trusted).map((value, region) => {
      if (isInside?.[region] === 0) return 0;
      const alike = pointed.reduce((most, at) => Math.max(most, likeness(graph, region, at)), 0);
      return Math.max(value, alike * trusted[region]!);
    });
    return findSurface(ground, evidence);
  };
  const trusted = nothingElse(ground, profile);
  const found = choose(trusted);
  if (shareOf(graph, found) >= HARDLY_ANY && pointed.every((region) => found[region] === 1)) return found;
  return choose(asTrustedAs(trusted, graph, isInside ?? markedOf(graph, pointed)));
}

/** Per region 1 where nothing but the surface can be seen, less the more looks like something else. */
function nothingElse({ cut: { graph }, classShares }: SelectionGround, { classes }: Profile): Float32Array {
  const others = NETWORK_CLASSES.map((name) => 1 - (classes[name] ?? 0));
  return Float32Array.from(graph.size, (_, region) =>
    others.reduce((left, other, c) => left - AGAINST * other * classShares[region * others.length + c]!, 1),
  );
}

const markedOf = (graph: RegionGraph, pointed: readonly number[]): Uint8Array =>
  Uint8Array.from(graph.size, (_, region) => (pointed.includes(region) ? 1 : 0));

/** As much as this share of what is framed or pointed at is trusted at most, a place is trusted fully: what the network doubts everywhere speaks against none. */
const MOSTLY = 0.9;

/** How far places are trusted beside those that are framed or pointed at, 0-1. */
function asTrustedAs(trusted: Float32Array, { size }: RegionGraph, isMeant: Uint8Array): Float32Array {
  const meant = [...trusted.keys()]
    .filter((region) => isMeant[region] === 1)
    .sort((a, b) => trusted[a]! - trusted[b]!);
  let left = MOSTLY * meant.reduce((sum, region) => sum + size[region]!, 0);
  const usual = meant.find((region) => (left -= size[region]!) <= 0);
  return usual === undefined ? trusted : trusted.map((value) => Math.min(1, value / trusted[usual]!));
}

function likeness({ colour, patchOf }: RegionGraph, one: number, two: number): number {
  if (patchOf[one] === patchOf[two]) return 1;
  const l = (colour[3 * one]! - colour[3 * two]!) / LIGHT_REACH;
  const a = (colour[3 * one + 1]! - colour[3 * two + 1]!) / CHROMA_REACH;
  const b = (colour[3 * one + 2]! - colour[3 * two + 2]!) / CHROMA_REACH;
  return Math.exp(-0.5 * (l * l + a * a + b * b));
}

/** Classes that speak at least this much for a surface are its own: a rug for a floor, no picture for its wall. */
const OWN = 0.5;
/** A thing of one kind that is seen by so much, and so many times as much as the surface, stands there: seldom both are seen alike. */
const SEEN_THING = 0.3;
const ABOVE_SURFACE = 1.5;
/** What is left of a surface there. */
const BEHIND_THING = 0.1;

/**
 * Per region 1 where the surface may be, less the more the network says of the region itself that it is something else, least where that is a thing of one kind: patches that look
 * alike agree, and a brown sofa would go with the brown floor, a pale lamp or picture with the wall behind it.
 */
function openTo({ cut: { graph }, classShares }: SelectionGround, { classes }: Profile): Float32Array {
  const isOwn = NETWORK_CLASSES.map((name) => (classes[name] ?? 0) >= OWN);
  return Float32Array.from(graph.size, (_, region) => {
    const shares = classShares.subarray(region * isOwn.length, (region + 1) * isOwn.length);
    const own = shares.reduce((sum, share, c) => (isOwn[c] ? sum + share : sum), 0);
    const thing = shares.reduce(
      (most, share, c) => (isOwn[c] || SHELL.includes(c) ? most : Math.max(most, share)),
      0,
    );
    const open = Math.sqrt(Math.min(1, 2 * own));
    return thing > SEEN_THING && thing > ABOVE_SURFACE * own ? BEHIND_THING * open : open;
  });
}

const SAME = 0.9;
/** Of the floor's plane and its class the weaker speaks: things stand before it, and rugs lie on it. */
const TOGETHER = 0.5;

/** A surface as the classes tell it, as the planes tell it, and as both do, the most trusted first. */
function surfaceCandidates(ground: SelectionGround, meaning: Meaning): Candidate[] {
  const plane = planeEvidence(ground, meaning.profile);
  const both = (classes: Float32Array): Float32Array =>
    classes.map((value, region) => value ** (1 - TOGETHER) * plane[region]! ** TOGETHER);
  const either = meaning.evidence.map((value, region) => (value + plane[region]!) / 2);
  const inBox = boxEvidence(ground, meaning.profile);
  const open = openTo(ground, meaning.profile).map((value, region) => value * inBox[region]!);
  const found = [meaning.evidence, meaning.mean, both(meaning.evidence), either].map((evidence) =>
    findSurface(
      ground,
      evidence.map((value, region) => value * open[region]!),
    ),
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
