import { boxBlur } from '../../filter/box-blur.ts';
import { NOTHING, type SurfaceMap } from '../../layout/surface-map.ts';
import { distanceToMarked } from '../../mask/distance.ts';
import type { PixelImage } from '../../pixels.ts';
import { NETWORK_CLASSES, type NetworkClass } from '../../room/network/classes.ts';
import { SIDES, sideAt } from '../../room/layout/layout.ts';
import { regionAt, thingAt, type RoomPart } from '../../room/room-part.ts';

/** What is seen at a place, or goes on behind the hole there. */
export const Kind = { FLOOR: 0, WALL: 1, OPENING: 2, THING: 3, UNKNOWN: 4, HUNG: 5 } as const;

/** Whether a kind is of walls, or of what is let into them or hangs on them. */
export function isUpright(kind: number): boolean {
  return kind === Kind.WALL || kind === Kind.OPENING || kind === Kind.HUNG;
}

/** A picture with a hole, some pixels to a cell, as the copies are chosen on it. Cells lie row by row. */
export interface Ground {
  readonly width: number;
  readonly height: number;
  /** Pixels of the picture on a cell's side. */
  readonly step: number;
  /** Mean red, green, blue of each cell. */
  readonly colour: Float32Array;
  /** What two cells are compared by, `FEATURES` numbers each. */
  readonly feature: Float32Array;
  /** 1 in the hole and on its rim, where the removed thing and its shadow still show. */
  readonly isOpen: Uint8Array;
  /** Where it is not open: what is seen. Where it is: what goes on there. */
  readonly kind: Int16Array;
  /** The surface of the map that is seen or goes on there; `NOTHING` on things. */
  readonly surface: Int16Array;
  /** The thing of the room that is seen there, by its number; -1 elsewhere. */
  readonly instance: Int16Array;
}

/** A hole's ground in which things are told apart. */
export interface ThingGround extends Ground {
  /** Cells of one thing, seen or going on in the hole, share a number; -1 elsewhere. */
  readonly thing: Int32Array;
}

/** A hole's ground once it is known what goes on in it. */
export interface Completed extends ThingGround {
  /** 1 where floor or wall is seen in another light than around: a shadow's or glare's. */
  readonly isOtherLight: Uint8Array;
  /** As in `Likely`. */
  readonly openingShare: Float32Array;
}

export const FEATURES = 7;
/** From this number on a cell's features tell its edges, across and down. */
export const EDGES = 3;
/** From this number on a cell's features tell its texture, relative to its light. */
export const TEXTURES = 5;

export interface GroundRequest {
  readonly crop: PixelImage;
  readonly isHole: Uint8Array;
  readonly map: SurfaceMap;
  readonly room: RoomPart;
}

/** About so many cells cover a hole. */
const CELLS = 1400;
const SMALLEST_STEP = 2;
/** The rim around a hole that is not believed, as a share of the longer side. */
export const RIM = 0.007;
/** How much colours, edges and texture count. */
const COLOUR = 0.7;
const EDGE = 1;
const TEXTURE = 1.5;

export function groundOf(request: GroundRequest): Ground {
  const { crop, isHole } = request;
  const step = stepFor(isHole);
  const size = {
    width: Math.max(1, Math.floor(crop.width / step)),
    height: Math.max(1, Math.floor(crop.height / step)),
    step,
  };
  const isOpen = openCells(request, size);
  const { colour, texture } = measure(crop, size);
  const kind = kindsOf(request, { ...size, isOpen });
  const isFloor = Uint8Array.from(kind, (value, cell) =>
    value === Kind.FLOOR && isOpen[cell] === 0 ? 1 : 0,
  );
  return {
    ...size,
    colour,
    feature: featuresOf(size, { colour, texture, isFloor }),
    isOpen,
    kind,
    surface: atCells(size, (x, y) => request.map.surface[y * crop.width + x]!),
    instance: atCells(size, (x, y) => thingAt(request.room, x, y)),
  };
}

/** A number read at the middle of every cell. */
function atCells({ width, height, step }: Size, read: (x: number, y: number) => number): Int16Array {
  const half = step >> 1;
  return Int16Array.from({ length: width * height }, (_, cell) =>
    read((cell % width) * step + half, Math.floor(cell / width) * step + half),
  );
}

interface Size {
  readonly width: number;
  readonly height: number;
  readonly step: number;
}

function stepFor(isHole: Uint8Array): number {
  const area = isHole.reduce((sum, value) => sum + value, 0);
  return Math.max(SMALLEST_STEP, Math.ceil(Math.sqrt(area / CELLS)));
}

function openCells({ crop, isHole }: GroundRequest, { width, height, step }: Size): Uint8Array {
  const away = distanceToMarked({ ...crop, data: isHole });
  const rim = 3 * Math.max(2, RIM * Math.max(crop.width, crop.height));
  const isOpen = new Uint8Array(width * height);
  for (let y = 0; y < height * step; y++)
    for (let x = 0; x < width * step; x++)
      if (away[y * crop.width + x]! <= rim) isOpen[Math.floor(y / step) * width + Math.floor(x / step)] = 1;
  return isOpen;
}

/** Texture: mean steps of brightness to the right and downwards. */
function measure(
  { width: across, height: down, data }: PixelImage,
  { width, height, step }: Size,
): { colour: Float32Array; texture: Float32Array } {
  const colour = new Float32Array(3 * width * height);
  const texture = new Float32Array(2 * width * height);
  const share = 1 / (step * step);
  for (let y = 0; y < height * step; y++) {
    for (let x = 0; x < width * step; x++) {
      const cell = Math.floor(y / step) * width + Math.floor(x / step);
      const at = 4 * (y * across + x);
      for (let c = 0; c < 3; c++) colour[3 * cell + c]! += share * data[at + c]!;
      const right = x + 1 < across ? at + 4 : at;
      const below = y + 1 < down ? at + 4 * across : at;
      texture[2 * cell]! += share * Math.min(40, Math.abs(data[right + 1]! - data[at + 1]!));
      texture[2 * cell + 1]! += share * Math.min(40, Math.abs(data[below + 1]! - data[at + 1]!));
    }
  }
  return { colour, texture };
}

/** Brightness is compared by its logarithm: what is as much darker differs as much. */
const LOG = 60;
const DARK = 16;
/** How much of its surroundings' light and hue a floor's cell is freed of, and the share of the picture that counts as surroundings. A rug beside boards differs in hue. */
const FREED = { light: 0.65, hue: 0.2 };
const SURROUNDINGS = 0.07;

function featuresOf(
  { width, height }: Size,
  cells: { colour: Float32Array; texture: Float32Array; isFloor: Uint8Array },
): Float32Array {
  const { colour, texture, isFloor } = cells;
  const feature = new Float32Array(FEATURES * width * height);
  const tone = colour.map((value) => LOG * Math.log(value + DARK));
  const around = floorTone(tone, { width, height, isFloor });
  const brightness = (cell: number): number =>
    0.3 * tone[3 * cell]! + 0.59 * tone[3 * cell + 1]! + 0.11 * tone[3 * cell + 2]!;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const cell = y * width + x;
      const to = FEATURES * cell;
      for (let c = 0; c < 3; c++) feature[to + c] = COLOUR * (tone[3 * cell + c]! - around[3 * cell + c]!);
      const right = brightness(y * width + Math.min(width - 1, x + 1));
      const left = brightness(y * width + Math.max(0, x - 1));
      const below = brightness(Math.min(height - 1, y + 1) * width + x);
      const above = brightness(Math.max(0, y - 1) * width + x);
      const relative = (TEXTURE * 100) / (DARK + colour[3 * cell + 1]!);
      feature[to + 3] = (EDGE * (right - left)) / 2;
      feature[to + 4] = (EDGE * (below - above)) / 2;
      feature[to + TEXTURES] = relative * texture[2 * cell]!;
      feature[to + TEXTURES + 1] = relative * texture[2 * cell + 1]!;
    }
  }
  return feature;
}

/** What floors' cells are freed of: most of the mean tone of the floor around them, about the floor's own mean; 0 elsewhere. */
function floorTone(
  tone: Float32Array,
  { width, height, isFloor }: { width: number; height: number; isFloor: Uint8Array },
): Float32Array {
  const data = new Float32Array(4 * isFloor.length);
  const mean = [0, 0, 0, 0];
  for (let cell = 0; cell < isFloor.length; cell++) {
    if (isFloor[cell] === 0) continue;
    for (let c = 0; c < 3; c++) mean[c]! += data[4 * cell + c] = tone[3 * cell + c]!;
    mean[3]! += data[4 * cell + 3] = 1;
  }
  const radius = Math.max(1, Math.round(SURROUNDINGS * Math.max(width, height)));
  const blurred = boxBlur({ width, height, channels: 4, data }, radius, 2).data;
  return tone.map((_, k) => {
    const cell = Math.floor(k / 3);
    const count = blurred[4 * cell + 3]!;
    if (isFloor[cell] === 0 || count < 1e-4) return 0;
    const by = (c: number): number => blurred[4 * cell + c]! / count - mean[c]! / mean[3]!;
    const light = (by(0) + by(1) + by(2)) / 3;
    return FREED.light * light + FREED.hue * (by(k % 3) - light);
  });
}

const FLOOR = SIDES.indexOf('floor');
const LYING = numbersOf('floor', 'rug');
const UPRIGHT = numbersOf('wall', 'ceiling');
/** What is let into walls, and what hangs on them as a whole. */
export const PANES = numbersOf('window', 'door');
const OPENINGS = [...PANES, ...numbersOf('curtain', 'fireplace', 'radiator')];
const HUNG = numbersOf('painting', 'mirror');

/** How likely one of some classes is seen at a place, 0-1. */
export function seenShare(
  room: RoomPart,
  { x, y }: { x: number; y: number },
  classes: readonly number[],
): number {
  const from = regionAt(room, Math.floor(x), Math.floor(y)) * NETWORK_CLASSES.length;
  return classes.reduce((sum, c) => sum + room.room.classShares[from + c]!, 0);
}

function numbersOf(...names: readonly NetworkClass[]): number[] {
  return names.map((name) => NETWORK_CLASSES.indexOf(name));
}

function kindsOf(
  { map, room }: GroundRequest,
  { width, height, step, isOpen }: Size & { isOpen: Uint8Array },
): Int16Array {
  const read = (x: number, y: number): number => {
    const surface = map.surface[y * map.width + x]!;
    const byMap = surface === NOTHING ? Kind.UNKNOWN : map.isFloor[surface] ? Kind.FLOOR : Kind.WALL;
    if (isOpen[Math.floor(y / step) * width + Math.floor(x / step)] === 1) return byMap;
    return kindSeen(room, { x, y }, map.isSeen[y * map.width + x] === 1 ? byMap : Kind.UNKNOWN);
  };
  const kind = atCells({ width, height, step }, read);
  layBesideHole(kind, { width, isOpen, isFloorByBox: (cell) => liesOnFloor(room, { cell, width, step }) });
  return kind;
}

function liesOnFloor(
  { layout }: RoomPart,
  { cell, width, step }: { cell: number; width: number; step: number },
): boolean {
  return sideAt(layout, ((cell % width) + 0.5) * step, (Math.floor(cell / width) + 0.5) * step) === FLOOR;
}

/** With less floor seen than this share of what is hidden, what passes for wall on the floor of the room's box is floor too. */
const HARDLY_SEEN = 0.1;

/** Cells, and which of them lie on the floor of the room's box. */
interface Box {
  readonly width: number;
  readonly isOpen: Uint8Array;
  readonly isFloorByBox: (cell: number) => boolean;
}

/** What lies beside hidden floor, on the floor of the room's box, and is seen as nothing in particular is floor as well; in place. */
export function layBesideHole(kind: Int16Array, { width, isOpen, isFloorByBox }: Box): void {
  let [seen, hidden] = [0, 0];
  for (let cell = 0; cell < kind.length; cell++) {
    if (kind[cell] !== Kind.FLOOR) continue;
    if (isOpen[cell] === 1) hidden++;
    else seen++;
  }
  const canBe = seen < HARDLY_SEEN * hidden ? [Kind.UNKNOWN, Kind.WALL] : [Kind.UNKNOWN];
  const front = [...kind.keys()].filter((cell) => isOpen[cell] === 1 && kind[cell] === Kind.FLOOR);
  for (let next = 0; next < front.length; next++) {
    const from = front[next]!;
    const x = from % width;
    for (const to of [x > 0 ? from - 1 : -1, x < width - 1 ? from + 1 : -1, from + width]) {
      if (to < 0 || to >= kind.length || isOpen[to] === 1) continue;
      if (!canBe.some((own) => own === kind[to]) || !isFloorByBox(to)) continue;
      kind[to] = Kind.FLOOR;
      front.push(to);
    }
  }
}

/** What the surfaces around the hole say counts first, except that windows and what hangs on walls are no wall. */
function kindSeen(room: RoomPart, { x, y }: { x: number; y: number }, byMap: number): number {
  const share = (classes: readonly number[]): number => seenShare(room, { x, y }, classes);
  const hung = share(HUNG);
  const opening = share(OPENINGS) + hung;
  if (byMap === Kind.FLOOR || (byMap === Kind.WALL && opening < 0.5)) return byMap;
  if (opening > 0.5) return 2 * hung > opening ? Kind.HUNG : Kind.OPENING;
  if (share(LYING) > 0.5) return Kind.FLOOR;
  if (share(UPRIGHT) > 0.5) return Kind.WALL;
  return share(LYING) + share(UPRIGHT) + opening < 0.5 ? Kind.THING : Kind.UNKNOWN;
}
