import { expect, test } from 'vitest';
import { blendCorrection } from './blend.ts';
import { FEATURES, Kind } from './ground.ts';
import { plainField } from './plain.ts';
import { shiftInPicture } from './shift.ts';

const WIDTH = 24;
const HEIGHT = 12;
const CELLS = WIDTH * HEIGHT;
const WALL = [150, 148, 145];

interface Scene {
  /** What is seen in other places than plain wall. */
  readonly kindAt?: (x: number, y: number) => number;
  readonly colourAt: (x: number, y: number) => readonly number[];
  /** Where floor was followed into another light. */
  readonly isOtherLightAt?: (x: number) => boolean;
  /** By which of `shifts` each row of the hole is copied; absent: all by the first. */
  readonly shiftAt?: (y: number) => number;
}

const shifts = [shiftInPicture(-9, 0), shiftInPicture(-9, 3)];

/** How a hole in a wall, six cells wide and five high and copied from nine cells to the left, is corrected: red of each column, the middle row. */
function corrected({
  kindAt = () => Kind.WALL,
  colourAt,
  isOtherLightAt = () => false,
  shiftAt = () => 0,
}: Scene): number[] {
  const cells = Array.from({ length: CELLS }, (_, cell) => [cell % WIDTH, Math.floor(cell / WIDTH)] as const);
  const isOpen = Uint8Array.from(cells, ([x, y]) => (x > 13 && x < 20 && y > 3 && y < 9 ? 1 : 0));
  const ground = {
    ...{ width: WIDTH, height: HEIGHT, step: 1, isOpen },
    colour: Float32Array.from(cells.flatMap(([x, y]) => colourAt(x, y))),
    feature: new Float32Array(FEATURES * CELLS),
    kind: Int16Array.from(cells, ([x, y]) => kindAt(x, y)),
    surface: new Int16Array(CELLS),
    instance: new Int16Array(CELLS).fill(-1),
    thing: new Int32Array(CELLS).fill(-1),
    isOtherLight: Uint8Array.from(cells, ([x]) => (isOtherLightAt(x) ? 1 : 0)),
    openingShare: new Float32Array(CELLS),
  };
  const label = Int32Array.from(isOpen, (open, cell) =>
    open === 0 ? -1 : shiftAt(Math.floor(cell / WIDTH)),
  );
  const correction = blendCorrection({
    ...{ ground, plain: plainField(ground, [], []), label, roughness: 0 },
    shifts,
  });
  return [0, 1, 2, 3, 4, 5].map((column) => correction[3 * (6 * WIDTH + 14 + column)]!);
}

const isAbove = (x: number, y: number): boolean => x > 12 && y < 4;
const largest = (values: readonly number[]): number => Math.max(...values.map(Math.abs));

test('a wall that goes on below a window keeps its own light', () => {
  const found = corrected({
    kindAt: (x, y) => (isAbove(x, y) ? Kind.OPENING : Kind.WALL),
    colourAt: (x, y) => (isAbove(x, y) ? [90, 92, 96] : WALL),
  });
  expect(largest(found)).toBeCloseTo(0, 2);
});

test('a wall that is copied below a copied window takes on none of its light', () => {
  const isWindow = (x: number, y: number): boolean => (x < 12 && y < 6) || isAbove(x, y);
  const found = corrected({
    kindAt: (x, y) => (isWindow(x, y) ? Kind.OPENING : Kind.WALL),
    // Some of the wall is as bright as the window.
    colourAt: (x, y) => (isWindow(x, y) || x > 21 ? [240, 240, 240] : WALL),
    shiftAt: (y) => (y < 6 ? 0 : 1),
  });
  expect(largest(found)).toBeCloseTo(0, 2);
});

test('a wall that is darker above the hole is darker in it', () => {
  const colourAt = (x: number, y: number): readonly number[] => (isAbove(x, y) ? [105, 104, 102] : WALL);
  expect(Math.min(...corrected({ colourAt }))).toBeLessThan(-0.02);
});

test('boards that are copied up to a rug keep their hue', () => {
  const colourAt = (x: number): readonly number[] => (x < 20 ? [200, 170, 145] : [186, 186, 196]);
  expect(largest(corrected({ kindAt: () => Kind.FLOOR, colourAt }))).toBeLessThan(0.03);
});

test('boards in evening light on one side take on some of it', () => {
  const colourAt = (x: number): readonly number[] => (x < 20 ? [200, 170, 145] : [212, 166, 136]);
  expect(Math.max(...corrected({ kindAt: () => Kind.FLOOR, colourAt }))).toBeGreaterThan(0.02);
});

test('boards take on the glare that they were followed into', () => {
  const isGlare = (x: number): boolean => x >= 20;
  const scene = {
    kindAt: () => Kind.FLOOR,
    colourAt: (x: number): readonly number[] => (isGlare(x) ? [240, 235, 235] : [200, 170, 145]),
  };
  const [beside, followed] = [corrected(scene), corrected({ ...scene, isOtherLightAt: isGlare })].map(
    largest,
  );
  expect(followed).toBeGreaterThan(1.5 * beside!);
});

test('nothing that is copied gets brighter than what is seen: no floor of light', () => {
  // What is copied next to the right rim is darker than what is seen there.
  const colourAt = (x: number): readonly number[] =>
    x === 10 || x === 11 ? [120, 119, 117] : [200, 198, 195];
  const [, , , bright, , dark] = corrected({ colourAt });
  expect(dark).toBeGreaterThan(0.1);
  expect(bright).toBeLessThan(0.07);
});
