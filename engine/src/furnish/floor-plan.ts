import {
  cornersOf,
  meet,
  pointOn,
  type Extent,
  type Point,
  type Stand,
} from '../furniture/sets/footprint.ts';
import { isFlat, type Item, type Placed } from '../furniture/sets/group.ts';
import { beforeWall, seenAt, WALLS, type Ground } from './ground.ts';

/** Kept free before a door, metres; and this much to both sides of it. */
const DOOR_DEPTH = 0.9;
const DOOR_SIDE = 0.08;
/** Kept free before a fireplace. */
const HEARTH = 0.9;
/** Before a window is as far as this from the wall. */
const NEAR_WINDOW = 1;
/** Nothing stands nearer to a wall than its skirting needs. */
const SKIRTING = 0.02;
/** Things keep so far from the photo's edge, shares of its size. */
const EDGE = 0.012;
/** What would be seen lower than this share of the photo's height is too far away to be worth it. */
const LEAST_SEEN = 0.045;
/** Two rugs lie so far apart, metres: nearer they are one too many. */
const APART = 1.5;
/** A rug may be cut by the photo's edge: this share of it is seen at least. */
const RUG_SEEN = 0.6;
/** A door whose foot is hidden higher than this is a guess: it keeps no floor free. Metres. */
const HIDDEN_FOOT = 0.6;

/** How much a decorator puts up with where a room gives no better place. */
export interface Lenience {
  /** What is taller than a window's sill by more than this does not stand before it, metres. */
  readonly overSill: number;
  /** What a group is about may be cut a little by the photo's edge: this share of its foot is seen at least. */
  readonly seen: number;
  /** Of the floor before doors and fireplaces stays free, share of its depth. */
  readonly passage: number;
}

/** From what is proper to what is still better than an empty room. */
export const LENIENCES: readonly [Lenience, ...Lenience[]] = [
  { overSill: 0.15, seen: 0.84, passage: 1 },
  { overSill: 0.5, seen: 0.7, passage: 1 },
  { overSill: 0.9, seen: 0.6, passage: 0.6 },
];

/** A thing of the plan in the room's frame. */
export interface Settled<I extends Item> {
  readonly item: I;
  readonly stand: Stand;
  readonly lift: number;
  /** Number of the group it came with. */
  readonly group: number;
}

/** A group's place: what of it fits, in the room's frame. */
export interface Fitting<I extends Item> {
  readonly kept: readonly Omit<Settled<I>, 'group'>[];
  /** What the group is about. */
  readonly main: Omit<Settled<I>, 'group'>;
}

/** What stays free, metres: between a group and what else is settled, and between the front of what it is about and the wall before it. */
export interface Free {
  readonly away: number;
  readonly before: number;
  readonly lenience: Lenience;
}

/** Where a thing of a group would stand. */
interface Standing {
  readonly stand: Stand;
  readonly lift: number;
  readonly isMain: boolean;
}

/** What is settled on a floor so far, and whether more finds its place. */
export class FloorPlan<I extends Item> {
  readonly settled: Settled<I>[] = [];
  readonly ground: Ground;
  private readonly taken: ReadonlyMap<Lenience, readonly (readonly Point[])[]>;
  private groups = 0;

  constructor(ground: Ground) {
    this.ground = ground;
    this.taken = new Map(LENIENCES.map((lenience) => [lenience, takenOn(ground, lenience)]));
  }

  settle(kept: Fitting<I>['kept']): void {
    for (const part of kept) this.settled.push({ ...part, group: this.groups });
    this.groups++;
  }

  /** How much of a group fits when it stands so; null when its main part does not. */
  fit(parts: readonly Placed<I>[], at: Stand, free: Free): Fitting<I> | null {
    const kept: Omit<Settled<I>, 'group'>[] = [];
    let main: Omit<Settled<I>, 'group'> | null = null;
    let isBaseKept = true;
    for (const { item, lift, isMain, x, z, yaw } of parts) {
      const [roomX, roomZ] = pointOn(at, [x, z]);
      const stand = { x: roomX, z: roomZ, yaw: yaw + at.yaw };
      const fits: boolean =
        lift > 0
          ? isBaseKept && this.isSeen(item, { stand, lift, isMain }, free.lenience)
          : this.isFree(item, { stand, isMain, lift }, free);
      if (!fits && isMain) return null;
      if (fits) kept.push({ item, stand, lift });
      if (isMain) main = { item, stand, lift };
      if (lift === 0) isBaseKept = fits;
    }
    return main && { kept, main };
  }

  private isFree(item: I, at: Standing, { away, before, lenience }: Free): boolean {
    const { stand } = at;
    const corners = cornersOf(item.extent, stand);
    const { extent } = item;
    const room = at.isMain ? cornersOf({ ...extent, front: extent.front + before }, stand) : corners;
    if (!room.every(([x, z]) => this.isInside(x, z))) return false;
    if (isFlat(item)) return this.isRugFree(corners) && this.isRugSeen(item, stand);
    if (this.taken.get(lenience)!.some((outline) => meet(corners, outline))) return false;
    const wide = cornersOf(item.extent, stand, away);
    const isCrowded = this.settled.some(
      (other) =>
        !isFlat(other.item) && other.lift === 0 && meet(wide, cornersOf(other.item.extent, other.stand)),
    );
    return !isCrowded && !this.hidesWindow(extent, corners, lenience) && this.isSeen(item, at, lenience);
  }

  private isInside(x: number, z: number): boolean {
    const { left, right, back, behind } = this.ground;
    return (
      x > left + SKIRTING - 0.015 && x < right - SKIRTING + 0.015 && z > back + SKIRTING - 0.015 && z < behind
    );
  }

  private isRugFree(corners: readonly Point[]): boolean {
    const { ground, settled } = this;
    return (
      !ground.obstacles.some((outline) => meet(corners, outline)) &&
      !settled.some(({ item, stand }) => isFlat(item) && meet(corners, cornersOf(item.extent, stand, APART)))
    );
  }

  private isRugSeen({ extent }: I, stand: Stand): boolean {
    const seen = gridOf(extent).filter((point) => this.isInPhoto(pointOn(stand, point), 0));
    return seen.length >= RUG_SEEN * 25;
  }

  private isInPhoto(point: Point, up: number): boolean {
    const at = seenAt(this.ground, point, up);
    return at !== null && at.x > EDGE && at.x < 1 - EDGE && at.y > EDGE && at.y < 1 - EDGE;
  }

  /** Its foot in the photo, as far as leniency asks, and on floor that is seen there, large enough to be worth it. */
  private isSeen({ extent }: I, { stand, lift, isMain }: Standing, lenience: Lenience): boolean {
    const { ground } = this;
    const isWhole = !isMain && lenience === LENIENCES[0];
    const places = isWhole ? cornersOf(extent, stand) : gridOf(extent).map((point) => pointOn(stand, point));
    const shown = places.filter((place) => this.isInPhoto(place, lift)).length;
    if (shown < (isWhole ? 1 : lenience.seen) * places.length) return false;
    const middle = pointOn(stand, [(extent.left + extent.right) / 2, (extent.back + extent.front) / 2]);
    const [foot, head] = [seenAt(ground, middle, lift), seenAt(ground, middle, lift + extent.top)];
    if (!foot || !head || head.y < -0.15 || foot.y - head.y < (lift > 0 ? 0.5 : 1) * LEAST_SEEN) return false;
    if (lift > 0) return true;
    const onFloor = gridOf(extent).filter((point) => {
      const at = seenAt(ground, pointOn(stand, point));
      return at !== null && ground.isFloor(at.x, at.y);
    });
    return onFloor.length >= 0.6 * 25;
  }

  /** Stands before a window and is taller than its sill. */
  private hidesWindow({ top }: Extent, corners: readonly Point[], { overSill }: Lenience): boolean {
    const { ground } = this;
    return ground.openings.some(
      ({ kind, wall, left, right, bottom }) =>
        kind === 'window' &&
        top > bottom + overSill &&
        meet(corners, beforeWall(ground, wall, { from: left, to: right, deep: NEAR_WINDOW })),
    );
  }

  /** Whether a stretch of wall is free of openings and of what hangs or stands high there. */
  isWallFree(wall: (typeof WALLS)[number], from: number, to: number): boolean {
    return !this.ground.openings.some(
      (opening) => opening.wall === wall && opening.left < to && opening.right > from,
    );
  }
}

/** Outlines on the floor of what stands there already and of what stays free before doors and fireplaces. */
function takenOn(ground: Ground, { passage }: Lenience): readonly (readonly Point[])[] {
  const kept = ground.openings.flatMap(({ kind, wall, left, right, bottom }) => {
    if (bottom > (kind === 'window' ? 0.2 : HIDDEN_FOOT)) return [];
    const deep = passage * (kind === 'fireplace' ? HEARTH : DOOR_DEPTH);
    return [beforeWall(ground, wall, { from: left - DOOR_SIDE, to: right + DOOR_SIDE, deep })];
  });
  return [...ground.obstacles, ...kept];
}

/** Places spread over a thing's foot. */
function gridOf({ left, right, back, front }: Extent): Point[] {
  const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
  return steps.flatMap((u) =>
    steps.map((v): Point => [left + u * (right - left), back + v * (front - back)]),
  );
}
