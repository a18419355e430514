import { describe, expect, test } from 'vitest';
import type { Mask, PixelImage } from '../pixels.ts';
import { createRandom } from '../random.ts';
import { followEdges } from './follow-edges.ts';

const WIDTH = 240;
const HEIGHT = 160;
const REACH = 6;

/** A picture of a pale and a dark side; `share` tells how much of a place is dark. */
function picture(share: (x: number, y: number) => number, grain = 6): PixelImage {
  const random = createRandom(4);
  const data = new Uint8Array(WIDTH * HEIGHT * 4).fill(255);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const dark = share(i % WIDTH, Math.floor(i / WIDTH));
    const noise = grain * (random() - 0.5);
    data.set(
      [210, 205, 190].map((pale, c) => pale * (1 - dark) + [70, 60, 90][c]! * dark + noise),
      4 * i,
    );
  }
  return { width: WIDTH, height: HEIGHT, data };
}

function maskOf(isIn: (x: number, y: number) => boolean): Mask {
  const data = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
    isIn(i % WIDTH, Math.floor(i / WIDTH)) ? 255 : 0,
  );
  return { width: WIDTH, height: HEIGHT, data };
}

/** Where the mask passes 50 % in a row, between the two pixels' middles. */
function crossing({ data }: Mask, y: number): number {
  const row = data.subarray(y * WIDTH, (y + 1) * WIDTH);
  const before = row.findLastIndex((value) => value >= 128);
  const [high, low] = [row[before]!, row[before + 1]!];
  return before + (high - 127.5) / (high - low);
}

/** A slanted edge. */
const edge = (y: number): number => 100 + 0.2 * y;
/** The same in steps of sixteen pixels. */
const stairs = maskOf((x, y) => x < edge(16 * Math.floor(y / 16) + 8));

describe('the outline of a mask', () => {
  test.each([
    ['sharp', 0.5],
    ['soft', 8],
  ])('lies where a %s edge is half one side and half the other, not on its stairs', (_, blur) => {
    const photo = picture((x, y) => Math.max(0, Math.min(1, 0.5 - (x - edge(y)) / (2 * blur))));
    const mask = followEdges(photo, stairs, REACH);
    for (let y = 20; y < HEIGHT - 20; y += 3) expect(Math.abs(crossing(mask, y) - edge(y))).toBeLessThan(1.5);
  });

  test('stays where both sides look alike', () => {
    const plain = picture(() => 0.5, 2);
    const mask = followEdges(plain, stairs, REACH);
    for (let y = 4; y < HEIGHT; y += 16) expect(crossing(mask, y)).toBeCloseTo(crossing(stairs, y), 0);
  });

  test('is the only place with values between', () => {
    const photo = picture((x, y) => (x < edge(y) ? 1 : 0), 40);
    const { data } = followEdges(photo, stairs, REACH);
    for (let i = 0; i < data.length; i++) {
      const away = Math.abs((i % WIDTH) - edge(Math.floor(i / WIDTH)));
      if (away > REACH + 3) expect(data[i]).toBe(stairs.data[i]);
    }
  });

  test('leaves out islands and holes that are new', () => {
    const speck = (x: number, y: number): boolean => x > 106 && x < 111 && y > 37 && y < 42;
    const hole = (x: number, y: number): boolean => x > 89 && x < 94 && y > 77 && y < 82;
    const straight = maskOf((x) => x < 100);
    const photo = picture((x, y) => ((x < 100 || speck(x, y)) && !hole(x, y) ? 1 : 0));
    const { data } = followEdges(photo, straight, 12);
    expect(data[39 * WIDTH + 108]).toBeLessThan(128);
    expect(data[79 * WIDTH + 91]).toBeGreaterThan(127);
  });

  test('a stem three pixels wide keeps its width', () => {
    const isStem = (x: number): boolean => x >= 120 && x < 123;
    const mask = followEdges(
      picture((x) => (isStem(x) ? 1 : 0)),
      maskOf((x) => x >= 118 && x < 124),
      REACH,
    );
    const row = mask.data.subarray(80 * WIDTH, 81 * WIDTH);
    expect([row[117], row[118], row[121], row[124]].map((value) => value! > 127)).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });

  test('the picture’s border and an empty mask are no outline', () => {
    const photo = picture(() => 0, 40);
    for (const all of [maskOf(() => true), maskOf(() => false)])
      expect(followEdges(photo, all, REACH)).toEqual(all);
  });
});
