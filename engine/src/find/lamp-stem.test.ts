import { expect, test } from 'vitest';
import type { Mask, PixelImage } from '../pixels.ts';
import { createRandom } from '../random.ts';
import { withLampStems } from './lamp-stem.ts';

const WIDTH = 200;
const HEIGHT = 300;
const WALL = [205, 205, 198];
const BRASS = [150, 120, 60];

interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const SHADE = { left: 80, top: 100, right: 130, bottom: 140 };
const POLE = { left: 103, top: 140, right: 107, bottom: 260 };
const BELOW = { ...POLE, top: 270, bottom: 300 };
const FOOT = { left: 90, top: 255, right: 120, bottom: 263 };
const CORD = { left: 104, top: 0, right: 106, bottom: 100 };

/** A wall with slight grain, and what stands before it in brass. */
function wallWith(...areas: Area[]): PixelImage {
  const random = createRandom(3);
  const data = new Uint8Array(4 * WIDTH * HEIGHT);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const isBrass = areas.some((area) => isIn(area, i));
    const grain = 8 * (random() - 0.5);
    data.set([...(isBrass ? BRASS : WALL).map((value) => value + grain), 255], 4 * i);
  }
  return { width: WIDTH, height: HEIGHT, data };
}

function isIn({ left, right, top, bottom }: Area, i: number): boolean {
  const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
  return x >= left && x < right && y >= top && y < bottom;
}

const shade: Mask = {
  width: WIDTH,
  height: HEIGHT,
  data: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => (isIn(SHADE, i) ? 255 : 0)),
};

function shareMarked({ data }: Mask, area: Area): number {
  const inside = [...data.keys()].filter((i) => isIn(area, i));
  return inside.filter((i) => data[i] === 255).length / inside.length;
}

test('a lamp is taken with the pole it stands on, and its foot', () => {
  const found = withLampStems(wallWith(POLE, FOOT, BELOW), shade);
  expect(shareMarked(found, POLE)).toBe(1);
  expect(shareMarked(found, FOOT)).toBeGreaterThan(0.95);
  expect(shareMarked(found, SHADE)).toBe(1);
  expect(shareMarked(found, BELOW)).toBe(0);
  expect(found.data.filter((value) => value > 0).length).toBeLessThan(50 * 40 + 8 * 120 + 34 * 12);
});

test('and with the cord it hangs by', () => {
  expect(shareMarked(withLampStems(wallWith(CORD), shade), CORD)).toBe(1);
});

test('where none is seen nothing is added: a plain wall, a line far below, an edge, a short bar, a bent line', () => {
  const far = { ...POLE, top: 215 };
  const edge = { ...POLE, right: WIDTH };
  const bar = { ...POLE, bottom: 150 };
  const bent = Array.from({ length: 40 }, (_, k) => {
    const left = POLE.left + Math.round(8 * Math.sin(k / 5));
    return { left, top: 140 + 3 * k, right: left + 4, bottom: 143 + 3 * k };
  });
  for (const areas of [[], [far], [edge], [bar], bent])
    expect(withLampStems(wallWith(...areas), shade).data).toEqual(shade.data);
});
