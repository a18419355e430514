import { MOVABLE } from '../clear/what-moves.ts';
import type { Mask, Rect } from '../pixels.ts';
import { SIDES, sideAt } from '../room/layout/layout.ts';
import { NETWORK_CLASSES, NETWORK_PLANES, type NetworkClass } from '../room/network/classes.ts';
import type { Room } from '../room/see-room.ts';

/** A mark in a room: a mask of the size of the picture that the room was seen in, and its box. */
export interface Marked {
  readonly room: Room;
  readonly mask: Mask;
  readonly box: Rect;
}

/** Pixels of a mark that are looked at, about. */
const LOOKS = 4000;

/** Calls for places spread evenly over a mark. */
export function overMark(
  { mask, box }: Pick<Marked, 'mask' | 'box'>,
  look: (x: number, y: number) => void,
): void {
  const area = (box.right - box.left) * (box.bottom - box.top);
  const step = Math.max(1, Math.floor(Math.sqrt(area / LOOKS)));
  for (let y = box.top; y < box.bottom; y += step)
    for (let x = box.left; x < box.right; x += step) if (mask.data[y * mask.width + x]! > 127) look(x, y);
}

/** Region of the room's graph at a pixel. */
export function graphRegionAt({ graph, width, height }: Room, x: number, y: number): number {
  const column = Math.min(graph.width - 1, Math.floor(((x + 0.5) * graph.width) / width));
  const row = Math.min(graph.height - 1, Math.floor(((y + 0.5) * graph.height) / height));
  return graph.label[row * graph.width + column]!;
}

/** Numbers of the classes of what can be carried out of a room. */
const CARRIED: ReadonlySet<number> = new Set(MOVABLE.map((name) => NETWORK_CLASSES.indexOf(name)));

/** How likely a region of the room's graph shows something that can be carried out, 0-1. */
export function movableShare({ classShares }: Pick<Room, 'classShares'>, region: number): number {
  let sum = 0;
  for (let c = 0; c < NETWORK_CLASSES.length; c++)
    if (CARRIED.has(c)) sum += classShares[region * NETWORK_CLASSES.length + c]!;
  return sum;
}

const RUG = NETWORK_CLASSES.indexOf('rug');

/** The same but for rugs: what stands, stands on them. */
export const standingShare = (room: Pick<Room, 'classShares'>, region: number): number =>
  movableShare(room, region) - room.classShares[region * NETWORK_CLASSES.length + RUG]!;

const GROUND: ReadonlySet<number> = new Set(
  (['floor', 'rug'] as const).map((name) => NETWORK_CLASSES.indexOf(name)),
);
/** A mark with more than this share on the floor says where the foot of something goes. */
const ON_GROUND = 0.7;

/** Whether a mark was made on the floor, which is likelier there than anything else: what comes stands there and reaches above it. */
export function liesOnFloor(marked: Marked): boolean {
  const { classShares } = marked.room;
  let [ground, all] = [0, 0];
  overMark(marked, (x, y) => {
    const at = graphRegionAt(marked.room, x, y) * NETWORK_CLASSES.length;
    let [own, other] = [0, 0];
    for (let c = 0; c < NETWORK_CLASSES.length; c++) {
      const share = classShares[at + c]!;
      if (GROUND.has(c)) own += share;
      else other = Math.max(other, share);
    }
    all++;
    if (own > other) ground++;
  });
  return ground > ON_GROUND * all;
}

/** The likeliest class just below a mark's foot, in the middle half of its width. */
export function classBelow({ room, mask, box }: Marked): NetworkClass {
  const count = NETWORK_CLASSES.length;
  const sums = new Float64Array(count);
  const tall = Math.max(3, 0.06 * (box.bottom - box.top));
  const wide = box.right - box.left;
  for (let step = 0; step < 24; step++) {
    const x = Math.round(box.left + wide * (0.25 + (0.5 * step) / 23));
    for (const share of [0.35, 1]) {
      const y = Math.min(mask.height - 1, Math.round(box.bottom + share * tall));
      const at = graphRegionAt(room, Math.min(mask.width - 1, x), y) * count;
      for (let c = 0; c < count; c++) sums[c]! += room.classShares[at + c]!;
    }
  }
  return NETWORK_CLASSES[sums.indexOf(Math.max(...sums))]!;
}

const WALLS = ['back wall', 'left wall', 'right wall'] as const;

type Wall = (typeof WALLS)[number];

/** Degrees that something on the likeliest wall behind a mark is turned, as in an arrangement. */
export function wallTurnAt(marked: Marked): number {
  return turnOfSide(marked.room, wallBehind(marked));
}

/** The likeliest wall behind a mark: what the network and the room's box say of its pixels. */
function wallBehind(marked: Marked): Wall {
  const { room } = marked;
  const votes = WALLS.map(() => 0);
  overMark(marked, (x, y) => {
    const at = graphRegionAt(room, x, y) * NETWORK_PLANES.length;
    const side = SIDES[sideAt(room.layout, x + 0.5, y + 0.5)]!;
    for (const [k, wall] of WALLS.entries()) {
      votes[k]! += room.planeShares[at + NETWORK_PLANES.indexOf(wall)]!;
      if (side === wall) votes[k]! += room.layout.trust;
    }
  });
  return WALLS[votes.indexOf(Math.max(...votes))]!;
}

/** A box of a room is believed about where its walls end from this trust on, and where it has so much of a mark on the mark's wall. */
const KNOWN_ENDS = 0.5;
const ON_WALL = 0.3;

/** What of a mark's box lies on its wall: what hangs there does not go on around the corner, nor on the ceiling. */
export function boxOnWall(marked: Marked): Rect {
  const { room, box } = marked;
  const wall = wallBehind(marked);
  const own = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  let [count, all] = [0, 0];
  overMark(marked, (x, y) => {
    all++;
    if (SIDES[sideAt(room.layout, x + 0.5, y + 0.5)] !== wall) return;
    count++;
    own.left = Math.min(own.left, x);
    own.top = Math.min(own.top, y);
    own.right = Math.max(own.right, x + 1);
    own.bottom = Math.max(own.bottom, y + 1);
  });
  return room.layout.trust > KNOWN_ENDS && count > ON_WALL * all && count < all ? own : box;
}

/** Degrees that something with its back to a wall is turned. */
function turnOfSide({ layout }: Room, wall: Wall): number {
  const [x, , z] = layout.towards[SIDES.indexOf(wall)]!;
  return (-Math.atan2(-x, z) * 180) / Math.PI;
}

/** Row at which the floor begins below a mark, at its middle column; null where the mark reaches the floor already, or no floor is seen below. */
export function floorRowBelow(marked: Marked): number | null {
  const { room, mask, box } = marked;
  const x = Math.round((box.left + box.right) / 2);
  const floor = NETWORK_CLASSES.indexOf('floor');
  const isFloor = (y: number): boolean =>
    room.classShares[graphRegionAt(room, x, y) * NETWORK_CLASSES.length + floor]! > 0.5;
  const isWall = classBelow(marked) === 'wall';
  if (!isWall) return null;
  for (let y = box.bottom; y < mask.height; y++) if (isFloor(y)) return y;
  return null;
}
