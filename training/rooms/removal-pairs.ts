import { Chance } from './chance.ts';
import { classId, type ClassName } from './labels.ts';
import { buildPools } from './models/pools.ts';
import { renderRoom } from './render/render-room.ts';
import { drawRoom, type Room } from './room/draw-room.ts';
import type { Placed } from './room/plan.ts';

/** One view of a room with a thing and without it, in the same light: bytes of RGB. */
export interface RemovalPair {
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  readonly photo: Uint8Array;
  readonly truth: Uint8Array;
  /** 1 where the thing shows. */
  readonly cover: Uint8Array;
  /** The classes of what is seen once it is gone. */
  readonly behind: Uint8Array;
}

export interface PairsRequest {
  readonly seed: number;
  readonly pairs: number;
  /** Pixels along the longer side. */
  readonly side: number;
}

/** Shares of the picture that the thing shows on. */
const LEAST = 0.012;
const MOST = 0.2;
/** Higher things hang or lie on others (metres). */
const ON_FLOOR = 0.02;
const NAMES: readonly ClassName[] = ['sofa', 'bed', 'table', 'chair', 'plant', 'cabinet', 'other', 'clutter'];
const STANDING = new Set(NAMES.map(classId));

/** Rooms from which one thing that stands on the floor is taken, one after the other; the same request gives the same pictures. */
export function* removalPairs({ seed, pairs, side }: PairsRequest): Generator<RemovalPair> {
  const pools = buildPools(new Chance(seed));
  const size = { width: side, height: Math.round(0.75 * side) };
  let room = seed * 100_003;
  for (let made = 0; made < pairs; room++) {
    const drawn = drawRoom(room, pools, size);
    const look = { seed: room, looks: 1 };
    const full = renderRoom(drawn, size, look);
    const thing = full && chooseThing(drawn, full.things);
    if (!full?.photos[0] || !thing) continue;
    const rest = renderRoom(without(drawn, thing.placed), size, look);
    if (!rest?.photos[0]) continue;
    const cover = full.things.map((number) => (number === thing.number ? 1 : 0));
    const [photo, truth] = [full.photos[0], rest.photos[0]];
    yield { seed: room, ...size, photo, truth, cover, behind: rest.classes };
    made++;
  }
}

/** The largest thing in view that stands on the floor and carries nothing. */
function chooseThing(room: Room, seen: Uint8Array): { placed: Placed; number: number } | null {
  const counts = new Int32Array(256);
  for (const number of seen) counts[number]!++;
  const fits = (placed: Placed, index: number): boolean => {
    const share = counts[index + 1]! / seen.length;
    const isCarrying = room.things.some(
      (other) => other !== placed && other.at[1] > ON_FLOOR && isOver(placed, other),
    );
    return (
      share > LEAST &&
      share < MOST &&
      placed.at[1] <= ON_FLOOR &&
      STANDING.has(placed.model.classes[0]!) &&
      !isCarrying &&
      room.things.every(({ twin }) => twin !== placed)
    );
  };
  const all = room.things.map((placed, index) => ({ placed, number: index + 1 }));
  const fitting = all.filter(({ placed, number }) => fits(placed, number - 1));
  return fitting.toSorted((a, b) => counts[b.number]! - counts[a.number]!)[0] ?? null;
}

function isOver(below: Placed, above: Placed): boolean {
  const reach = Math.max(below.model.width * below.stretch[0], below.model.depth * below.stretch[2]) / 2;
  return Math.hypot(above.at[0] - below.at[0], above.at[2] - below.at[2]) < reach;
}

/** The room in which a thing keeps its place in every list, so that all else is drawn as before, but has no form. */
function without(room: Room, gone: Placed): Room {
  const model = { ...gone.model, indices: new Int32Array(0), parts: new Uint8Array(0) };
  return { ...room, things: room.things.map((placed) => (placed === gone ? { ...placed, model } : placed)) };
}
