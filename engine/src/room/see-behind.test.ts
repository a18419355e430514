import { describe, expect, it, test } from 'vitest';
import { plainly } from './network/arithmetic.ts';
import { EXPECTED_BEHIND, HOLE } from './network/behind-check.ts';
import { BEHIND_KINDS } from './network/classes.ts';
import { openArithmetic, seePixels } from './network/see-pixels.ts';
import { formula } from './network/testing/formula.ts';
import { partOfRoom } from './room-part.ts';
import { lookBehind, LOW, openBehind, seeBehindThings, UPRIGHT } from './network/look-behind.ts';
import { floorShareBehind, seeBehind, shareBehind } from './see-behind.ts';
import { behindOf } from './testing/behind-of.ts';
import { clearRoom } from './testing/clear-room.ts';
import { levelCamera } from './camera/testing/level-camera.ts';

const copy = formula();
const sight = { ...seePixels(copy, openArithmetic()), looks: [], roomTrust: 1 };
const isHole = new Uint8Array(copy.width * copy.height);
const [top, bottom, left, right] = HOLE;
for (let y = top; y < bottom; y++) isHole.fill(1, y * copy.width + left, y * copy.width + right);

describe.each([
  ['plainly', plainly],
  ['with SIMD', openBehind()],
])('the network of what lies behind, reckoned %s', (_, arithmeticFor) => {
  it('says what its trainer says from the same numbers', () => {
    const { width, channels, data } = lookBehind({ room: { copy, sight }, isHole }, arithmeticFor);
    for (const { at, shares } of EXPECTED_BEHIND) {
      const from = channels * (at[0] * width + at[1]);
      shares.forEach((share, k) => expect(data[from + k]).toBeCloseTo(share, 2.5));
    }
  });
});

/** A room of 320 x 240 whose floor begins below its middle, and what is understood of it. */
const [WIDTH, HEIGHT] = [320, 240];
const room = clearRoom(
  { width: WIDTH, height: HEIGHT, data: new Uint8Array(4 * WIDTH * HEIGHT).fill(128) },
  {
    camera: levelCamera({ focal: 240, horizon: 100, yaw: 0, centre: WIDTH / 2 }),
    distance: [1, 3, 4, 2, 2, 9],
    thingAt: () => null,
  },
);

test('what is covered tells nothing: whatever stood there, the same lies behind', () => {
  const size = { width: WIDTH, height: HEIGHT };
  const hole = { ...size, data: new Uint8Array(WIDTH * HEIGHT) };
  for (let y = 90; y < 200; y++) hole.data.fill(255, y * WIDTH + 100, y * WIDTH + 220);
  const part = partOfRoom(room, { left: 0, top: 0, scale: 1 });
  const before = seeBehind(part, hole);
  const classes = { ...room.sight.classes, data: room.sight.classes.data.slice() };
  for (let y = 60; y < 110; y++)
    for (let x = 65; x < 125; x++) {
      const from = classes.channels * (y * classes.width + x);
      classes.data.copyWithin(from, 0, classes.channels);
    }
  const other = { ...room, sight: { ...room.sight, classes } };
  expect(seeBehind({ ...part, room: other }, hole)).toEqual(before);
});

test('is read in pixels of a part, between those of the sight', () => {
  const part = partOfRoom(room, { left: 100, top: 40, scale: 2 });
  const behind = behindOf(room.sight.classes, (_, y) => (y < 72 ? 0.2 : 0.8));
  const row = (y: number): number => (y - 40) * 2;
  expect(floorShareBehind(behind, part, { x: 10, y: row(60) })).toBeCloseTo(0.2, 1);
  expect(floorShareBehind(behind, part, { x: 10, y: row(180) })).toBeCloseTo(0.8, 1);
  expect(shareBehind(behind, part, { x: 10, y: row(120), kinds: LOW })).toBeCloseTo(0.5, 1);
  expect(shareBehind(behind, part, { x: 10, y: row(180), kinds: UPRIGHT })).toBeCloseTo(0.2, 5);
  expect(BEHIND_KINDS.length).toBe(behind.channels);
});

test('what stands is looked behind all at once, at half the size; what is fixed says nothing', () => {
  const hides = (x: number, y: number): boolean => x > 90 && x < 230 && y > 80 && y < 170;
  const furnished = clearRoom(
    { width: WIDTH, height: HEIGHT, data: new Uint8Array(4 * WIDTH * HEIGHT).fill(128) },
    {
      camera: levelCamera({ focal: 240, horizon: 100, yaw: 0, centre: WIDTH / 2 }),
      distance: [1, 3, 4, 2, 2, 9],
      thingAt: (x, y) => (hides(x, y) ? 'sofa' : null),
    },
  );
  const { width, height, channels, data } = seeBehindThings(furnished);
  expect(width).toBe(Math.ceil(furnished.sight.classes.width / 2));
  const sharesAt = (x: number, y: number): Float32Array => {
    const from = channels * (Math.floor((y * height) / HEIGHT) * width + Math.floor((x * width) / WIDTH));
    return data.subarray(from, from + channels);
  };
  const low = (shares: Float32Array): number => LOW.reduce((sum, kind) => sum + shares[kind]!, 0);
  expect([...sharesAt(40, 120)]).toEqual(BEHIND_KINDS.map(() => 0));
  expect(sharesAt(160, 120).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 4);
  expect(low(sharesAt(160, 164))).toBeGreaterThan(low(sharesAt(160, 90)));
});
