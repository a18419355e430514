import type { SurfaceMap } from '../layout/surface-map.ts';
import { floorPlaneOf } from '../room/camera/floor-plane.ts';
import { islandsOf } from '../mask/islands.ts';
import { createRandom } from '../random.ts';
import { blendCorrection } from './copies/blend.ts';
import { candidateShifts } from './copies/candidates.ts';
import { type Completed, groundOf, Kind, type Ground } from './copies/ground.ts';
import { labelIsland, joinLabels, type Labels } from './copies/label-hole.ts';
import { type Move, repeatsInPicture } from './copies/picture-repeats.ts';
import { completeBehind } from './copies/stands-behind.ts';
import type { FillRequest } from './fill-request.ts';
import { repeatsBehind } from './floor-lattice.ts';
import { layOut } from './lay-out.ts';
import type { Repeats } from './tile-lattice.ts';

/** By what a hole is filled: what the room has behind it, nothing but floor, or whatever lies around it fits best. */
export type CopyMethod = 'planes' | 'floor' | 'surroundings';
/** A hole may also be filled by what somebody else proposes: a model. */
export type FillMethod = CopyMethod | 'model';

/** What is understood of a hole before anything is copied. */
export interface Understood {
  readonly request: FillRequest;
  readonly isHole: Uint8Array;
  readonly map: SurfaceMap;
  readonly ground: Completed;
  readonly islands: readonly Int32Array[];
  readonly repeats: Repeats;
  /** By which moves the picture around each island is like itself. */
  readonly moves: readonly (readonly Move[])[];
}

/** What is copied where, and how its light is to change. */
export interface FillPlan {
  readonly map: SurfaceMap;
  readonly labels: Labels;
  /** Natural logarithms of what red, green and blue are multiplied by, a cell. */
  readonly correction: Float32Array;
}

/** Looks at a hole and its surroundings. */
export function understandHole(request: FillRequest): Understood {
  const { crop, hole, room } = request;
  const isHole = Uint8Array.from(hole.data, (value) => (value > 0 ? 1 : 0));
  const map = layOut(request);
  const seen = groundOf({ crop, isHole, map, room });
  const islands = islandsOf(seen);
  const plane = floorPlaneOf(room.layout.camera);
  const random = createRandom(request.seed);
  return {
    request,
    isHole,
    map,
    ground: completeBehind(seen, room.layout, islands),
    islands,
    repeats: repeatsBehind({ crop, isHole, map, plane }),
    moves: islands.map((cells) => repeatsInPicture(seen, cells, random)),
  };
}

/** The methods that may come to something else for a hole. */
export function methodsFor({ ground: { kind, isOpen } }: Understood): CopyMethod[] {
  const hidden = new Set([...kind].filter((_, cell) => isOpen[cell] === 1));
  const isMixed = hidden.has(Kind.FLOOR) && hidden.size > 1;
  return isMixed ? ['planes', 'floor', 'surroundings'] : ['planes', 'surroundings'];
}

/** Chooses the copies that fill a hole by one method. Every island of the hole is a hole of its own. */
export function planFill(
  { request, ground, islands, map, repeats, moves }: Understood,
  method: CopyMethod,
): FillPlan {
  const { layout } = request.room;
  const wanted = { ...ground, kind: kindsBy(method, ground, islands) };
  const random = createRandom(request.seed);
  const parts = islands.map((cells, k) => {
    const hidden = { ground: wanted, cells, layout, repeats, moves: moves[k] ?? [], random };
    return labelIsland(wanted, cells, candidateShifts(hidden));
  });
  const labels = joinLabels(wanted, parts);
  return { map, labels, correction: blendCorrection(labels) };
}

/** What is to go on in the hole. Nothing but floor only where there is some: what hangs on a wall leaves the wall. */
function kindsBy(method: CopyMethod, { kind, isOpen }: Ground, islands: readonly Int32Array[]): Int16Array {
  if (method === 'planes') return kind;
  if (method === 'surroundings') return kind.map((own, cell) => (isOpen[cell] === 1 ? Kind.UNKNOWN : own));
  const meant = kind.slice();
  for (const cells of islands)
    if (cells.some((cell) => kind[cell] === Kind.FLOOR)) cells.forEach((cell) => (meant[cell] = Kind.FLOOR));
  return meant;
}
