import type { Chance } from '../chance.ts';
import type { Model } from '../model.ts';
import { bed, bunkBed } from './beds.ts';
import { clutter, monitor, ornament, television } from './clutter.ts';
import { appliance, island } from './kitchen.ts';
import { ceilingLamp, floorLamp, pendant, tableLamp, wallLamp } from './lamps.ts';
import { curtain, fireplace, radiator, stairs } from './openings.ts';
import { ownFurniture, type OwnKind } from './own-furniture.ts';
import { bouquet, bush } from './plants.ts';
import { armchair, chair, officeChair, ottoman, shellChair, sofa, stool } from './seats.ts';
import { cupboard, shelves } from './storage.ts';
import { table } from './tables.ts';
import { hanging, wallShelf } from './wall-pieces.ts';

type Make = (c: Chance) => Model;

function mixed(make: Make, share: number, ...kinds: readonly [OwnKind, ...OwnKind[]]): Make {
  return (c) => (c.is(share) ? make(c) : ownFurniture(c, c.of(kinds)));
}

/** How many models of a sort a pool holds, and how one is made. */
const SORTS = {
  sofa: [22, mixed(sofa, 0.65, 'sofa')],
  armchair: [18, mixed(armchair, 0.75, 'armchair')],
  chair: [22, mixed(chair, 0.75, 'chair')],
  shellChair: [8, shellChair],
  stool: [6, stool],
  officeChair: [8, officeChair],
  coffeeTable: [14, mixed((c) => table(c, 'coffee'), 0.8, 'coffee table', 'side table')],
  diningTable: [12, mixed((c) => table(c, 'dining'), 0.8, 'dining table')],
  desk: [12, (c) => table(c, 'desk')],
  wardrobe: [10, (c) => cupboard(c, 'wardrobe')],
  chest: [12, mixed((c) => cupboard(c, 'chest'), 0.75, 'dresser')],
  nightstand: [8, mixed((c) => table(c, 'coffee'), 0.6, 'nightstand')],
  sideboard: [14, mixed((c) => cupboard(c, 'sideboard'), 0.75, 'sideboard')],
  shelves: [16, mixed((c) => shelves(c), 0.8, 'bookcase')],
  bookWall: [4, (c) => shelves(c, true)],
  bed: [18, mixed(bed, 0.75, 'bed')],
  bunkBed: [4, bunkBed],
  floorLamp: [8, mixed(floorLamp, 0.7, 'floor lamp')],
  tableLamp: [12, mixed(tableLamp, 0.7, 'table lamp')],
  pendant: [16, mixed(pendant, 0.8, 'pendant lamp')],
  ceilingLamp: [4, ceilingLamp],
  wallLamp: [5, wallLamp],
  plant: [16, mixed(bush, 0.6, 'plant')],
  bouquet: [6, bouquet],
  clutter: [44, clutter],
  ornament: [22, ornament],
  monitor: [6, monitor],
  television: [5, television],
  ottoman: [6, mixed(ottoman, 0.7, 'pouf')],
  curtain: [8, curtain],
  radiator: [8, radiator],
  stairs: [4, stairs],
  fireplace: [6, fireplace],
  appliance: [8, appliance],
  island: [4, island],
  wallShelf: [6, wallShelf],
  hanging: [8, hanging],
} as const satisfies Record<string, readonly [number, Make]>;

export type Sort = keyof typeof SORTS;

/** Ready models by sort: building them is dear, so many rooms share a pool. */
export type Pools = Readonly<Record<Sort, readonly Model[]>>;

/** Builds all models of a pool. */
export function buildPools(c: Chance): Pools {
  const made = Object.entries(SORTS).map(([sort, [count, make]]) => [
    sort,
    Array.from({ length: count }, () => make(c)),
  ]);
  return Object.fromEntries(made) as Pools;
}
