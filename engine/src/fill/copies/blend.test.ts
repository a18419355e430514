import { expect, test } from 'vitest';
import { blendCorrection } from './blend.ts';
import { FEATURES, Kind } from './ground.ts';
import { shiftInPicture } from './shift.ts';

const WIDTH = 24;
const HEIGHT = 12;
const WALL = [150, 148, 145];

interface Around {
  /** What is seen above the hole. */
  readonly kind: number;
  readonly colour: readonly number[];
}

/** The largest correction, of either sign, of a hole in a wall that is filled by plain wall from the left; something else is seen above it. */
function correctionBelow({ kind: above, colour: shown }: Around): number {
  const cells = WIDTH * HEIGHT;
  const isIn = (cell: number): boolean =>
    cell % WIDTH > 13 && cell % WIDTH < 20 && cell >= 4 * WIDTH && cell < 9 * WIDTH;
  const isAbove = (cell: number): boolean => cell % WIDTH > 12 && cell < 4 * WIDTH;
  const colour = Float32Array.from({ length: 3 * cells }, (_, k) =>
    isAbove(Math.floor(k / 3)) ? shown[k % 3]! : WALL[k % 3]!,
  );
  const isOpen = Uint8Array.from({ length: cells }, (_, cell) => (isIn(cell) ? 1 : 0));
  const ground = {
    ...{ width: WIDTH, height: HEIGHT, step: 1, colour, isOpen },
    feature: new Float32Array(FEATURES * cells),
    kind: Int16Array.from({ length: cells }, (_, cell) => (isAbove(cell) ? above : Kind.WALL)),
    surface: new Int16Array(cells),
    instance: new Int16Array(cells).fill(-1),
    thing: new Int32Array(cells).fill(-1),
    isOtherLight: new Uint8Array(cells),
  };
  const label = Int32Array.from(isOpen, (open) => open - 1);
  const correction = blendCorrection({ ground, shifts: [shiftInPicture(-9, 0)], label, roughness: 0 });
  return correction.reduce((most, own) => (Math.abs(own) > Math.abs(most) ? own : most), 0);
}

test('a wall that goes on below a window keeps its own light', () => {
  expect(correctionBelow({ kind: Kind.OPENING, colour: [90, 92, 96] })).toBeCloseTo(0, 2);
});

test('a wall is not tinted by what has another hue above it', () => {
  expect(correctionBelow({ kind: Kind.WALL, colour: [150, 120, 90] })).toBeCloseTo(0, 2);
});

test('a wall that is darker above the hole is darker in it', () => {
  expect(correctionBelow({ kind: Kind.WALL, colour: [105, 104, 102] })).toBeLessThan(-0.1);
});
