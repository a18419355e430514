import { withLampStems } from '../find/lamp-stem.ts';
import type { SelectionGround } from '../find/prepare-selection.ts';
import { findIslands } from '../mask/find-islands.ts';
import { groundOf, withFeet } from '../mask-help/with-feet.ts';
import type { Mask } from '../pixels.ts';
import type { RegionGraph } from '../region-cut/region-graph.ts';
import { chooseLevels } from './choose-levels.ts';
import { FLOOR, type Level, looseLevels } from './loose-levels.ts';
import { type Likely, movableRegions } from './movable-regions.ts';
import { type Named, type NamedGroup, nameGroups } from './name-groups.ts';
import { type Clearing, KEPT, type MovableKind } from './what-moves.ts';

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
  const numbers = withShadows(
    ground,
    withStems(ground, drawNumbers(graph, numberOf, ground), things),
    things,
  );
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

/** Things with the ground at their feet; rugs cast no shadow. */
function withShadows({ room }: SelectionGround, numbers: Mask, things: readonly NamedGroup[]): Mask {
  const casts = [false, ...things.map(({ kind }) => kind !== 'rug')];
  const { data } = withFeet(numbers, groundOf(room));
  return { ...numbers, data: data.map((number, i) => (casts[number] ? number : numbers.data[i]!)) };
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

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How far things are widened, and holes and crumbs: shares of the longer side, of the picture. */
const RIM = 0.01;
const PINHOLE = 0.0008;

const STRAIGHT = 3;
const DIAGONAL = 4;

/** Numbers of things over a picture: 0 stays, n is thing n. Each is widened a little, up to the next one, and holes are closed. `numberOf`: of every region. */
function drawNumbers(graph: RegionGraph, numberOf: Uint8Array, { width, height }: Size): Mask {
  const data = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) * graph.height) / height) * graph.width;
    for (let x = 0; x < width; x++, i++)
      data[i] = numberOf[graph.label[row + Math.floor(((x + 0.5) * graph.width) / width)]!]!;
  }
  const rim = Math.max(1, Math.round(RIM * Math.max(width, height)));
  return closePinholes(widen({ width, height, data }, rim));
}

/** Gives every pixel within reach the number of the nearest one. Two-pass 3-4 chamfer (Borgefors 1986) that carries numbers along. */
function widen({ width, height, data }: Mask, reach: number): Mask {
  const numbers = data.slice();
  const far = new Uint16Array(data.length).map((_, i) => (data[i]! > 0 ? 0 : STRAIGHT * reach + 1));
  const step = (to: number, from: number, cost: number): void => {
    if (far[from]! + cost >= far[to]!) return;
    far[to] = far[from]! + cost;
    numbers[to] = numbers[from]!;
  };
  const pass = (y: number, x: number, [down, across]: readonly [number, number]): void => {
    const i = y * width + x;
    const isBeside = x + across >= 0 && x + across < width;
    const isUnder = x - across >= 0 && x - across < width;
    if (isBeside) step(i, i + across, STRAIGHT);
    if (y + down < 0 || y + down >= height) return;
    step(i, i + down * width, STRAIGHT);
    if (isBeside) step(i, i + down * width + across, DIAGONAL);
    if (isUnder) step(i, i + down * width - across, DIAGONAL);
  };
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) pass(y, x, [-1, -1]);
  for (let y = height - 1; y >= 0; y--) for (let x = width - 1; x >= 0; x--) pass(y, x, [1, 1]);
  return { width, height, data: numbers };
}

/** A hole belongs to what lies left of it. */
function closePinholes({ width, height, data }: Mask): Mask {
  const closed = data.slice();
  const rest = data.map((value) => (value === 0 ? 255 : 0));
  for (const { area, bounds, runs } of findIslands({ width, height, data: rest })) {
    const isAtEdge =
      bounds.left === 0 || bounds.top === 0 || bounds.right === width || bounds.bottom === height;
    if (isAtEdge || area > PINHOLE * width * height) continue;
    for (let k = 0; k < runs.length; k += 3) {
      const row = runs[k]! * width;
      closed.fill(data[row + runs[k + 1]! - 1]!, row + runs[k + 1]!, row + runs[k + 2]!);
    }
  }
  return { width, height, data: closed };
}
