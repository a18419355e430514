import { describe, expect, test } from 'vitest';
import type { Mask, PixelImage } from '../pixels.ts';
import { levelCamera } from './camera/testing/level-camera.ts';
import { measureRoom } from './measure-room.ts';
import { partOfRoom } from './room-part.ts';
import type { Nearness, Room } from './see-room.ts';
import { standsBefore } from './stands-before.ts';
import { clearRoom } from './testing/clear-room.ts';

const SIZE = { width: 240, height: 180 };
const camera = levelCamera({ focal: 190, horizon: 80, yaw: 0, centre: 120 });
const distance = [1, 3, 190 / 30, 9, 9, 9];
const picture: PixelImage = {
  ...SIZE,
  data: new Uint8Array(SIZE.width * SIZE.height * 4).fill(200),
};
/** A table in front, whose foot is row 160, and a cabinet behind, whose foot is row 120. */
const table = (x: number, y: number) => x >= 30 && x < 80 && y >= 120 && y < 160;
const cabinet = (x: number, y: number) => x >= 160 && x < 210 && y >= 70 && y < 120;
const seen = clearRoom(picture, {
  camera,
  distance,
  thingAt: (x, y) => (table(x, y) ? 'table' : cabinet(x, y) ? 'cabinet' : null),
});
const one = { shares: new Float32Array(0), pixels: 1, left: 0, top: 0, right: 1, bottom: 1, trust: 1 };
const [across, down] = [SIZE.width / seen.things.width, SIZE.height / seen.things.height];
const room: Room = {
  ...seen,
  things: {
    ...seen.things,
    thingAt: Int16Array.from(seen.things.thingAt, (_, i) => {
      const x = ((i % seen.things.width) + 0.5) * across;
      const y = (Math.floor(i / seen.things.width) + 0.5) * down;
      return table(x, y) ? 0 : cabinet(x, y) ? 1 : -1;
    }),
    list: [
      { ...one, kind: 'table' },
      { ...one, kind: 'cabinet' },
    ],
  },
};

/** As a model of depth tells it: 1 / distance in a unit and from a zero of its own. Rows below the horizon are floor, `(row - 80) / 190` camera heights. */
const measured = (thing: (x: number, y: number) => number | null): Nearness => ({
  ...SIZE,
  data: Float32Array.from({ length: SIZE.width * SIZE.height }, (_, i) => {
    const [x, y] = [i % SIZE.width, Math.floor(i / SIZE.width)];
    return 3 + 7 * (thing(x, y) ?? Math.max(30, y - 80) / 190);
  }),
});
const asItIs = measured((x, y) => (table(x, y) ? 80 / 190 : cabinet(x, y) ? 40 / 190 : null));

const marked: Mask = { ...SIZE, data: new Uint8Array(SIZE.width * SIZE.height) };
for (let y = 90; y < 140; y++) marked.data.fill(255, y * SIZE.width + 60, y * SIZE.width + 180);

/** Kinds of what stands before something with its foot at a row. */
function before(nearness: Nearness | null, foot: number): string[] {
  const part = nearness ? measureRoom(room, nearness) : room;
  const { things, tell } = standsBefore(partOfRoom(part, { left: 0, top: 0, scale: 1 }), marked, foot);
  return things.filter(tell).map((thing) => room.things.list[thing]!.kind);
}

describe.each([
  ['by the feet', null],
  ['by measured nearness', asItIs],
])('what stands before something that comes, %s', (_, nearness) => {
  test.each([
    [110, ['cabinet', 'table']],
    [140, ['table']],
    [170, []],
  ])('with its foot at row %i', (foot, kinds) => {
    expect(before(nearness, foot).toSorted()).toEqual(kinds);
  });
});

test('a bed that runs into the distance stands before what comes only where its foot is nearer', () => {
  // Its foot rises from row 170 on the left to 110 on the right.
  const bed = (x: number, y: number) => x >= 40 && x < 200 && y >= 70 && y < 170 - (60 * (x - 40)) / 160;
  const { things } = room;
  const list = [{ ...one, kind: 'bed' as const }];
  const thingAt = Int16Array.from(things.thingAt, (_, i) =>
    bed(((i % things.width) + 0.5) * across, (Math.floor(i / things.width) + 0.5) * down) ? 0 : -1,
  );
  const part = partOfRoom({ ...room, things: { ...things, thingAt, list } }, { left: 0, top: 0, scale: 1 });
  const isBefore = (left: number): boolean => {
    const mark: Mask = { ...SIZE, data: new Uint8Array(SIZE.width * SIZE.height) };
    for (let y = 100; y < 140; y++) mark.data.fill(255, y * SIZE.width + left, y * SIZE.width + left + 30);
    return standsBefore(part, mark, 140).tell(0);
  };
  expect([50, 160].map(isBefore)).toEqual([true, false]);
});

test('a thing whose foot cannot be seen is told by its nearness', () => {
  const hangs = measured((x, y) => (cabinet(x, y) ? 90 / 190 : table(x, y) ? 80 / 190 : null));
  expect(before(hangs, 140).toSorted()).toEqual(['cabinet', 'table']);
});

test('where what was measured is no room, the feet tell', () => {
  const flat: Nearness = { ...SIZE, data: new Float32Array(SIZE.width * SIZE.height).fill(1) };
  expect(before(flat, 140)).toEqual(['table']);
});
