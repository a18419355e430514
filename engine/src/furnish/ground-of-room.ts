import { hullOf, type Corner } from '../put/place.ts';
import { settingOf } from '../put/setting.ts';
import { rayOf } from '../room/camera/camera.ts';
import type { Opening } from '../room/find-openings.ts';
import { SIDES, sideAt } from '../room/layout/layout.ts';
import { NETWORK_CLASSES, type NetworkClass } from '../room/network/classes.ts';
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
/** A thing is about so deep, metres: its far side is not seen. */
const DEEP = 0.45;
/** Of a pixel's classes floor and rug make at least so much where furniture may stand. */
const FLOOR_SHARE = 0.4;
/** Openings less sure than this may be shadows, and things marks on the floor. */
const SURE = 0.2;
const SURE_THING = 0.4;

/** What of a room seen in its photo decides how it is furnished: its box in metres, its doors and windows, what stands there. */
export function groundOfRoom(room: Room): GroundRequest {
  const setting = settingOf(room);
  return {
    setting,
    openings: room.openings.flatMap((opening) => inMetres(opening, setting.cameraHeight)),
    obstacles: room.things.list.flatMap((_, number) => obstacleOf(room, number, setting.cameraHeight)),
    isFloor: (x, y) => floorShare(room, x, y) > FLOOR_SHARE,
  };
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

function floorShare({ sight: { classes } }: Room, x: number, y: number): number {
  const column = Math.max(0, Math.min(classes.width - 1, Math.floor(x * classes.width)));
  const row = Math.max(0, Math.min(classes.height - 1, Math.floor(y * classes.height)));
  const from = (row * classes.width + column) * classes.channels;
  const share = (name: NetworkClass): number => classes.data[from + NETWORK_CLASSES.indexOf(name)]!;
  return share('floor') + share('rug');
}

/** The outline on the floor of something that stands there, by where its lower edge is seen. */
function obstacleOf(room: Room, number: number, height: number): Obstacle[] {
  const { things, layout } = room;
  const thing = things.list[number]!;
  if (NOT_IN_THE_WAY.has(thing.kind) || thing.trust < SURE_THING) return [];
  const scale = room.width / things.width;
  const feet: Corner[] = [];
  for (let column = thing.left; column < thing.right; column++) {
    const row = lowestRow(room, number, column);
    if (row < 0) continue;
    const [x, y] = [(column + 0.5) * scale, (row + 1) * scale];
    if (sideAt(layout, x, y) !== SIDES.indexOf('floor')) continue;
    const ray = rayOf(layout.camera, x, y);
    const far = height / -ray[1];
    const [right, ahead] = [ray[0] * far, ray[2] * far];
    const away = 1 + DEEP / Math.hypot(right, ahead);
    feet.push([right, ahead], [right * away, ahead * away]);
  }
  return feet.length < 6 ? [] : [{ outline: hullOf(feet) }];
}

function lowestRow({ things }: Room, number: number, column: number): number {
  const { bottom, top } = things.list[number]!;
  for (let row = bottom - 1; row >= top; row--)
    if (things.thingAt[row * things.width + column] === number) return row;
  return -1;
}
