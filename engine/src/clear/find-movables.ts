import { withLampStems } from '../find/lamp-stem.ts';
import type { SelectionGround } from '../find/prepare-selection.ts';
import type { Mask } from '../pixels.ts';
import { drawNumbers } from './draw-numbers.ts';
import { movableRegions, type Likely } from './movable-regions.ts';
import { nameGroups, type Named, type NamedGroup } from './name-groups.ts';
import { type Clearing, type MovableKind, KEPT } from './what-moves.ts';
import { chooseLevels } from './choose-levels.ts';
import { FLOOR, looseLevels, type Level } from './loose-levels.ts';

export type { Clearing } from './what-moves.ts';

/** One thing that may go. */
export interface Movable {
  readonly kind: MovableKind;
  /** Of the picture, 0-1. */
  readonly share: number;
  /** Whether it goes unless somebody says otherwise: curtains, hanging lamps, built-in kitchens and doubtful rugs stay. */
  readonly isTaken: boolean;
}

/** What may go in a room. */
export interface Movables {
  /** The largest first. */
  readonly things: readonly Movable[];
  /** Of the picture's size: 0 stays, n is the n-th of `things`. */
  readonly numbers: Mask;
  /** Everything that goes unless somebody says otherwise; 255 = goes. */
  readonly mask: Mask;
  /** 0-1: the overlap (intersection over union) to expect with what really lies about, or really may go; 0 where nothing was found. */
  readonly confidence: number;
}

/** Finds what goes when a room is decluttered or emptied, thing by thing. Never fails: where nothing is found the list is empty. Same ground, same answer. */
export function findMovables(ground: SelectionGround, clearing: Clearing): Movables {
  const { graph } = ground.cut;
  const likely = clearing === 'declutter' ? looseRegions(ground) : allRegions(ground);
  const named = nameGroups(ground, likely, clearing);
  const order = listed(named, graph.width * graph.height);
  const placeOf = new Map(order.map((group, place) => [group, place + 1]));
  const numberOf = Uint8Array.from(named.groupOf, (group) => placeOf.get(group) ?? 0);
  const things = order.map((group) => named.list[group]!);
  const numbers = withStems(ground, drawNumbers(graph, numberOf, ground), things);
  const isGone = [false, ...things.map(({ isTaken }) => isTaken)];
  return {
    numbers,
    things: things.map(({ kind, pixels, isTaken }) => ({
      ...{ kind, isTaken },
      share: pixels / (graph.width * graph.height),
    })),
    mask: { ...numbers, data: numbers.data.map((number) => (isGone[number] ? 255 : 0)) },
    confidence: expectedOverlap(ground, likely, (region) => isGone[numberOf[region]!]!),
  };
}

/** What is furniture and what lies about, each by its own signs. */
function allRegions(ground: SelectionGround): Likely {
  const [movable, loose] = [movableRegions(ground), looseRegions(ground)];
  return {
    ...movable,
    isIn: movable.isIn.map((is, region) => is | loose.isIn[region]!),
    chance: movable.chance.map((chance, region) => Math.max(chance, loose.chance[region]!)),
  };
}

/** Lamps with their poles and cords, where nothing else that may go stands before them. */
function withStems({ picture }: SelectionGround, numbers: Mask, things: readonly NamedGroup[]): Mask {
  const data = numbers.data.slice();
  things.forEach(({ kind }, place) => {
    if (kind !== 'lamp') return;
    const own = numbers.data.map((number) => (number === place + 1 ? 255 : 0));
    const whole = withLampStems(picture, { ...numbers, data: own });
    whole.data.forEach((value, i) => {
      if (value > 0 && data[i] === 0) data[i] = place + 1;
    });
  });
  return { ...numbers, data };
}

/** Smaller things (share of the picture) are crumbs. */
const CRUMB = 0.0006;
/** More are nobody's list. */
const MOST_THINGS = 60;

/** Groups that are listed, the largest first. */
function listed({ list }: Named, all: number): number[] {
  return [...list.keys()]
    .filter((group) => list[group]!.pixels >= CRUMB * all)
    .sort((a, b) => list[b]!.pixels - list[a]!.pixels || a - b)
    .slice(0, MOST_THINGS);
}

function expectedOverlap(
  { cut: { graph }, sight }: SelectionGround,
  { chance }: Likely,
  isGone: (region: number) => boolean,
): number {
  let [both, either] = [0, 0];
  for (let region = 0; region < graph.count; region++) {
    const meant = graph.size[region]! * chance[region]!;
    both += isGone(region) ? meant : 0;
    either += isGone(region) ? graph.size[region]! : meant;
  }
  return either === 0 || both === 0 ? 0 : Math.min(sight.roomTrust, both / either);
}

/** What lies about in a room: boxes, clothes, bags, toys, small things on floors, tables and beds. */
function looseRegions(ground: SelectionGround): Likely {
  const { tree } = ground;
  const { graph } = ground.cut;
  const chanceAt = new Float32Array(tree.nodes);
  const levels = looseLevels(ground).filter((level) => !isKept(level));
  for (const { node, chance } of chooseLevels(tree, levels)) chanceAt[node] = chance;
  for (let node = tree.nodes - 1; node >= 0; node--) {
    const up = tree.parent[node]!;
    if (up >= 0 && chanceAt[up]! > 0) chanceAt[node] = chanceAt[up]!;
  }
  const chance = Float32Array.from(graph.patchOf, (patch) => chanceAt[patch]!);
  return { chance, isIn: Uint8Array.from(chance, (value) => (value > 0 ? 1 : 0)) };
}

/** From this share on it is what it looks like, however small: a plant, a picture, a door frame. */
const CLEARLY = 0.5;

function isKept({ signs }: Level): boolean {
  // The first signs are logarithms of class shares.
  const share = KEPT.reduce((sum, c) => sum + Math.exp(signs[c]!), 0);
  return share > CLEARLY + KEPT.length * FLOOR;
}
