import { describe, expect, test } from 'vitest';
import type { PixelImage } from '../../pixels.ts';
import { levelCamera } from '../../room/camera/testing/level-camera.ts';
import { drawSkirting } from './draw-skirting.ts';
import type { FootView } from './feet.ts';
import { FEATURES, Kind } from './ground.ts';
import { findSkirting } from './skirting.ts';

const WIDTH = 320;
const HEIGHT = 240;
const STEP = 4;
const HOLE = { left: 120, top: 90, right: 220, bottom: 215 };
const lens = levelCamera({ focal: 250, horizon: 60, yaw: 0, centre: 160 });

type Colour = readonly [number, number, number];
const WALL: Colour = [190, 180, 150];
const FLOOR: Colour = [130, 95, 60];
const BOARD: Colour = [235, 235, 228];
const DARK_BOARD: Colour = [60, 35, 25];

/** Row of a wall's foot in a column. */
type FootAt = (x: number) => number;
const slanted: FootAt = (x) => 160 + x / 16;
/** Two walls that meet behind the hole. */
const corner: FootAt = (x) => 160 + Math.abs(x - 170) / 3;

interface Scene {
  readonly foot: FootAt;
  /** Above the foot, in camera heights; null = the wall has none. */
  readonly board: Colour | null;
  /** What the wall's light is multiplied by. */
  readonly light?: (x: number) => number;
  /** Whether a foot is seen in a column beside the hole. */
  readonly isSeen?: (x: number) => boolean;
}

const HIGH = 0.08;
const isHole = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
  const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
  return x >= HOLE.left && x < HOLE.right && y >= HOLE.top && y < HOLE.bottom ? 1 : 0;
});

function painted({ foot, board, light = () => 1 }: Scene, scale = 1): PixelImage {
  const [width, height] = [WIDTH * scale, HEIGHT * scale];
  const data = new Uint8Array(4 * width * height).fill(255);
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [((i % width) + 0.5) / scale, (Math.floor(i / width) + 0.5) / scale];
    const row = foot(x);
    const isBoard = board !== null && y >= row - HIGH * (row - 60);
    const own = y >= row ? FLOOR : isBoard ? board : WALL;
    data.set(
      own.map((tone) => Math.round(tone * light(x))),
      4 * i,
    );
  }
  return { width, height, data };
}

function viewOf(scene: Scene): FootView {
  const size = { width: WIDTH / STEP, height: HEIGHT / STEP };
  const cells = Array.from({ length: size.width * size.height }, (_, cell) => ({
    x: (cell % size.width) * STEP + STEP / 2,
    y: Math.floor(cell / size.width) * STEP + STEP / 2,
  }));
  const { isSeen = () => true } = scene;
  const isOpen = Uint8Array.from(cells, ({ x, y }) => isHole[Math.floor(y) * WIDTH + Math.floor(x)]!);
  const ground = {
    ...{ ...size, step: STEP, isOpen },
    colour: new Float32Array(3 * cells.length),
    feature: new Float32Array(FEATURES * cells.length),
    kind: Int16Array.from(cells, ({ x, y }, cell) => {
      if (isOpen[cell] === 0 && !isSeen(x)) return Kind.THING;
      return y >= scene.foot(x) ? Kind.FLOOR : Kind.WALL;
    }),
    surface: new Int16Array(cells.length),
    instance: new Int16Array(cells.length).fill(-1),
  };
  const map = {
    ...{ width: WIDTH, height: HEIGHT, count: 2, isFloor: [false, true] },
    surface: Uint8Array.from(isHole, (_, i) =>
      Math.floor(i / WIDTH) + 0.5 >= scene.foot((i % WIDTH) + 0.5) ? 1 : 0,
    ),
    isSeen: new Uint8Array(isHole.length).fill(1),
  };
  return { crop: painted(scene), ground, map, lens };
}

/** The scene, its hole filled with bare wall and floor, with the skirting that goes on behind it. */
function drawn(scene: Scene): PixelImage {
  const image = painted(scene);
  const bare = painted({ ...scene, board: null });
  for (let i = 0; i < isHole.length; i++)
    if (isHole[i] === 1) image.data.set(bare.data.subarray(4 * i, 4 * i + 4), 4 * i);
  return drawSkirting(image, { isHole, runs: findSkirting(viewOf(scene)), width: WIDTH, lens });
}

/** Mean difference of two pictures within a camera height's tenth of the foot, levels. */
function errorAtFoot(one: PixelImage, other: PixelImage, foot: FootAt): number {
  let [sum, count] = [0, 0];
  for (let i = 0; i < one.width * one.height; i++) {
    const [x, y] = [i % one.width, Math.floor(i / one.width)];
    const scale = one.width / WIDTH;
    if (isHole[Math.floor(y / scale) * WIDTH + Math.floor(x / scale)] === 0) continue;
    if (Math.abs(y / scale - foot(x / scale)) > 12) continue;
    for (let c = 0; c < 3; c++) sum += Math.abs(one.data[4 * i + c]! - other.data[4 * i + c]!);
    count += 3;
  }
  return sum / count;
}

/** By how much of what skirting makes of a foot the result falls short. */
function missing(scene: Scene): number {
  const bare = painted({ ...scene, board: null });
  const whole = painted(scene);
  return errorAtFoot(drawn(scene), whole, scene.foot) / errorAtFoot(bare, whole, scene.foot);
}

describe('skirting', () => {
  test('is drawn nowhere if none is seen', () => {
    const scene = { foot: slanted, board: null };
    expect(findSkirting(viewOf(scene))).toEqual([]);
    expect(drawn(scene)).toEqual(painted(scene));
  });

  test('is drawn nowhere if no foot of a wall is seen', () => {
    expect(findSkirting(viewOf({ foot: slanted, board: BOARD, isSeen: () => false }))).toEqual([]);
  });

  test.each([
    ['pale', BOARD],
    ['dark', DARK_BOARD],
  ])('that is %s runs on behind a hole between what is seen of it', (_, board) => {
    expect(missing({ foot: slanted, board })).toBeLessThan(0.2);
  });

  test('runs on from one side alone', () => {
    expect(missing({ foot: slanted, board: BOARD, isSeen: (x) => x < 160 })).toBeLessThan(0.25);
  });

  test('runs on around a corner, also where only one of the walls shows it', () => {
    expect(missing({ foot: corner, board: BOARD })).toBeLessThan(0.3);
    expect(missing({ foot: corner, board: DARK_BOARD, isSeen: (x) => x < 160 })).toBeLessThan(0.35);
  });

  test('runs along a wall that shows nothing of it if another wall does', () => {
    const steps: FootAt = (x) => (x < 100 ? 175 - x / 3 : 160);
    const scene = { foot: steps, board: BOARD };
    expect(missing({ ...scene, isSeen: (x) => x < 90 })).toBeLessThan(0.4);
    expect(findSkirting(viewOf({ ...scene, isSeen: (x) => x > 85 && x < 90 }))).toEqual([]);
  });

  test('lies in the light of its wall', () => {
    const light = (x: number): number => (x < 160 ? 1 : 0.6);
    expect(missing({ foot: slanted, board: BOARD, light, isSeen: (x) => x < 160 })).toBeLessThan(0.3);
  });

  test('changes nothing outside the hole', () => {
    const scene = { foot: slanted, board: DARK_BOARD };
    const [before, after] = [painted(scene), drawn(scene)];
    expect(after.data.every((value, k) => isHole[k >> 2] === 1 || value === before.data[k])).toBe(true);
  });

  test('is drawn on a larger picture at its size', () => {
    const scene = { foot: slanted, board: DARK_BOARD };
    const open = Uint8Array.from({ length: 4 * isHole.length }, (_, i) => {
      const [x, y] = [(i % (2 * WIDTH)) >> 1, Math.floor(i / (2 * WIDTH)) >> 1];
      return isHole[y * WIDTH + x]!;
    });
    const bare = painted({ ...scene, board: null }, 2);
    const without = errorAtFoot(bare, painted(scene, 2), slanted);
    const image = drawSkirting(bare, { isHole: open, runs: findSkirting(viewOf(scene)), width: WIDTH, lens });
    expect(errorAtFoot(image, painted(scene, 2), slanted)).toBeLessThan(0.25 * without);
  });
});
