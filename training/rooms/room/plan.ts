import type { Vec3 } from '../../../engine/src/models.ts';
import type { Chance } from '../chance.ts';
import { FIRST_WALL_PLANE, NO_PLANE } from '../labels.ts';
import type { Model } from '../model.ts';

/** A model in the room: stretched along its own axes, turned, moved. */
export interface Placed {
  readonly model: Model;
  readonly at: Vec3;
  readonly yaw: number;
  readonly stretch: Vec3;
  /** Plane of the room it lies on: see labels.ts. */
  readonly plane: number;
  /** One of a set: made of the same stuffs as this one. */
  readonly twin: Placed | null;
}

/** Walls in order: back (-z), right (+x), front (+z), left (-x). */
export type Wall = 0 | 1 | 2 | 3;
export const WALLS: readonly [Wall, ...Wall[]] = [0, 1, 2, 3];

/** A hole in a wall through which light falls. `along` is the place of its middle on the wall, metres from the wall's middle. */
export interface Window {
  readonly wall: Wall;
  readonly along: number;
  readonly width: number;
  readonly sill: number;
  readonly head: number;
}

interface Footprint {
  readonly x: number;
  readonly z: number;
  readonly halfWidth: number;
  readonly halfDepth: number;
}

interface Place {
  readonly x: number;
  readonly z: number;
  readonly y?: number;
  readonly yaw?: number;
  readonly stretch?: Vec3;
  /** Lets it stand where others stand. */
  readonly mayOverlap?: boolean;
  /** Others may stand where it stands. */
  readonly isLight?: boolean;
  readonly plane?: number;
  readonly twin?: Placed | null;
}

/** Metres: x, z and y. */
interface RoomSize {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/** A room being furnished: metres, the floor's middle at 0, 0, 0. */
export class RoomPlan {
  readonly chance: Chance;
  readonly size: RoomSize;
  readonly placed: Placed[] = [];
  readonly windows: Window[] = [];
  readonly lamps: Vec3[] = [];
  /** What the room is about: cameras look there. */
  focus: Vec3 = [0, 0, 0];
  private readonly footprints: Footprint[] = [];
  private readonly taken: { wall: Wall; along: number; half: number }[] = [];

  constructor(chance: Chance, size: RoomSize) {
    this.chance = chance;
    this.size = size;
  }

  wallLength(wall: Wall): number {
    return wall % 2 === 1 ? this.size.depth : this.size.width;
  }

  /** A place before a wall: `along` metres from its middle, `off` metres into the room, and the turn that faces the room. */
  beforeWall(wall: Wall, along: number, off: number): { x: number; z: number; yaw: number } {
    const { width, depth } = this.size;
    if (wall === 0) return { x: along, z: -depth / 2 + off, yaw: 0 };
    if (wall === 1) return { x: width / 2 - off, z: along, yaw: -Math.PI / 2 };
    if (wall === 2) return { x: along, z: depth / 2 - off, yaw: Math.PI };
    return { x: -width / 2 + off, z: along, yaw: Math.PI / 2 };
  }

  private isFree({ x, z, halfWidth, halfDepth }: Footprint): boolean {
    const { width, depth } = this.size;
    const isInside =
      Math.abs(x) + halfWidth * 0.9 < width / 2 + 0.05 && Math.abs(z) + halfDepth * 0.9 < depth / 2 + 0.05;
    const touches = (other: Footprint): boolean =>
      Math.abs(other.x - x) < (other.halfWidth + halfWidth) * 0.9 &&
      Math.abs(other.z - z) < (other.halfDepth + halfDepth) * 0.9;
    return isInside && !this.footprints.some(touches);
  }

  /** True where a person could stand: nothing within `gap` metres. */
  hasRoomAt(x: number, z: number, gap: number): boolean {
    return !this.footprints.some(
      (f) => Math.abs(f.x - x) < f.halfWidth + gap && Math.abs(f.z - z) < f.halfDepth + gap,
    );
  }

  /** Places a model; null where there is no room for it. */
  put(model: Model, place: Place): Placed | null {
    const c = this.chance;
    const stretch = place.stretch ?? [c.between(0.88, 1.12), c.between(0.92, 1.1), c.between(0.9, 1.1)];
    const yaw = place.yaw ?? 0;
    const [cos, sin] = [Math.abs(Math.cos(yaw)), Math.abs(Math.sin(yaw))];
    const [wide, deep] = [model.width * stretch[0], model.depth * stretch[2]];
    const footprint = {
      x: place.x,
      z: place.z,
      halfWidth: (wide * cos + deep * sin) / 2,
      halfDepth: (wide * sin + deep * cos) / 2,
    };
    if (!place.mayOverlap && !this.isFree(footprint)) return null;
    const placed = {
      model,
      at: [place.x, place.y ?? 0, place.z] as Vec3,
      yaw,
      stretch,
      plane: place.plane ?? NO_PLANE,
      twin: place.twin ?? null,
    };
    this.placed.push(placed);
    if (!place.isLight) this.footprints.push(footprint);
    return placed;
  }

  /** Stands a model with its back to a wall; `share` -1..1 says where along it. */
  alongWall(model: Model, wall: Wall, share: number): Placed | null {
    const c = this.chance;
    const stretch: Vec3 = [c.between(0.88, 1.12), c.between(0.92, 1.1), c.between(0.9, 1.1)];
    const reach = Math.max(0, this.wallLength(wall) / 2 - (model.width * stretch[0]) / 2);
    return this.put(model, {
      ...this.beforeWall(wall, share * reach, (model.depth * stretch[2]) / 2 + 0.03),
      stretch,
    });
  }

  /** Places a model relative to another one: `right` and `front` in metres along its axes. */
  beside(
    host: Placed,
    model: Model,
    place: Omit<Place, 'x' | 'z'> & { right: number; front: number; turn?: number },
  ): Placed | null {
    const { right, front, turn = 0, ...rest } = place;
    const [cos, sin] = [Math.cos(host.yaw), Math.sin(host.yaw)];
    return this.put(model, {
      ...rest,
      x: host.at[0] + right * cos + front * sin,
      z: host.at[2] - right * sin + front * cos,
      yaw: host.yaw + turn,
    });
  }

  /** Puts a small thing on top of another one. */
  onTop(host: Placed, model: Model, spread = 0.35): void {
    const c = this.chance;
    this.beside(host, model, {
      right: c.between(-spread, spread) * host.model.width * host.stretch[0],
      front: c.between(-0.25, 0.25) * host.model.depth * host.stretch[2],
      turn: model.classes.length > 2 ? c.between(-0.4, 0.4) : c.between(0, 6.28),
      y: host.at[1] + host.model.height * host.stretch[1] - 0.003,
      mayOverlap: true,
      isLight: true,
    });
  }

  /** Takes a stretch of wall; false where something hangs there already. */
  takeWall(wall: Wall, along: number, half: number): boolean {
    if (Math.abs(along) + half > this.wallLength(wall) / 2) return false;
    if (this.taken.some((other) => other.wall === wall && Math.abs(other.along - along) < other.half + half))
      return false;
    this.taken.push({ wall, along, half });
    return true;
  }

  /** Hangs a model on a wall, its foot at height `y`. */
  hang(
    model: Model,
    spot: { wall: Wall; along: number; y: number; off?: number; stretch?: Vec3; twin?: Placed | null },
  ): Placed {
    const pose = this.beforeWall(spot.wall, spot.along, spot.off ?? 0.02);
    const placed = {
      model,
      at: [pose.x, spot.y, pose.z] as Vec3,
      yaw: pose.yaw,
      stretch: spot.stretch ?? ([1, 1, 1] as Vec3),
      plane: FIRST_WALL_PLANE + spot.wall,
      twin: spot.twin ?? null,
    };
    this.placed.push(placed);
    return placed;
  }

  /** Hangs a model from the ceiling: a thing of its own, not a part of the ceiling's plane. */
  fromCeiling(model: Model, x: number, z: number): void {
    this.placed.push({
      model,
      at: [x, this.size.height, z],
      yaw: this.chance.between(0, 3),
      stretch: [1, 1, 1],
      plane: NO_PLANE,
      twin: null,
    });
  }

  /** Keeps the floor free before something built in. */
  block(x: number, z: number, halves: readonly [number, number]): void {
    this.footprints.push({ x, z, halfWidth: halves[0], halfDepth: halves[1] });
  }
}
