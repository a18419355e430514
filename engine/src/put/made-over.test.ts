import { describe, expect, it } from 'vitest';
import type { Mask, PixelImage, Rect } from '../pixels.ts';
import { levelCamera } from '../room/camera/testing/level-camera.ts';
import { partOfRoom, type RoomPart } from '../room/room-part.ts';
import { clearRoom } from '../room/testing/clear-room.ts';
import { holdsThing, isMadeOver } from './made-over.ts';

const SIZE = { width: 240, height: 180 };
const camera = levelCamera({ focal: 190, horizon: 60, yaw: 0, centre: 120 });
const distance = [1, 3, 190 / 30, 9, 9, 9];
const SOFA: Rect = { left: 60, top: 80, right: 180, bottom: 135 };

const isIn = ({ left, top, right, bottom }: Rect, x: number, y: number): boolean =>
  x >= left && x < right && y >= top && y < bottom;

/** A blue sofa, of one piece or cut in two, before a pale wall on a brown floor. */
function roomWith(isTorn: boolean): { picture: PixelImage; part: RoomPart } {
  const data = new Uint8Array(SIZE.width * SIZE.height * 4).fill(255);
  for (let i = 0; i < SIZE.width * SIZE.height; i++) {
    const [x, y] = [i % SIZE.width, Math.floor(i / SIZE.width)];
    const ground = y >= 90 ? [150, 120, 90] : [205, 205, 210];
    data.set(isIn(SOFA, x, y) ? [60, 80, 150] : ground, 4 * i);
  }
  const picture: PixelImage = { ...SIZE, data };
  const seen = clearRoom(picture, {
    camera,
    distance,
    thingAt: (x, y) => (isIn(SOFA, x, y) ? 'sofa' : null),
  });
  const { things } = seen;
  // A sofa that falls into its back and its seat, as things do that are large.
  const seat = (cell: number): boolean => Math.floor(cell / things.width) / things.height > 108 / SIZE.height;
  const thingAt = things.thingAt.map((thing, cell) => (thing < 0 ? -1 : isTorn && seat(cell) ? 1 : 0));
  const list = [things.list[0]!, things.list[0]!];
  return {
    picture,
    part: partOfRoom({ ...seen, things: { ...things, thingAt, list } }, { left: 0, top: 0, scale: 1 }),
  };
}

function marked(area: Rect): Mask {
  const data = new Uint8Array(SIZE.width * SIZE.height);
  for (let y = area.top; y < area.bottom; y++)
    data.fill(255, y * SIZE.width + area.left, y * SIZE.width + area.right);
  return { ...SIZE, data };
}

describe('a rough mark', () => {
  const around: Rect = { left: 50, top: 70, right: 190, bottom: 145 };
  /** The seat, but for its ends. */
  const piece: Rect = { left: 85, top: 107, right: 155, bottom: 150 };
  const before: Rect = { left: 85, top: 104, right: 155, bottom: 150 };

  it.each([
    ['around a thing was made over it', around, false, true],
    ['around a thing that is seen in two was made over it', around, true, true],
    ['over its lower half and the floor was made before it', before, false, false],
    ['over a piece of it that lies in the mark for the most part was made over that', piece, true, true],
  ])('%s', (_, area, isTorn, isOver) => {
    const { picture, part } = roomWith(isTorn);
    expect(isMadeOver(part, marked(area), picture)).toBe(isOver);
  });

  it('across whose outline its piece goes on was made before it, though most of that piece lies in the mark', () => {
    const { picture, part } = roomWith(true);
    // The lower half of the seat, and the floor before it.
    const area: Rect = { left: 82, top: 118, right: 158, bottom: 160 };
    expect(isMadeOver(part, marked(area), picture)).toBe(false);
  });

  it('on the bare floor or wall holds nothing', () => {
    const { picture, part } = roomWith(false);
    expect(holdsThing(part, marked({ left: 10, top: 100, right: 50, bottom: 140 }), picture)).toBe(false);
    expect(holdsThing(part, marked(around), picture)).toBe(true);
  });
});

it('what was traced was made over it, whatever goes on beside it', () => {
  const { picture, part } = roomWith(false);
  const { left, top, right, bottom } = SOFA;
  expect(isMadeOver(part, marked({ left, top, right, bottom }), picture)).toBe(true);
});
