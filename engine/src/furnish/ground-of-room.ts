import type { Mask } from '../pixels.ts';
import { hullOf, type Corner } from '../put/place.ts';
import { settingOf } from '../put/setting.ts';
import { rayOf } from '../room/camera/camera.ts';
import type { Opening } from '../room/find-openings.ts';
import { SIDES, sideAt } from '../room/layout/layout.ts';
import { NETWORK_CLASSES, NETWORK_PLANES, type NetworkClass } from '../room/network/classes.ts';
import type { FeatureMap } from '../room/network/feature-map.ts';
import type { Room } from '../room/see-room.ts';
import type { GroundRequest, Obstacle, Wall, WallOpening } from './ground.ts';
import { WALLS } from './ground.ts';

/** What hangs, lies flat or is let into a wall is in nobody's way on the floor. */
const NOT_IN_THE_WAY: ReadonlySet<NetworkClass> = new Set([
  'rug',
  'painting',
  'window',
  'curtain',
  'door',
  'fireplace',
  'cushion',
  'mirror',
]);
/** A thing is about so deep, metres: its far side is not seen; a radiator less. */
const DEEP = 0.45;
const DEEP_RADIATOR = 0.15;
/** Of a pixel's classes floor and rug make at least so much where furniture may stand. */
const FLOOR_SHARE = 0.4;
const numbersOf = (...names: readonly NetworkClass[]): readonly number[] =>
  names.map((name) => NETWORK_CLASSES.indexOf(name));
const LYING = numbersOf('floor', 'rug');
const UPRIGHT = numbersOf('wall', 'ceiling', 'window', 'door', 'curtain', 'fireplace', 'stairs');
const FLOOR = [NETWORK_PLANES.indexOf('floor')];
const SIDES_SEEN = WALLS.map((wall) => NETWORK_PLANES.indexOf(wall));
/** Openings less sure than this may be shadows, and things marks on the floor. */
const SURE = 0.2;
const SURE_THING = 0.4;

/**
 * What of a room seen in its photo decides how it is furnished: its box in metres, its doors and windows, what stands there.
 * @param cleared where things were taken away, of the photo's proportions: nothing stands there, whatever the made-up floor may pass for
 */
export function groundOfRoom(room: Room, cleared: Mask | null): GroundRequest {
  const setting = settingOf(room);
  const { classes } = room.sight;
  const isCleared = (x: number, y: number): boolean => cleared !== null && valueAt(cleared, x, y) > 0;
  return {
    setting,
    openings: room.openings.flatMap((opening) => inMetres(opening, setting.cameraHeight)),
    obstacles: room.things.list.flatMap((_, number) =>
      obstacleOf(room, number, { height: setting.cameraHeight, isCleared }),
    ),
    isFloor: (x, y) =>
      shareOf(classes, LYING, { x, y }) > FLOOR_SHARE || (isCleared(x, y) && isRatherFloor(room, { x, y })),
  };
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where things were taken away what is made up may pass for another thing: it is floor if it looks more like that than like what stands upright. */
const isRatherFloor = ({ sight: { classes, planes } }: Room, place: Place): boolean =>
  shareOf(classes, LYING, place) + shareOf(planes, FLOOR, place) >
  shareOf(classes, UPRIGHT, place) + shareOf(planes, SIDES_SEEN, place);

function valueAt({ width, height, data }: Mask, x: number, y: number): number {
  const column = Math.max(0, Math.min(width - 1, Math.floor(x * width)));
  return data[Math.max(0, Math.min(height - 1, Math.floor(y * height))) * width + column]!;
}

function inMetres({ kind, wall, left, right, bottom, top, trust }: Opening, height: number): WallOpening[] {
  const side = WALLS.find((name): name is Wall => name === wall);
  if (!side || trust < SURE || (kind !== 'window' && kind !== 'door' && kind !== 'fireplace')) return [];
  return [
    {
      kind,
      wall: side,
      left: left * height,
      right: right * height,
      bottom: bottom * height,
      top: top * height,
    },
  ];
}

function shareOf(
  { width, height, channels, data }: FeatureMap,
  kinds: readonly number[],
  { x, y }: Place,
): number {
  const column = Math.max(0, Math.min(width - 1, Math.floor(x * width)));
  const row = Math.max(0, Math.min(height - 1, Math.floor(y * height)));
  const from = (row * width + column) * channels;
  return kinds.reduce((sum, kind) => sum + data[from + kind]!, 0);
}

interface Standing {
  /** Of the camera, metres. */
  readonly height: number;
  readonly isCleared: (x: number, y: number) => boolean;
}

/** The outline on the floor of something that stands there, by where its lower edge is seen. */
function obstacleOf(room: Room, number: number, { height, isCleared }: Standing): Obstacle[] {
  const { things, layout } = room;
  const thing = things.list[number]!;
  if (NOT_IN_THE_WAY.has(thing.kind) || thing.trust < SURE_THING) return [];
  if (isMostly(room, number, isCleared)) return [];
  const scale = room.width / things.width;
  const deep = thing.kind === 'radiator' ? DEEP_RADIATOR : DEEP;
  const feet: Corner[] = [];
  for (let column = thing.left; column < thing.right; column++) {
    const row = lowestRow(room, number, column);
    if (row < 0) continue;
    const [x, y] = [(column + 0.5) * scale, (row + 1) * scale];
    if (sideAt(layout, x, y) !== SIDES.indexOf('floor')) continue;
    const ray = rayOf(layout.camera, x, y);
    const far = height / -ray[1];
    const [right, ahead] = [ray[0] * far, ray[2] * far];
    const away = 1 + deep / Math.hypot(right, ahead);
    feet.push([right, ahead], [right * away, ahead * away]);
  }
  return feet.length < 6 ? [] : [{ outline: hullOf(feet) }];
}

function isMostly({ things }: Room, number: number, is: (x: number, y: number) => boolean): boolean {
  const { width, height, thingAt, list } = things;
  const { left, top, right, bottom } = list[number]!;
  let [all, within] = [0, 0];
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++) {
      if (thingAt[row * width + column] !== number) continue;
      all++;
      if (is((column + 0.5) / width, (row + 0.5) / height)) within++;
    }
  return 2 * within > all;
}

function lowestRow({ things }: Room, number: number, column: number): number {
  const { bottom, top } = things.list[number]!;
  for (let row = bottom - 1; row >= top; row--)
    if (things.thingAt[row * things.width + column] === number) return row;
  return -1;
}
