import { expect, test } from 'vitest';
import { expectedLook } from './expected-look.ts';
import { FEATURES, Kind } from './ground.ts';

const WIDTH = 24;
const HEIGHT = 12;
const BOARDS = 5;
const RUG = 19;

/** A hole in the middle of a floor, boards to the left of it and a rug to the right. */
const cells = Array.from({ length: WIDTH * HEIGHT }, (_, cell) => cell);
const isOpen = Uint8Array.from(cells, (cell) => (cell % WIDTH > 7 && cell % WIDTH < 16 ? 1 : 0));
const open = Int32Array.from(cells.filter((cell) => isOpen[cell] === 1));
const rim = Int32Array.from(cells.filter((cell) => cell % WIDTH === 7 || cell % WIDTH === 16));
const ground = {
  ...{ width: WIDTH, height: HEIGHT, step: 1, isOpen },
  colour: new Float32Array(3 * cells.length),
  feature: Float32Array.from({ length: FEATURES * cells.length }, (_, k) =>
    Math.floor(k / FEATURES) % WIDTH < 12 ? 0 : 40,
  ),
  kind: new Int16Array(cells.length).fill(Kind.FLOOR),
  surface: new Int16Array(cells.length),
  instance: new Int16Array(cells.length).fill(-1),
  thing: new Int32Array(cells.length).fill(-1),
  isOtherLight: new Uint8Array(cells.length),
  openingShare: new Float32Array(cells.length),
};

/** What a copy of boards and one of the rug cost in a column of the hole. */
function costsIn(column: number): { boards: number; rug: number } {
  const look = expectedLook(ground, open, rim);
  const node = open.indexOf(6 * WIDTH + column);
  return { boards: look.cost(node, 6 * WIDTH + BOARDS), rug: look.cost(node, 6 * WIDTH + RUG) };
}

test('what is seen at the near rim is likelier than what is seen at the far one', () => {
  const [left, right] = [costsIn(8), costsIn(15)];
  expect(left.rug).toBeGreaterThan(left.boards + 10);
  expect(right.boards).toBeGreaterThan(right.rug + 10);
});

test('nothing is unlikely where hardly anything is seen', () => {
  const look = expectedLook(ground, open, rim.subarray(0, 4));
  expect(look.cost(0, BOARDS)).toBe(0);
  expect(look.cost(0, RUG)).toBe(0);
});
