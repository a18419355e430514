import { rayOf } from './camera/camera.ts';
import type { RoomThing, RoomThings } from './find-things.ts';
import { sideAt, SIDES, type RoomLayout, type Side } from './layout/layout.ts';
import type { NetworkClass } from './network/classes.ts';

/** A window, door or fireplace: where furniture must leave the wall free, and light may come in. Lengths in camera heights. */
export interface Opening {
  readonly kind: NetworkClass;
  readonly wall: Side;
  /** Along the wall, to the right as one faces it, from the point of the wall nearest to the camera. */
  readonly left: number;
  readonly right: number;
  /** Above the floor. */
  readonly bottom: number;
  readonly top: number;
  /** 0-1. */
  readonly trust: number;
}

const KINDS: readonly NetworkClass[] = ['window', 'door', 'fireplace'];
/** Stray pixels at both ends do not count: shares. */
const STRAY = 0.05;
/** A door whose foot was found within this height of the floor stands on it. */
const THRESHOLD = 0.15;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Measures what is let into the walls, as upright rectangles. `size`: the picture that the layout belongs to. */
export function findOpenings(things: RoomThings, layout: RoomLayout, size: Size): Opening[] {
  return things.list.flatMap((thing, number) => {
    if (!KINDS.includes(thing.kind)) return [];
    const places = placesOf(things, number, size);
    const wall = wallBehind(layout, places);
    return wall === null ? [] : [openingOf({ thing, layout, wall }, places)];
  });
}

interface Place {
  readonly x: number;
  readonly y: number;
}

function placesOf({ width, height, thingAt }: RoomThings, number: number, size: Size): Place[] {
  const places: Place[] = [];
  for (let i = 0; i < thingAt.length; i++) {
    if (thingAt[i] !== number) continue;
    places.push({
      x: (((i % width) + 0.5) * size.width) / width,
      y: ((Math.floor(i / width) + 0.5) * size.height) / height,
    });
  }
  return places;
}

/** The wall behind most of the places; null where they lie before floor or ceiling. */
function wallBehind(layout: RoomLayout, places: readonly Place[]): number | null {
  const votes = SIDES.map(() => 0);
  for (const { x, y } of places) votes[sideAt(layout, x, y)]! += 1;
  const most = votes.indexOf(Math.max(...votes));
  return SIDES[most] === 'floor' || SIDES[most] === 'ceiling' ? null : most;
}

interface Found {
  readonly thing: RoomThing;
  readonly layout: RoomLayout;
  readonly wall: number;
}

function openingOf({ thing, layout, wall }: Found, places: readonly Place[]): Opening {
  const [towardsX, , towardsZ] = layout.towards[wall]!;
  const along: number[] = [];
  const high: number[] = [];
  for (const { x, y } of places) {
    const ray = rayOf(layout.camera, x, y);
    const facing = ray[0] * towardsX + ray[2] * towardsZ;
    if (facing <= 1e-3) continue;
    const far = layout.distance[wall]! / facing;
    along.push(far * (ray[0] * towardsZ - ray[2] * towardsX));
    high.push(1 + far * ray[1]);
  }
  const bottom = Math.max(0, quantile(high, STRAY));
  return {
    kind: thing.kind,
    wall: SIDES[wall]!,
    left: quantile(along, STRAY),
    right: quantile(along, 1 - STRAY),
    bottom: thing.kind !== 'window' && bottom < THRESHOLD ? 0 : bottom,
    top: quantile(high, 1 - STRAY),
    trust: thing.trust * layout.trust,
  };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.round(share * (sorted.length - 1))] ?? 0;
}
