import { seeRoom } from '../../room/see-room.ts';
import type { PixelImage, Rect } from '../../pixels.ts';
import { createRandom } from '../../random.ts';
import { NETWORK_CLASSES, NETWORK_PLANES, type NetworkClass } from '../../room/network/classes.ts';
import type { FeatureMap } from '../../room/network/feature-map.ts';
import type { SureSight } from '../../room/see-surely.ts';
import { prepareSelection, type SelectionGround } from '../prepare-selection.ts';

export const WIDTH = 320;
export const HEIGHT = 240;
/** The floor begins at this row. */
export const FLOOR = 150;
/** Pixels of the picture for one of the network's copy. */
const STEP = 4;

export interface DrawnThing extends Rect {
  readonly colour: readonly [number, number, number];
  readonly kind?: NetworkClass;
  /** How far it is seen for what it is rather than for the wall or floor behind it, 0-1 (1). */
  readonly seen?: number;
}

/** Pale wall, brown floor, plain things before them, slight grain. */
export function drawRoom(...things: readonly DrawnThing[]): PixelImage {
  const random = createRandom(3);
  const data = new Uint8Array(WIDTH * HEIGHT * 4).fill(255);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const colour = thingAt(things, x, y)?.colour ?? (y < FLOOR ? [215, 214, 206] : [150, 112, 80]);
      data.set(
        colour.map((value) => value + 4 * (random() - 0.5)),
        4 * (y * WIDTH + x),
      );
    }
  }
  return { width: WIDTH, height: HEIGHT, data };
}

function thingAt(things: readonly DrawnThing[], x: number, y: number): DrawnThing | undefined {
  return things.findLast((t) => x >= t.left && x < t.right && y >= t.top && y < t.bottom);
}

/** A ground on which the network tells every thing for what it is, surely but for a rest of doubt. */
export function groundOf(...things: readonly DrawnThing[]): SelectionGround {
  const picture = drawRoom(...things);
  return prepareSelection(
    picture,
    seeRoom(picture, () => sightOf(things)),
  );
}

const SURE = 0.8;

function sightOf(things: readonly DrawnThing[]): SureSight {
  const [classes, planes] = [mapOf(NETWORK_CLASSES.length), mapOf(NETWORK_PLANES.length)];
  const [border, offset] = [mapOf(1), mapOf(2)];
  classes.data.fill((1 - SURE) / NETWORK_CLASSES.length);
  planes.data.fill((1 - SURE) / NETWORK_PLANES.length);
  border.data.fill(0.05);
  for (let i = 0; i < border.data.length; i++) {
    const x = (i % border.width) * STEP + STEP / 2;
    const y = Math.floor(i / border.width) * STEP + STEP / 2;
    const thing = thingAt(things, x, y);
    const isWall = y < FLOOR;
    const behind = isWall ? 'wall' : 'floor';
    const kind = thing ? (thing.kind ?? 'other') : behind;
    const seen = thing?.seen ?? 1;
    const plane = thing ? 'none' : isWall ? wallAt(x) : 'floor';
    classes.data[i * classes.channels + NETWORK_CLASSES.indexOf(kind)]! += seen * SURE;
    classes.data[i * classes.channels + NETWORK_CLASSES.indexOf(behind)]! += (1 - seen) * SURE;
    planes.data[i * planes.channels + NETWORK_PLANES.indexOf(plane)]! += SURE;
    const isEnd = [STEP, -STEP].some(
      (step) => thingAt(things, x + step, y) !== thing || thingAt(things, x, y + step) !== thing,
    );
    if (isEnd) border.data[i] = 0.9;
    if (!thing) continue;
    offset.data[2 * i] = ((thing.left + thing.right) / 2 - x) / STEP;
    offset.data[2 * i + 1] = ((thing.top + thing.bottom) / 2 - y) / STEP;
  }
  const camera = { horizon: 0.45, pitch: 0, roll: 0, turn: 0, focal: 1 };
  return { classes, planes, border, offset, camera, looks: [classes, classes], roomTrust: 1 };
}

/** A quarter of the picture is left wall, a quarter right wall. */
function wallAt(x: number): (typeof NETWORK_PLANES)[number] {
  return x < WIDTH / 4 ? 'left wall' : x < (3 * WIDTH) / 4 ? 'back wall' : 'right wall';
}

function mapOf(channels: number): FeatureMap {
  const [width, height] = [WIDTH / STEP, HEIGHT / STEP];
  return { width, height, channels, data: new Float32Array(width * height * channels) };
}
