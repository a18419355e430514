import { boxBlur } from '../filter/box-blur.ts';
import { extendSurfaces } from '../layout/extend-surfaces.ts';
import { isFloorAt, type SurfaceMap } from '../layout/surface-map.ts';
import { findSurfaces } from '../layout/surfaces.ts';
import { distanceToMarked } from '../mask/distance.ts';
import { islandsOf } from '../mask/islands.ts';
import type { PixelImage } from '../pixels.ts';
import { createRandom } from '../random.ts';
import { type FloorPlane, floorPlaneOf } from '../room/camera/floor-plane.ts';
import { scaledPart } from '../room/room-part.ts';
import { blendCorrection } from './copies/blend.ts';
import { candidateShifts } from './copies/candidates.ts';
import { type Completed, type Ground, groundOf, Kind } from './copies/ground.ts';
import { likelyAt } from './copies/likely.ts';
import { joinLabels, labelIsland, type Labels } from './copies/label-hole.ts';
import { linesAround, type LineThrough, linesThrough } from './copies/lines-through.ts';
import { plainField } from './copies/plain.ts';
import { type Move, repeatsInPicture } from './copies/picture-repeats.ts';
import { completeBehind } from './copies/stands-behind.ts';
import type { FillRequest } from './fill-request.ts';
import { halveImage, halveMask } from './halve.ts';
import type { Behind } from '../room/network/look-behind.ts';
import { seeBehind } from '../room/see-behind.ts';
import { findRepeats, type FloorTexture, type Repeats } from './tile-lattice.ts';

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
  /** The straight edges that run through each island. */
  readonly lines: readonly (readonly LineThrough[])[];
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
  const isHole = hole.data.map((value) => (value > 0 ? 1 : 0));
  const behind = seeBehind(room, hole);
  const map = layOut(request, behind);
  const seen = groundOf({ crop, isHole, map, room });
  const islands = islandsOf(seen);
  const plane = floorPlaneOf(room.layout.camera);
  const random = createRandom(request.seed);
  const around = linesAround(crop, seen);
  return {
    request,
    isHole,
    map,
    ground: completeBehind(seen, islands, {
      layout: room.layout,
      likely: likelyAt(seen, behind, { room, hole }),
    }),
    islands,
    lines: islands.map((island) => linesThrough(crop, seen, { lines: around, island, layout: room.layout })),
    repeats: repeatsBehind({ crop, isHole, map, plane }),
    moves: islands.map((cells) => repeatsInPicture(seen, cells, random)),
  };
}

/** Where less of a hole than this hides floor, nothing but floor would climb the wall behind it. */
const ENOUGH_FLOOR = 0.4;

/** The methods that may come to something else for a hole. */
export function methodsFor({ ground: { kind, isOpen } }: Understood): CopyMethod[] {
  let [all, floor] = [0, 0];
  for (let cell = 0; cell < kind.length; cell++) {
    if (isOpen[cell] === 0) continue;
    all++;
    if (kind[cell] === Kind.FLOOR) floor++;
  }
  const isMixed = floor > ENOUGH_FLOOR * all && floor < all;
  return isMixed ? ['planes', 'floor', 'surroundings'] : ['planes', 'surroundings'];
}

/** Chooses the copies that fill a hole by one method. Every island of the hole is a hole of its own. */
export function planFill(
  { request, ground, islands, map, lines, repeats, moves }: Understood,
  method: CopyMethod,
): FillPlan {
  const { layout } = request.room;
  const wanted = { ...ground, kind: kindsBy(method, ground, islands) };
  const random = createRandom(request.seed);
  const plain = plainField(wanted, islands, lines);
  const parts = islands.map((cells, k) => {
    const hidden = { ground: wanted, cells, layout, repeats, moves: moves[k] ?? [], random };
    return labelIsland(wanted, cells, { copied: candidateShifts(hidden), plain });
  });
  const labels = joinLabels(wanted, parts, plain);
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

/** Which surface lies where, behind the hole too. */
function layOut({ crop, hole, room }: FillRequest, behind: Behind): SurfaceMap {
  const half = { image: halveImage(crop), hole: halveMask(hole) };
  const halfRoom = scaledPart(room, 0.5);
  const surfaces = findSurfaces(half.image, half.hole, halfRoom);
  return extendSurfaces({ surfaces, hole: half.hole, fullHole: hole, room: halfRoom, behind });
}

interface HiddenFloor {
  readonly crop: PixelImage;
  /** 1 = to fill. */
  readonly isHole: Uint8Array;
  readonly map: SurfaceMap;
  /** The photo's camera in pixels of the crop. */
  readonly plane: FloorPlane;
}

/** Pixels this near the hole may carry the removed thing's rim. */
const RIM = 4;
/** Blur that parts light from texture, as a share of the longer side. */
const LIGHT = 0.006;
/** Joints are darker than tiles; what is brighter than this (levels) lies on the floor or mirrors a window. */
const BRIGHTEST = 26;
const DARKEST = -70;
/** Fewer hole pixels on the floor than this are not worth looking for its lattice. */
const LEAST_FLOOR = 1200;

/** How the floor behind a hole repeats; nothing where hardly any floor lies behind it. */
function repeatsBehind(floor: HiddenFloor): Repeats {
  const { isHole, map, plane } = floor;
  let hidden = 0;
  for (let i = 0; i < isHole.length; i++) if (isHole[i] === 1 && isFloorAt(map, i)) hidden++;
  return hidden < LEAST_FLOOR ? { lattice: null, shifts: [] } : findRepeats(textureOf(floor), plane);
}

function textureOf({ crop, isHole, map }: HiddenFloor): FloorTexture {
  const { width, height } = crop;
  const away = distanceToMarked({ width, height, data: isHole });
  const weighted = new Float32Array(2 * width * height);
  for (let i = 0; i < isHole.length; i++) {
    if (away[i]! <= 3 * RIM || map.isSeen[i] === 0 || !isFloorAt(map, i)) continue;
    weighted[2 * i] = brightness(crop, i);
    weighted[2 * i + 1] = 1;
  }
  const radius = Math.max(3, Math.round(LIGHT * Math.max(width, height)));
  const light = boxBlur({ width, height, channels: 2, data: weighted }, radius, 2).data;
  const detail = new Float32Array(width * height);
  const isSeen = new Uint8Array(width * height);
  for (let i = 0; i < detail.length; i++) {
    if (weighted[2 * i + 1] === 0) continue;
    detail[i] = weighted[2 * i]! - light[2 * i]! / light[2 * i + 1]!;
    isSeen[i] = detail[i]! < BRIGHTEST && detail[i]! > DARKEST ? 1 : 0;
  }
  return { width, height, detail, isSeen };
}

function brightness({ data }: PixelImage, i: number): number {
  return 0.299 * data[4 * i]! + 0.587 * data[4 * i + 1]! + 0.114 * data[4 * i + 2]!;
}
