import { describe, expect, it } from 'vitest';
import type { Mask, PixelImage, Rect } from '../pixels.ts';
import { levelCamera } from '../room/camera/testing/level-camera.ts';
import type { NetworkClass } from '../room/network/classes.ts';
import { partOfRoom } from '../room/room-part.ts';
import { clearRoom } from '../room/testing/clear-room.ts';
import { boxAbove, standingBefore } from './before-walls.ts';
import type { Marked } from './what-stands.ts';

const SIZE = { width: 320, height: 240 };
const camera = levelCamera({ focal: 250, horizon: 60, yaw: 0, centre: 160 });
const distance = [1, 1.8, 3.2, 9, 9, 9];
const SOFA = { left: 60, top: 120, right: 260, bottom: 190 };

const isIn = ({ left, top, right, bottom }: Rect, x: number, y: number): boolean =>
  x >= left && x < right && y >= top && y < bottom;

/** A room with something before its wall, and a mark. */
function marking(kind: NetworkClass, box: Rect): { marked: Marked; picture: PixelImage } {
  const data = new Uint8Array(SIZE.width * SIZE.height * 4).fill(255);
  const mask: Mask = { ...SIZE, data: new Uint8Array(SIZE.width * SIZE.height) };
  for (let i = 0; i < SIZE.width * SIZE.height; i++) {
    const [x, y] = [i % SIZE.width, Math.floor(i / SIZE.width)];
    data.set(isIn(SOFA, x, y) ? [110, 60, 50] : [215, 216, 220], 4 * i);
    if (isIn(box, x, y)) mask.data[i] = 255;
  }
  const picture: PixelImage = { ...SIZE, data };
  const seen = clearRoom(picture, { camera, distance, thingAt: (x, y) => (isIn(SOFA, x, y) ? kind : null) });
  // It is one thing, as it was drawn.
  const list = [{ ...seen.things.list[0]!, kind }];
  const thingAt = seen.things.thingAt.map((thing) => Math.min(thing, 0));
  const room = { ...seen, things: { ...seen.things, list, thingAt } };
  return { marked: { room, mask, box }, picture };
}

const staying = (kind: NetworkClass, box: Rect): number => {
  const { marked, picture } = marking(kind, box);
  return standingBefore(partOfRoom(marked.room, { left: 0, top: 0, scale: 1 }), marked.mask, picture).size;
};

const HALF = { left: 100, top: 60, right: 180, bottom: 170 };

describe('what stays before something that comes to hang on a wall', () => {
  it('is furniture that goes on beside a rough mark', () => {
    expect(staying('sofa', HALF)).toBe(1);
  });

  it('is none of what hangs there itself, or lies in the mark', () => {
    expect(staying('painting', HALF)).toBe(0);
    expect(staying('sofa', { left: 50, top: 100, right: 270, bottom: 200 })).toBe(0);
  });

  it('is nothing where the mark follows something', () => {
    expect(staying('sofa', SOFA)).toBe(0);
  });
});

describe('the box of a mark for what hangs', () => {
  const bottomOf = (kind: NetworkClass, box: Rect): number => {
    const { marked, picture } = marking(kind, box);
    return boxAbove(marked, picture).bottom;
  };

  it('ends above furniture that covers much of it', () => {
    expect(Math.abs(bottomOf('sofa', HALF) - SOFA.top)).toBeLessThan(6);
  });

  it('reaches behind furniture that covers little of it, and as far as it was marked where nothing else is left', () => {
    expect(bottomOf('sofa', { ...HALF, top: 20, bottom: 150 })).toBe(150);
    expect(bottomOf('sofa', { ...HALF, top: 112 })).toBe(HALF.bottom);
    expect(bottomOf('painting', HALF)).toBe(HALF.bottom);
  });
});
