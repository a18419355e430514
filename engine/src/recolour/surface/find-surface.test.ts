import { describe, expect, it } from 'vitest';
import type { Thing } from '../../find/things.ts';
import type { Mask, PixelImage, Rect } from '../../pixels.ts';
import { NETWORK_CLASSES, type NetworkClass } from '../../room/network/classes.ts';
import { type Room, seeRoom } from '../../room/see-room.ts';
import { findSurface, type SurfaceQuestion } from './find-surface.ts';

const WIDTH = 320;
const HEIGHT = 240;

/** A wall above a floor: what is seen there is told apart below. */
const photo: PixelImage = {
  width: WIDTH,
  height: HEIGHT,
  data: Uint8Array.from({ length: 4 * WIDTH * HEIGHT }, (_, i) => {
    if (i % 4 === 3) return 255;
    return i < 4 * WIDTH * 170 ? 205 : [120, 90, 60][i % 4]!;
  }),
};
const room = seeRoom(photo);

/** The same room, in which everything shows one class. */
function showing(name: NetworkClass): Room {
  const at = NETWORK_CLASSES.indexOf(name);
  const classShares = room.classShares.map((_, i) => (i % NETWORK_CLASSES.length === at ? 1 : 0));
  return { ...room, classShares };
}

interface Asked {
  readonly bounds: Rect;
  readonly thing?: Thing;
  readonly shows?: NetworkClass;
  readonly isLaid?: boolean;
}

function kindOf({ bounds, thing, shows = 'other', isLaid = false }: Asked): string {
  const mask: Mask = {
    width: WIDTH,
    height: HEIGHT,
    data: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
      const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
      return x >= bounds.left && x < bounds.right && y >= bounds.top && y < bounds.bottom ? 255 : 0;
    }),
  };
  const question: SurfaceQuestion = {
    mask,
    bounds,
    place: { left: 0, top: 0, photoWidth: WIDTH, photoHeight: HEIGHT },
    overview: photo,
    room: showing(shows),
    isLaid,
    thing: thing ?? null,
  };
  return findSurface(question).kind;
}

/** Wide and high, as a wall or a row of kitchen fronts. */
const FRONT = { left: 0, top: 0, right: 320, bottom: 170 };
/** Small and low, as a chair, or a piece of wall between two things. */
const PATCH = { left: 130, top: 120, right: 180, bottom: 168 };
const GROUND = { left: 0, top: 172, right: 320, bottom: 240 };

describe('what a region is', () => {
  it('is told by its place where neither words nor the network say it', () => {
    expect(kindOf({ bounds: GROUND, shows: 'other' })).toBe('floor');
    expect(kindOf({ bounds: PATCH, shows: 'other' })).toBe('object');
  });

  it.each([
    ['kitchen front', FRONT, 'object'],
    ['wall', PATCH, 'wall'],
    ['rug', PATCH, 'floor'],
    ['floor', FRONT, 'floor'],
  ] as const)('is what words name, wherever it lies: %s', (thing, bounds, kind) => {
    expect(kindOf({ bounds, thing, shows: 'wall' })).toBe(kind);
  });

  it.each([
    ['cabinet', FRONT, 'object'],
    ['wall', PATCH, 'wall'],
    ['rug', PATCH, 'floor'],
    ['wall', FRONT, 'wall'],
  ] as const)('is what the network is sure of: %s', (shows, bounds, kind) => {
    expect(kindOf({ bounds, shows })).toBe(kind);
  });

  it('stays floor where the network takes it for a thing, as floors in glaring light are', () => {
    expect(kindOf({ bounds: GROUND, shows: 'table' })).toBe('floor');
  });

  it('is laid as a wall is where furniture is to be tiled', () => {
    expect(kindOf({ bounds: FRONT, thing: 'kitchen front', isLaid: true })).toBe('wall');
  });
});
