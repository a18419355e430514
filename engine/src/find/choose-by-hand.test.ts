import { describe, expect, test } from 'vitest';
import type { Mask, PixelImage } from '../pixels.ts';
import { createRandom } from '../random.ts';
import { prepareSelection } from './prepare-selection.ts';
import { selectRegion, type SelectionWish } from './select-region.ts';

const WIDTH = 480;
const HEIGHT = 360;
const WALL = [214, 212, 204];
const FLOOR = [150, 112, 80];
const SHADE = [120, 40, 44];
const IRON = [44, 42, 48];
const WOOD = [70, 44, 30];

type Colour = readonly number[];
type Scene = (x: number, y: number) => Colour;

const within = (x: number, y: number, [left, top, right, bottom]: readonly number[]): boolean =>
  x >= left! && x < right! && y >= top! && y < bottom!;

/** Grain as of a phone. */
function photo(scene: Scene): PixelImage {
  const random = createRandom(7);
  const data = new Uint8Array(WIDTH * HEIGHT * 4).fill(255);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const colour = scene(i % WIDTH, Math.floor(i / WIDTH));
    data.set(
      colour.map((value) => value + 6 * (random() - 0.5)),
      4 * i,
    );
  }
  return { width: WIDTH, height: HEIGHT, data };
}

const shell: Scene = (_, y) => (y < 250 ? WALL : FLOOR);

/** A shade on a stem of four pixels, and a ring below the shade that the wall is seen through. */
const isShade = (x: number, y: number): boolean => within(x, y, [90, 60, 170, 120]);
const isStem = (x: number, y: number): boolean => within(x, y, [128, 120, 132, 280]);
const isRing = (x: number, y: number): boolean => Math.abs(Math.hypot(x - 130, y - 160) - 24) < 4;
const isFoot = (x: number, y: number): boolean => within(x, y, [105, 280, 155, 290]);

/** A seat on four legs of seven pixels, with a back. */
const SEAT = [290, 200, 390, 222];
const BACK = [290, 110, 300, 200];
const LEGS = [290, 315, 357, 383].map((x) => [x, 222, x + 7, 310]);

const isLamp = (x: number, y: number): boolean =>
  isShade(x, y) || isStem(x, y) || isRing(x, y) || isFoot(x, y);
const isChair = (x: number, y: number): boolean => [SEAT, BACK, ...LEGS].some((part) => within(x, y, part));

const thin = prepareSelection(
  photo((x, y) => {
    if (isShade(x, y)) return SHADE;
    if (isLamp(x, y)) return IRON;
    return isChair(x, y) ? WOOD : shell(x, y);
  }),
);

const nothing: SelectionWish = { words: '', points: [], box: null };
const at = (mask: Mask, x: number, y: number): number => mask.data[y * WIDTH + x]!;
const share = (mask: Mask, isMeant: (x: number, y: number) => boolean): number => {
  let [inside, all] = [0, 0];
  mask.data.forEach((value, i) => {
    if (!isMeant(i % WIDTH, Math.floor(i / WIDTH))) return;
    all++;
    if (value > 127) inside++;
  });
  return inside / all;
};

describe('thin things in a box', () => {
  test('a lamp keeps its stem, and what is seen through it stays out', () => {
    const { mask } = selectRegion(thin, { ...nothing, box: [84, 52, 176, 298] });
    expect(share(mask, isShade)).toBeGreaterThan(0.95);
    expect(share(mask, isStem)).toBeGreaterThan(0.9);
    expect(share(mask, (x, y) => Math.hypot(x - 130, y - 160) < 17 && !isStem(x, y))).toBeLessThan(0.15);
    expect(share(mask, (x, y) => within(x, y, [92, 200, 120, 270]))).toBeLessThan(0.05);
  });

  test('a chair keeps its legs, and between them the floor stays out', () => {
    const { mask } = selectRegion(thin, { ...nothing, box: [282, 102, 398, 318] });
    expect(share(mask, (x, y) => within(x, y, SEAT))).toBeGreaterThan(0.95);
    for (const leg of LEGS) expect(share(mask, (x, y) => within(x, y, leg))).toBeGreaterThan(0.85);
    expect(share(mask, (x, y) => within(x, y, [326, 230, 354, 305]))).toBeLessThan(0.05);
    expect(share(mask, (x, y) => within(x, y, [310, 120, 380, 190]))).toBeLessThan(0.05);
  });
});

describe('a click', () => {
  test('on the wall selects the wall, not the things before it', () => {
    const { mask, alternatives } = selectRegion(thin, {
      ...nothing,
      points: [{ x: 220, y: 100, keep: true }],
    });
    expect(share(mask, (x, y) => y < 240 && !isLamp(x, y) && !isChair(x, y))).toBeGreaterThan(0.9);
    expect(share(mask, isShade)).toBeLessThan(0.1);
    expect(alternatives.length).toBeGreaterThan(0);
  });

  test('offers the same in smaller and larger, each within the next', () => {
    const { mask, alternatives } = selectRegion(thin, {
      ...nothing,
      points: [{ x: 130, y: 90, keep: true }],
    });
    const sizes = [mask, ...alternatives.map((other) => other.mask)]
      .map((one) => ({ one, pixels: one.data.filter((value) => value > 127).length }))
      .sort((a, b) => a.pixels - b.pixels);
    expect(sizes.length).toBeGreaterThan(1);
    for (const [i, { one, pixels }] of sizes.slice(0, -1).entries()) {
      const larger = sizes[i + 1]!.one;
      const shared = one.data.filter((value, k) => value > 127 && larger.data[k]! > 127).length;
      expect(shared).toBeGreaterThan(0.97 * pixels);
    }
  });
});

describe('a correction', () => {
  const box = [84, 52, 398, 318] as const;

  test('takes the part it points at, and leaves the rest', () => {
    const keep = { x: 340, y: 211, keep: true };
    const both = selectRegion(thin, { words: '', points: [{ x: 130, y: 90, keep: true }, keep], box });
    expect([at(both.mask, 130, 90), at(both.mask, 340, 211)]).toEqual([255, 255]);
    const { mask } = selectRegion(thin, { words: '', points: [keep, { x: 130, y: 90, keep: false }], box });
    expect(at(mask, 130, 90)).toBe(0);
    expect(share(mask, isShade)).toBeLessThan(0.1);
    expect(share(mask, (x, y) => within(x, y, SEAT))).toBeGreaterThan(0.9);
  });

  test('adds the part it points at', () => {
    const first = [{ x: 130, y: 90, keep: true }];
    const more = [...first, { x: 340, y: 211, keep: true }];
    expect(at(selectRegion(thin, { ...nothing, points: first }).mask, 340, 211)).toBe(0);
    const { mask } = selectRegion(thin, { ...nothing, points: more });
    expect(share(mask, isShade)).toBeGreaterThan(0.9);
    expect(share(mask, (x, y) => within(x, y, SEAT))).toBeGreaterThan(0.9);
    expect(at(mask, 220, 60)).toBe(0);
  });

  test('that says no to everything leaves something over', () => {
    const points = Array.from({ length: 40 }, (_, i) => ({
      x: 92 + (i % 8) * 10,
      y: 64 + Math.floor(i / 8) * 12,
      keep: false,
    }));
    const { mask } = selectRegion(thin, { words: '', points, box: [84, 52, 176, 298] });
    expect(mask.data.some((value) => value > 127)).toBe(true);
  });
});

describe('the outline', () => {
  const EDGE = 214.5;
  const scene: Scene = (x, y) => {
    if (!within(x, y, [0, 90, WIDTH, 300])) return shell(x, y);
    const dark = Math.max(0, Math.min(1, (x - 100) / 16)) * Math.max(0, Math.min(1, 0.5 - (x - EDGE) / 12));
    return shell(x, y).map((value, c) => value * (1 - dark) + SHADE[c]! * dark);
  };
  const soft = prepareSelection(photo(scene));

  test('of a thing with soft edges lies where half of it is seen', () => {
    const { mask } = selectRegion(soft, { ...nothing, box: [96, 84, 228, 306] });
    for (let y = 110; y < 240; y += 5) {
      const row = mask.data.subarray(y * WIDTH, (y + 1) * WIDTH);
      const last = row.findLastIndex((value) => value > 127);
      expect(Math.abs(last + 0.5 - EDGE)).toBeLessThanOrEqual(2);
    }
  });
});
