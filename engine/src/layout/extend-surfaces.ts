import type { Behind } from '../room/network/look-behind.ts';
import { boxBlur } from '../filter/box-blur.ts';
import type { Mask } from '../pixels.ts';
import type { RoomPart } from '../room/room-part.ts';
import { findFloor } from './find-floor.ts';
import type { FloorTest } from './likely-floor.ts';
import { NOTHING, type SurfaceMap } from './surface-map.ts';
import type { Surfaces } from './surfaces.ts';

/** The half-size picture is halved once more for finding smooth borders: they are evaluated in between afterwards. */
const STEP = 2;
/** Rounds of (blur radius, steps): coarse ones straighten long borders, fine ones settle them. */
const ROUNDS = [
  { radius: 8, steps: 12 },
  { radius: 5, steps: 12 },
  { radius: 3, steps: 12 },
  { radius: 1, steps: 8 },
];

interface Grid {
  readonly width: number;
  readonly height: number;
  /** Surface seen at each cell, -1 where none is. */
  readonly seen: Int16Array;
  /** Where no surface is seen: whether the floor line allows only floors (1) or only walls (0); -1 where both. */
  readonly allowed: Int8Array;
}

export interface ExtendRequest {
  readonly surfaces: Surfaces;
  /** The hole at the surfaces' half size, and at full size. */
  readonly hole: Mask;
  readonly fullHole: Mask;
  /** In half-size pixels. */
  readonly room: RoomPart;
  readonly behind: Behind;
}

/**
 * Continues the surfaces seen around a hole behind it: the border of the floor runs on as seen on both sides, or as a rectangular room's would; other borders become as short as possible.
 */
export function extendSurfaces(request: ExtendRequest): SurfaceMap {
  const { surfaces, hole, fullHole } = request;
  const seen = seenSurfaces(surfaces);
  const isFloor = withBoth(surfaces.isFloor);
  const isFloorAt = findFloor({ ...request, seen });
  const grid = makeGrid(seen, hole, isFloorAt);
  const shares = settle(grid, isFloor);
  const painted = paintSurfaces({ surfaces, isFloor, seen, isFloorAt, shares, grid }, fullHole);
  return { width: fullHole.width, height: fullHole.height, count: isFloor.length, isFloor, ...painted };
}

/** Behind the hole there may be floor or wall though none is seen around it. */
function withBoth(isFloor: readonly boolean[]): boolean[] {
  return [...isFloor, ...[true, false].filter((kind) => !isFloor.includes(kind))];
}

function seenSurfaces({ regions, surfaceOf }: Surfaces): Int16Array {
  return new Int16Array(regions.label.length).map((_, i) => {
    const region = regions.label[i]!;
    return region < 0 ? -1 : surfaceOf[region]!;
  });
}

function makeGrid(seen: Int16Array, hole: Mask, isFloorAt: FloorTest): Grid {
  const width = Math.ceil(hole.width / STEP);
  const height = Math.ceil(hole.height / STEP);
  const cells = new Int16Array(width * height);
  const allowed = new Int8Array(width * height).fill(-1);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = Math.min(hole.height - 1, y * STEP) * hole.width + Math.min(hole.width - 1, x * STEP);
      cells[y * width + x] = seen[from]!;
      if (seen[from]! < 0) allowed[y * width + x] = isFloorAt(x * STEP + 1, y * STEP + 1);
    }
  }
  return { width, height, seen: cells, allowed };
}

/** Spreads surfaces into unseen cells from the nearest seen ones, as far as the floor line allows. */
function spread({ width, height, seen, allowed }: Grid, isFloor: readonly boolean[]): Int16Array {
  const now = seen.slice();
  const front = new Int32Array(now.length);
  let count = 0;
  const reach = (i: number, surface: number): void => {
    if (now[i]! >= 0 || !isAllowed(allowed[i]!, isFloor[surface]!)) return;
    now[i] = surface;
    front[count++] = i;
  };
  for (let i = 0; i < now.length; i++) if (now[i]! >= 0) front[count++] = i;
  for (let k = 0; k < count; k++) {
    const i = front[k]!;
    const x = i % width;
    if (x > 0) reach(i - 1, now[i]!);
    if (x < width - 1) reach(i + 1, now[i]!);
    if (i >= width) reach(i - width, now[i]!);
    if (i < width * (height - 1)) reach(i + width, now[i]!);
  }
  return now.map((surface, i) => (surface >= 0 ? surface : fallback(allowed[i]!, isFloor)));
}

function isAllowed(allowed: number, isFloor: boolean): boolean {
  return allowed < 0 || (allowed === 1) === isFloor;
}

function fallback(allowed: number, isFloor: readonly boolean[]): number {
  return Math.max(0, isFloor.indexOf(allowed === 1));
}

/**
 * Shortest borders: blur every surface's share, give each unseen cell to the largest, repeat (Merriman, Bence, Osher 1994). Answers the blurred shares, one plane a surface.
 */
function settle(grid: Grid, isFloor: readonly boolean[]): Float32Array[] {
  const { width, height, seen, allowed } = grid;
  const now = spread(grid, isFloor);
  const unseen = new Int32Array(seen.length).map((_, i) => i).filter((i) => seen[i]! < 0);
  const sharesOf = (radius: number): Float32Array[] =>
    isFloor.map((_, surface) => {
      const data = new Float32Array(now.length);
      for (let i = 0; i < data.length; i++) if (now[i] === surface) data[i] = 1;
      return boxBlur({ width, height, channels: 1, data }, radius, 2).data;
    });
  for (const { radius, steps } of isFloor.length > 1 ? ROUNDS : []) {
    for (let step = 0; step < steps; step++) {
      const shares = sharesOf(radius);
      let changed = 0;
      for (const i of unseen) {
        const next = largest(shares, (plane) => plane[i]!, { allowed: allowed[i]!, isFloor });
        if (next !== now[i]) changed++;
        now[i] = next;
      }
      if (changed === 0) break;
    }
  }
  return sharesOf(1);
}

function largest(
  shares: readonly Float32Array[],
  at: (plane: Float32Array) => number,
  rule: { allowed: number; isFloor: readonly boolean[] },
): number {
  let best = -1;
  let most = -1;
  for (let surface = 0; surface < shares.length; surface++) {
    const share = isAllowed(rule.allowed, rule.isFloor[surface]!) ? at(shares[surface]!) : -1;
    if (share > most) [best, most] = [surface, share];
  }
  return best >= 0 ? best : fallback(rule.allowed, rule.isFloor);
}

interface Painting {
  readonly surfaces: Surfaces;
  /** Per surface. */
  readonly isFloor: readonly boolean[];
  readonly seen: Int16Array;
  readonly isFloorAt: FloorTest;
  readonly shares: readonly Float32Array[];
  readonly grid: Grid;
}

/** Evaluates the borders at full size: the floor line exactly, the others between the grid's cells. */
function paintSurfaces(painting: Painting, fullHole: Mask): { surface: Uint8Array; isSeen: Uint8Array } {
  const { surfaces, isFloor, seen, isFloorAt, shares } = painting;
  const { isThin, regions } = surfaces;
  const surface = new Uint8Array(fullHole.width * fullHole.height);
  const isSeen = new Uint8Array(surface.length);
  for (let y = 0; y < fullHole.height; y++) {
    for (let x = 0; x < fullHole.width; x++) {
      const i = y * fullHole.width + x;
      const half = (y >> 1) * regions.width + (x >> 1);
      const region = regions.label[half]!;
      if (fullHole.data[i] === 0 && region >= 0 && (seen[half]! >= 0 || !isThin[region])) {
        surface[i] = seen[half]! >= 0 ? seen[half]! : NOTHING;
        isSeen[i] = seen[half]! >= 0 ? 1 : 0;
        continue;
      }
      const allowed = isFloorAt(x / 2 + 0.25, y / 2 + 0.25);
      const at = sampler(painting.grid, x, y);
      surface[i] = largest(shares, at, { allowed, isFloor });
    }
  }
  return { surface, isSeen };
}

/** Bilinear reading of a grid plane at a full-size pixel. */
function sampler({ width, height }: Grid, x: number, y: number): (plane: Float32Array) => number {
  const scale = 2 * STEP;
  const gridX = Math.min(width - 1, Math.max(0, (x + 0.5) / scale - 0.5));
  const gridY = Math.min(height - 1, Math.max(0, (y + 0.5) / scale - 0.5));
  const left = gridX | 0;
  const top = gridY | 0;
  const right = Math.min(width - 1, left + 1);
  const bottom = Math.min(height - 1, top + 1);
  const fx = gridX - left;
  const fy = gridY - top;
  return (plane) =>
    (plane[top * width + left]! * (1 - fx) + plane[top * width + right]! * fx) * (1 - fy) +
    (plane[bottom * width + left]! * (1 - fx) + plane[bottom * width + right]! * fx) * fy;
}
