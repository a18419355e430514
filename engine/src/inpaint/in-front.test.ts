import { beforeAll, describe, expect, it } from 'vitest';
import type { Mask, PixelImage } from '../pixels.ts';
import { partOfRoom } from '../room/room-part.ts';
import { seeRoom, type Room } from '../room/see-room.ts';
import { behindThings } from './in-front.ts';
import type { Stage } from './stage.ts';

const SIZE = 160;
const RUG = { left: 40, top: 90, right: 120, bottom: 130 };

/** A brown rug on a pale floor. */
function rugOnFloor(): PixelImage {
  const data = new Uint8Array(SIZE * SIZE * 4).fill(255);
  for (let i = 0; i < SIZE * SIZE; i++) {
    const [x, y] = [i % SIZE, Math.floor(i / SIZE)];
    const isRug = x >= RUG.left && x < RUG.right && y >= RUG.top && y < RUG.bottom;
    const grain = (x * 5 + y * 11) % 7;
    data.set(isRug ? [120 + grain, 80 + grain, 50] : [220 + grain, 216 + grain, 210], 4 * i);
  }
  return { width: SIZE, height: SIZE, data };
}

function around(margin: number): Mask {
  const data = new Uint8Array(SIZE * SIZE);
  for (let y = RUG.top - margin; y < RUG.bottom + margin; y++)
    data.fill(255, y * SIZE + RUG.left - margin, y * SIZE + RUG.right + margin);
  return { width: SIZE, height: SIZE, data };
}

const crop = rugOnFloor();
let room: Room;
beforeAll(() => {
  const seen = seeRoom(crop);
  // Nothing is seen but floor: what is tested is what the mark says.
  room = { ...seen, things: { ...seen.things, list: [], thingAt: seen.things.thingAt.map(() => -1) } };
});

function drawnOver(marked: Mask, isFlat: boolean): { onRug: number; beside: number } {
  const stage: Stage = {
    request: { crop, mask: around(20) } as Stage['request'],
    bounds: RUG,
    marked,
    room: partOfRoom(room, { left: 0, top: 0, scale: 1 }),
  };
  const { data } = behindThings(stage, { foot: RUG.bottom, isFlat });
  return { onRug: data[110 * SIZE + 80]!, beside: data[110 * SIZE + RUG.left - 12]! };
}

describe('what lies flat', () => {
  it('keeps to what was traced: beside it something stands on it', () => {
    expect(drawnOver(around(0), true)).toEqual({ onRug: 255, beside: 0 });
  });

  it('may cover all of the place of a rough mark', () => {
    expect(drawnOver(around(15), true)).toEqual({ onRug: 255, beside: 255 });
  });

  it('is not what stands: that rises over what was traced', () => {
    expect(drawnOver(around(0), false)).toEqual({ onRug: 255, beside: 255 });
  });
});
