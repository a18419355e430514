import { beforeAll, describe, expect, it } from 'vitest';
import type { Mask } from '../pixels.ts';
import type { RoomThing } from '../room/find-things.ts';
import {
  NETWORK_CLASSES,
  NETWORK_PLANES,
  type NetworkClass,
  type NetworkPlane,
} from '../room/network/classes.ts';
import type { FeatureMap } from '../room/network/feature-map.ts';
import { seeRoom, type Room } from '../room/see-room.ts';
import { renderSampleRoom } from '../sample/render-sample-room.ts';
import { groundOfRoom } from './ground-of-room.ts';

const [WIDTH, HEIGHT] = [240, 180];
const PLACE = { x: 0.5, y: 0.9 };
let seen: Room;
beforeAll(() => {
  seen = seeRoom(renderSampleRoom({ room: 'dining', width: WIDTH, height: HEIGHT, seed: 3, samples: 1 }));
});

function filled(map: FeatureMap, shares: readonly (readonly [channel: number, share: number])[]): FeatureMap {
  const data = new Float32Array(map.data.length);
  for (let i = 0; i < map.width * map.height; i++)
    for (const [channel, share] of shares) data[i * map.channels + channel] = share;
  return { ...map, data };
}

/** The room when all of its photo passes for a class on planes, and for one thing of it. */
function passingFor(name: NetworkClass, planes: readonly (readonly [NetworkPlane, number])[]): Room {
  const { classes, planes: sides } = seen.sight;
  const { width, height } = classes;
  const box = { left: 0, top: 0, right: width, bottom: height };
  const thing: RoomThing = { ...seen.things.list[0]!, ...box, kind: name, trust: 1 };
  return {
    ...seen,
    sight: {
      ...seen.sight,
      classes: filled(classes, [[NETWORK_CLASSES.indexOf(name), 1]]),
      planes: filled(
        sides,
        planes.map(([plane, share]) => [NETWORK_PLANES.indexOf(plane), share]),
      ),
    },
    things: { width, height, thingAt: new Int16Array(width * height), list: [thing] },
  };
}

/** A mask of what lies below a share of the photo. */
function below(share: number): Mask {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(255, Math.round(share * HEIGHT) * WIDTH);
  return { width: WIDTH, height: HEIGHT, data };
}

const ghost = (): Room =>
  passingFor('bed', [
    ['none', 0.6],
    ['floor', 0.4],
  ]);

describe('a made-up floor that passes for a bed', () => {
  it('is a bed, and in the way, where nobody knows better', () => {
    for (const cleared of [null, below(0.95)]) {
      const ground = groundOfRoom(ghost(), cleared);
      expect([ground.obstacles.length, ground.isFloor!(PLACE.x, PLACE.y)]).toEqual([1, false]);
    }
  });

  it('is floor, in nobody’s way, where a bed was taken away', () => {
    const { obstacles, isFloor } = groundOfRoom(ghost(), below(0.3));
    expect([obstacles.length, isFloor!(PLACE.x, PLACE.y)]).toEqual([0, true]);
  });

  it('is no floor where it looks more like a wall', () => {
    const wall = passingFor('cabinet', [
      ['left wall', 0.5],
      ['floor', 0.3],
    ]);
    expect(groundOfRoom(wall, below(0.3)).isFloor!(PLACE.x, PLACE.y)).toBe(false);
  });
});

it('takes radiators for shallow, so that beds and sofas may stand before them', () => {
  const deep = (name: NetworkClass): number => {
    const { outline } = groundOfRoom(passingFor(name, [['floor', 1]]), null).obstacles[0]!;
    return Math.max(...outline.map(([, ahead]) => ahead));
  };
  expect(deep('cabinet') - deep('radiator')).toBeGreaterThan(0.2);
});
