import type { Thing } from '../../find/things.ts';
import { cameraOfPart, horizonAt, type Camera } from '../../room/camera/camera.ts';
import { NETWORK_CLASSES, type NetworkClass } from '../../room/network/classes.ts';
import { partOfRoom, regionAt, type RoomPart } from '../../room/room-part.ts';
import type { Room } from '../../room/see-room.ts';
import type { Mask, PixelImage, PlaceInPhoto, Rect } from '../../pixels.ts';
import type { SurfaceKind } from '../matter/matter-of.ts';
import { floorPlaces, objectPlaces, wallPlaces, type PlaceOf } from './place-on-surface.ts';
import { wallDirections } from './wall-directions.ts';

export interface SurfaceQuestion {
  readonly mask: Mask;
  readonly bounds: Rect;
  readonly place: PlaceInPhoto;
  readonly overview: PixelImage;
  /** What is understood of the room, seen in the overview. */
  readonly room: Room;
  /** The wish itself says that a floor or wall is meant. */
  readonly isLaid: boolean;
  /** What words say that it is; null where they say nothing of it. */
  readonly thing: Thing | null;
}

/** What a region is in the room, and where its pixels (of the crop) lie on it. */
export interface Surface {
  readonly kind: SurfaceKind;
  readonly placeOf: PlaceOf;
}

/** Tells floors, walls and things apart by what is said and seen of the region and where it lies in the photo, and lays the material's metres on the plane it has in the estimated room. */
export function findSurface(question: SurfaceQuestion): Surface {
  const { mask, bounds, place, overview, room } = question;
  const scale = place.photoWidth / overview.width;
  const seen = room.camera;
  const part = { left: place.left / scale, top: place.top / scale, scale };
  const camera = cameraOfPart(seen, part);
  const kind = kindOf(question, camera, partOfRoom(room, part));
  if (kind === 'floor') return { kind, placeOf: floorPlaces(camera, rowReached(mask, 0.01)) };
  const foot = { x: (bounds.left + bounds.right) / 2, y: rowReached(mask, 0.99) };
  if (kind === 'object') return { kind, placeOf: objectPlaces(camera, foot) };
  const directions = wallDirections(overview, seen, {
    left: (bounds.left + place.left) / scale,
    right: (bounds.right + place.left) / scale,
    top: (bounds.top + place.top) / scale,
    bottom: (bounds.bottom + place.top) / scale,
  });
  const corner = (directions.corner - seen.centreX) * scale + camera.centreX;
  return { kind, placeOf: wallPlaces(camera, { ...directions, corner }, foot) };
}

/** What things are that are parts of the room itself; all others stand in it or hang on it. */
const SIDES: Partial<Record<Thing, SurfaceKind>> = {
  floor: 'floor',
  rug: 'floor',
  wall: 'wall',
  ceiling: 'wall',
};

/** What is named counts first, then what is seen, then where it lies. Furniture is laid with nothing: who covers it with tiles means them as on a wall. */
function kindOf(question: SurfaceQuestion, camera: Camera, part: RoomPart): SurfaceKind {
  const { mask, thing, isLaid } = question;
  const named = thing && (SIDES[thing] ?? 'object');
  if (named && !(isLaid && named === 'object')) return named;
  const above = shareAbove(mask, camera);
  if (isLaid) return above < 0.3 ? 'floor' : 'wall';
  const byPlace = kindByPlace(question, above);
  return byPlace === 'floor' ? byPlace : (kindSeen(mask, part) ?? byPlace);
}

/** Floors lie below the horizon and reach far; walls rise above it and are large; the rest are things. */
function kindByPlace({ bounds, place }: SurfaceQuestion, above: number): SurfaceKind {
  const wide = (bounds.right - bounds.left) / place.photoWidth;
  const tall = (bounds.bottom - bounds.top) / place.photoHeight;
  const isLow = above < 0.1;
  const isAtFront = bounds.bottom + place.top > 0.97 * place.photoHeight;
  const isFlat = bounds.right - bounds.left > 2.6 * (bounds.bottom - bounds.top);
  if (isLow) return (isAtFront && wide > 0.5) || isFlat ? 'floor' : 'object';
  const isHigh = bounds.top + place.top < 0.08 * place.photoHeight;
  return (isHigh && above > 0.4) || (wide > 0.4 && tall > 0.35) ? 'wall' : 'object';
}

const numbersOf = (...names: NetworkClass[]): number[] => names.map((name) => NETWORK_CLASSES.indexOf(name));
const GROUND = numbersOf('floor', 'rug');
const WALLS = numbersOf('wall', 'ceiling');
/** What is seen of one kind counts from this share on. */
const SURE = 0.6;
/** Places of a mask that are looked at, about. */
const LOOKS = 4000;

/** What the network sees in a mask; null where it is not sure. */
function kindSeen({ width, data }: Mask, part: RoomPart): SurfaceKind | null {
  const { classShares } = part.room;
  const marked = data.reduce((count, value) => (value > 127 ? count + 1 : count), 0);
  const step = Math.max(1, Math.floor(marked / LOOKS));
  let [ground, walls, all, met] = [0, 0, 0, 0];
  for (let i = 0; i < data.length; i++) {
    if (data[i]! <= 127 || met++ % step !== 0) continue;
    const at = regionAt(part, i % width, Math.floor(i / width)) * NETWORK_CLASSES.length;
    for (const c of GROUND) ground += classShares[at + c]!;
    for (const c of WALLS) walls += classShares[at + c]!;
    all++;
  }
  if (ground > SURE * all) return 'floor';
  if (walls > SURE * all) return 'wall';
  return all - ground - walls > SURE * all ? 'object' : null;
}

function shareAbove({ width, data }: Mask, camera: Camera): number {
  const ends = Array.from({ length: width }, (_, x) => Math.round(horizonAt(camera, x)));
  let above = 0;
  let total = 0;
  for (let i = 0; i < data.length; i++) {
    if (data[i] === 0) continue;
    total++;
    if (Math.floor(i / width) < ends[i % width]!) above++;
  }
  return above / Math.max(1, total);
}

/** The row by which a share of the mask is passed, from the top. */
function rowReached({ width, height, data }: Mask, share: number): number {
  const rows = new Float64Array(height);
  for (let i = 0; i < data.length; i++) if (data[i]! > 0) rows[(i / width) | 0]! += 1;
  const wanted = share * rows.reduce((sum, count) => sum + count, 0);
  let seen = 0;
  for (let y = 0; y < height; y++) {
    seen += rows[y]!;
    if (seen >= wanted) return y;
  }
  return height - 1;
}
