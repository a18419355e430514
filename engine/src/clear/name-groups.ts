import type { SelectionGround } from '../find/prepare-selection.ts';
import { NETWORK_CLASSES, NETWORK_PLANES } from '../room/network/classes.ts';
import { contactsBetween, joinRegions, renumbered, type Contact, type Groups } from './group-regions.ts';
import type { Likely } from './movable-regions.ts';
import { isOffered, LISTED, MOVABLE_KINDS, type Clearing, type MovableKind } from './what-moves.ts';

/** A thing that may go, as regions of the graph. */
export interface NamedGroup {
  readonly kind: MovableKind;
  /** Of the graph. */
  readonly pixels: number;
  /** 0-1: how likely it is something that goes. */
  readonly chance: number;
  /** Whether it goes unless somebody says otherwise. */
  readonly isTaken: boolean;
}

export interface Named extends Groups {
  /** By group. */
  readonly list: readonly NamedGroup[];
}

/** Tells apart and names what may go. */
export function nameGroups(ground: SelectionGround, likely: Likely, clearing: Clearing): Named {
  const { graph } = ground.cut;
  const { thingOf } = ground.regions;
  if (clearing === 'declutter') {
    const heaps = joinRegions(graph, likely.isIn, () => true);
    const { list, ...groups } = named(ground, likely, { groups: heaps, kindAt: () => 'clutter' });
    const most = MOST_OF_HEAP * graph.width * graph.height;
    return { ...groups, list: list.map((heap) => ({ ...heap, isTaken: heap.pixels < most })) };
  }
  const isRug = likely.isRug ?? new Uint8Array(graph.count);
  const pieces = joinRegions(graph, likely.isIn, (one, two) =>
    isRug[one] === 1 || isRug[two] === 1 ? isRug[one] === isRug[two] : thingOf[one] === thingOf[two],
  );
  const whole = joinAlike(ground, joinSmall(ground, pieces));
  const sums = sumsOf(ground, whole);
  const lies = sharesOn(ground, whole, isRug);
  const kindAt = (group: number): MovableKind => (lies[group]! > LIES ? 'rug' : kindOf(sums[group]!));
  return withFixed(ground, named(ground, likely, { groups: whole, kindAt }));
}

/** What fills more of the picture is rather furniture: offered, not taken. */
const MOST_OF_HEAP = 0.06;

interface Sums {
  pixels: number;
  /** Of the floor's plane. */
  level: number;
  /** Of the listed classes, in their order. */
  readonly classes: Float64Array;
}

function sumsOf({ cut: { graph }, classShares, room }: SelectionGround, { groupOf, count }: Groups): Sums[] {
  const sums = Array.from({ length: count }, () => ({
    pixels: 0,
    level: 0,
    classes: new Float64Array(LISTED.length),
  }));
  for (let region = 0; region < graph.count; region++) {
    const sum = sums[groupOf[region]!];
    if (!sum) continue;
    sum.pixels += graph.size[region]!;
    sum.level += graph.size[region]! * room.planeShares[region * NETWORK_PLANES.length + FLOOR_PLANE]!;
    for (const [k, c] of LISTED.entries())
      sum.classes[k]! += graph.size[region]! * classShares[region * NETWORK_CLASSES.length + c]!;
  }
  return sums;
}

/** Share of each group that lies on what is marked. */
function sharesOn(
  { cut: { graph } }: SelectionGround,
  { groupOf, count }: Groups,
  isMarked: Uint8Array,
): number[] {
  const [all, on] = [new Float64Array(count), new Float64Array(count)];
  for (let region = 0; region < graph.count; region++) {
    const group = groupOf[region]!;
    if (group < 0) continue;
    all[group]! += graph.size[region]!;
    if (isMarked[region] === 1) on[group]! += graph.size[region]!;
  }
  return Array.from(on, (pixels, group) => pixels / all[group]!);
}

const FLOOR_PLANE = NETWORK_PLANES.indexOf('floor');
/** What lies on the floor's plane for the most part is no furniture. */
const LIES = 0.5;
const STANDING: readonly MovableKind[] = ['sofa', 'bed', 'table', 'chair', 'cabinet'];

function kindOf(sums: Sums): MovableKind {
  const kind = likeliestOf(sums);
  return STANDING.includes(kind) && sums.level > LIES * sums.pixels ? 'rug' : kind;
}

function likeliestOf({ classes }: Sums): MovableKind {
  return MOVABLE_KINDS[classes.indexOf(Math.max(...classes))]!;
}

/** Pieces smaller than this share of the picture belong to what they touch most. */
const SMALL = 0.004;

function joinSmall(ground: SelectionGround, groups: Groups): Groups {
  const { graph } = ground.cut;
  const pixels = sumsOf(ground, groups).map((sum) => sum.pixels);
  const least = SMALL * graph.width * graph.height;
  const into = pixels.map((_, group) => group);
  const contacts = contactsBetween(ground, groups);
  for (const [group, own] of pixels.entries()) {
    if (own >= least) continue;
    const most = contacts.find(({ one, two }) => one === group || two === group);
    const beside = most && (most.one === group ? most.two : most.one);
    if (beside !== undefined && pixels[beside]! > own) into[group] = beside;
  }
  return renumbered(groups, (group) => lastOf(into, group));
}

function lastOf(into: readonly number[], group: number): number {
  let at = group;
  while (into[at] !== at) at = into[at]!;
  return at;
}

/** Pieces of a kind between which the network sees nothing end are one thing: a sofa that fills the front of a photo. */
const SEAMLESS = 0.35;
/** Seats and beds are easily taken for each other: so are pieces of one where even less ends. */
const SEAMLESS_SEATS = 0.25;
const SEATS: readonly MovableKind[] = ['sofa', 'bed', 'chair', 'cushion'];
/** Of these a room has few, and their folds, cushions and drawers look like ends: pieces that touch are one thing unless much ends. */
const SEAMLESS_LARGE = 0.6;
const LARGE: readonly MovableKind[] = ['sofa', 'bed', 'table', 'rug', 'cabinet'];

function seamlessBetween(one: MovableKind, two: MovableKind): number {
  if (one === two) return LARGE.includes(one) ? SEAMLESS_LARGE : SEAMLESS;
  return SEATS.includes(one) && SEATS.includes(two) ? SEAMLESS_SEATS : 0;
}

/** They must touch along this share of the smaller one's width. */
const SEAM = 0.35;

function joinAlike(ground: SelectionGround, groups: Groups): Groups {
  const sums = sumsOf(ground, groups);
  const kinds = sums.map(kindOf);
  const into = kinds.map((_, group) => group);
  for (const { one, two, length, ends } of contactsBetween(ground, groups)) {
    const width = Math.sqrt(Math.min(sums[one]!.pixels, sums[two]!.pixels));
    if (ends > seamlessBetween(kinds[one]!, kinds[two]!) || length < SEAM * width) continue;
    const [first, second] = [lastOf(into, one), lastOf(into, two)];
    if (first !== second) into[second] = first;
  }
  return renumbered(groups, (group) => lastOf(into, group));
}

/** Groups and what each of them is. */
interface Kinds {
  readonly groups: Groups;
  readonly kindAt: (group: number) => MovableKind;
}

function named({ cut: { graph } }: SelectionGround, { chance }: Likely, { groups, kindAt }: Kinds): Named {
  const pixels = new Float64Array(groups.count);
  const sum = new Float64Array(groups.count);
  for (let region = 0; region < graph.count; region++) {
    const group = groups.groupOf[region]!;
    if (group < 0) continue;
    pixels[group]! += graph.size[region]!;
    sum[group]! += graph.size[region]! * chance[region]!;
  }
  const list = Array.from(pixels, (own, group) => ({
    kind: kindAt(group),
    pixels: own,
    chance: sum[group]! / own,
    isTaken: !isOffered(kindAt(group)),
  }));
  return { ...groups, list };
}

/** What is fixed though its kind may move: offered, not taken. */
function withFixed(ground: SelectionGround, { list, ...groups }: Named): Named {
  const contacts = contactsBetween(ground, groups);
  const isBuiltIn = list.map((_, group) => contacts.some((contact) => isKitchen(list, contact, group)));
  const [above, floor] = [ceilingAbove(ground, groups), floorLeft(ground, groups)];
  const pixelsOf = (wanted: MovableKind): number =>
    list.reduce((sum, { kind, pixels }) => (kind === wanted ? sum + pixels : sum), 0);
  const rugs = pixelsOf('rug');
  const isFitted = pixelsOf('cabinet') > FITTED * ground.cut.graph.label.length;
  const isFixed = ({ kind, chance }: NamedGroup, group: number): boolean => {
    if (kind === 'rug') return chance < SURE_RUG || floor < LEAST_FLOOR * rugs;
    if (kind === 'lamp') return above[group]! > HANGS;
    return isBuiltIn[group]! || (kind === 'cabinet' && isFitted);
  };
  return {
    ...groups,
    list: list.map((one, group) => ({ ...one, isTaken: one.isTaken && !isFixed(one, group) })),
  };
}

/** Cabinets that fill more of a photo are a kitchen, or fitted from wall to wall: share of its pixels. */
const FITTED = 0.14;
/** A floor is easily taken for a rug: one that is doubtful, or that leaves next to no floor, stays. */
const SURE_RUG = 0.6;
const LEAST_FLOOR = 0.2;
/** A lamp whose outline runs along the ceiling for this share hangs there. */
const HANGS = 0.15;

/** Cabinets and appliances side by side are a kitchen. */
function isKitchen(list: readonly NamedGroup[], { one, two }: Contact, group: number): boolean {
  if (one !== group && two !== group) return false;
  const kinds = [list[one]!.kind, list[two]!.kind];
  return kinds.includes('cabinet') && kinds.includes('appliance');
}

const [CEILING, FLOOR] = [NETWORK_CLASSES.indexOf('ceiling'), NETWORK_CLASSES.indexOf('floor')];

/** Share of each group's outline that runs along the ceiling. */
function ceilingAbove(
  { cut: { graph }, classShares }: SelectionGround,
  { groupOf, count }: Groups,
): number[] {
  const [all, along] = [new Float64Array(count), new Float64Array(count)];
  const { from, to, length } = graph.borders;
  const add = (group: number, beyond: number, edges: number): void => {
    if (group < 0) return;
    all[group]! += edges;
    along[group]! += edges * classShares[beyond * NETWORK_CLASSES.length + CEILING]!;
  };
  for (let e = 0; e < graph.borders.count; e++) {
    if (groupOf[from[e]!] === groupOf[to[e]!]) continue;
    add(groupOf[from[e]!]!, to[e]!, length[e]!);
    add(groupOf[to[e]!]!, from[e]!, length[e]!);
  }
  return Array.from(all, (edges, group) => along[group]! / Math.max(1, edges));
}

/** Pixels that show floor beside everything that may go. */
function floorLeft({ cut: { graph }, classShares }: SelectionGround, { groupOf }: Groups): number {
  let pixels = 0;
  for (let region = 0; region < graph.count; region++)
    if (groupOf[region]! < 0)
      pixels += graph.size[region]! * classShares[region * NETWORK_CLASSES.length + FLOOR]!;
  return pixels;
}
