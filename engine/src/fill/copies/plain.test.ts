import { describe, expect, test } from 'vitest';
import { composeCopies } from './compose.ts';
import { costsOf, gapOf, rimOf } from './copy-costs.ts';
import { type Completed, EDGES, FEATURES, Kind } from './ground.ts';
import { labelIsland, joinLabels, sourcesOf } from './label-hole.ts';
import { layoutOf } from '../../room/testing/clear-room.ts';
import { linesAround, linesThrough } from './lines-through.ts';
import { type PlainField, plainField } from './plain.ts';
import { PLAIN, PLAINLY, scaledShift, shiftInPicture } from './shift.ts';

const WIDTH = 240;
const HEIGHT = 180;
const STEP = 3;
const HOLE = { left: 84, top: 60, right: 156, bottom: 120 };
const size = { width: WIDTH / STEP, height: HEIGHT / STEP };

type Paint = (x: number, y: number) => readonly [number, number, number];

/** A wall that grows lighter to the right. */
const wall: Paint = (x) => [120 + x / 6, 116 + x / 6, 100 + x / 6];
/** A line that falls by one pixel in eight, through the middle of the hole. */
const offLine = (x: number, y: number): number => y - (75 + x / 8);

function isHoleAt(x: number, y: number): boolean {
  return x >= HOLE.left && x < HOLE.right && y >= HOLE.top && y < HOLE.bottom;
}

/** A wall painted so, with a hole in it that shows something else. */
function sceneOf(paint: Paint): {
  picture: { width: number; height: number; data: Uint8Array };
  ground: Completed;
} {
  const data = new Uint8Array(4 * WIDTH * HEIGHT).fill(255);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    data.set(isHoleAt(x, y) ? [200, 20, 160] : paint(x, y), 4 * i);
  }
  const cells = Array.from({ length: size.width * size.height }, (_, cell) => [
    (cell % size.width) * STEP,
    Math.floor(cell / size.width) * STEP,
  ]);
  const colour = Float32Array.from(
    cells.flatMap(([x, y]) => [0, 1, 2].map((c) => data[4 * ((y! + 1) * WIDTH + x! + 1) + c]!)),
  );
  const ground = {
    ...{ ...size, step: STEP, colour },
    feature: Float32Array.from({ length: FEATURES * cells.length }, (_, k) =>
      k % FEATURES < 3 ? 0.4 * colour[3 * Math.floor(k / FEATURES) + (k % FEATURES)]! : 0,
    ),
    isOpen: Uint8Array.from(cells, ([x, y]) => (isHoleAt(x!, y!) ? 1 : 0)),
    kind: new Int16Array(cells.length).fill(Kind.WALL),
    surface: new Int16Array(cells.length),
    instance: new Int16Array(cells.length).fill(-1),
    thing: new Int32Array(cells.length).fill(-1),
    isOtherLight: new Uint8Array(cells.length),
    openingShare: new Float32Array(cells.length),
  };
  return { picture: { width: WIDTH, height: HEIGHT, data }, ground };
}

/** Nothing is known of the camera. */
const layout = layoutOf({
  camera: { focal: 300, centreX: 0, centreY: 0, pitch: 0, roll: 0, yaw: 0, trust: 0 },
  distance: [1, 1, 3, 2, 2, 1],
});

interface Filled {
  readonly plain: PlainField;
  /** Share of the hole that runs on plainly. */
  readonly share: number;
  /** Mean error in the hole, levels. */
  readonly error: number;
}

function filled(paint: Paint): Filled {
  const { picture, ground } = sceneOf(paint);
  const island = Int32Array.from(ground.isOpen.keys()).filter((cell) => ground.isOpen[cell] === 1);
  const lines = [linesThrough(picture, ground, { lines: linesAround(picture, ground), island, layout })];
  const plain = plainField(ground, [island], lines);
  const copied = [-90, -75, 75, 90].map((x) => shiftInPicture(x, 0));
  const labels = joinLabels(ground, [labelIsland(ground, island, { copied, plain })], plain);
  const isHole = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
    isHoleAt(i % WIDTH, Math.floor(i / WIDTH)) ? 1 : 0,
  );
  const map = {
    ...{ width: WIDTH, height: HEIGHT, count: 1, isFloor: [false] },
    surface: new Uint8Array(isHole.length),
    isSeen: new Uint8Array(isHole.length).fill(1),
  };
  const plan = { map, labels, correction: new Float32Array(3 * ground.isOpen.length) };
  const { data } = composeCopies({ crop: picture, isHole, plan });
  let [error, own] = [0, 0];
  for (let i = 0; i < isHole.length; i++)
    if (isHole[i] === 1)
      paint(i % WIDTH, Math.floor(i / WIDTH)).forEach((value, c) => {
        error += Math.abs(data[4 * i + c]! - value) / 3;
      });
  for (const cell of island) if (labels.shifts[labels.label[cell]!]?.side === PLAIN) own++;
  const area = (HOLE.right - HOLE.left) * (HOLE.bottom - HOLE.top);
  return { plain, share: own / island.length, error: error / area };
}

/** What it costs in the mean to copy a wall into the hole from its left and from its right; on the left faint edges are seen. */
function costsOfSides(paint: Paint): { left: number; right: number } {
  const { ground } = sceneOf(paint);
  const island = Int32Array.from(ground.isOpen.keys()).filter((cell) => ground.isOpen[cell] === 1);
  const plain = plainField(ground, [island], [[]]);
  for (let cell = 0; cell < ground.isOpen.length; cell++)
    if (cell % size.width < HOLE.left / STEP) ground.feature[FEATURES * cell + EDGES] = 5;
  const rim = rimOf(ground, island, { gap: gapOf(ground.feature, plain.feature), plain });
  const meanOf = (x: number): number => {
    const shift = shiftInPicture(x, 0);
    const from = sourcesOf(ground, rim.near.cells, scaledShift(shift, 1 / STEP));
    return costsOf(rim, island, { shift, from }).reduce((sum, cost) => sum + cost, 0) / island.length;
  };
  return { left: meanOf(-75), right: meanOf(75) };
}

describe('a plain wall', () => {
  test('runs on in its light, though whatever is copied has another', () => {
    const { plain, share, error } = filled(wall);
    expect(plain.lines).toEqual([[]]);
    expect(share).toBeGreaterThan(0.9);
    expect(error).toBeLessThan(2);
  });

  test('keeps a moulding that is seen on both sides', () => {
    const moulding: Paint = (x, y) => (Math.abs(offLine(x, y)) < 2 ? [225, 225, 220] : wall(x, y));
    const { plain, error } = filled(moulding);
    expect(plain.lines[0]).toHaveLength(1);
    expect(error).toBeLessThan(4.5);
  });

  test('changes its colour along an edge that is seen on both sides', () => {
    const twoTone: Paint = (x, y) => (offLine(x, y) < 0 ? [185, 190, 195] : wall(x, y));
    const { plain, share, error } = filled(twoTone);
    expect(plain.lines[0]).toHaveLength(1);
    expect(share).toBeGreaterThan(0.9);
    expect(error).toBeLessThan(2.5);
  });

  test('has no edge that ends at the hole', () => {
    const ending: Paint = (x, y) => (x < HOLE.left && offLine(x, y) < 0 ? [185, 190, 195] : wall(x, y));
    expect(filled(ending).plain.lines).toEqual([[]]);
  });

  test('has no edge that stops within the hole', () => {
    const { picture, ground } = sceneOf((x, y) => (offLine(x, y) < 0 ? [185, 190, 195] : wall(x, y)));
    const lines = linesAround(picture, ground);
    const hole = [...ground.isOpen.keys()].filter((cell) => ground.isOpen[cell] === 1);
    const farther = [...ground.isOpen.keys()].filter((cell) => (cell % size.width) * STEP >= HOLE.right);
    const through = (cells: readonly number[]) =>
      linesThrough(picture, ground, { lines, layout, island: Int32Array.from(cells) });
    expect(through(hole)).toHaveLength(1);
    expect(through([...hole, ...farther])).toEqual([]);
  });

  test('has no edge of two that meet in one line and show something else', () => {
    const other: Paint = (x, y) => (x < HOLE.left === offLine(x, y) < 0 ? [185, 190, 195] : [120, 116, 100]);
    expect(filled(other).plain.lines).toEqual([[]]);
  });

  test('is copied from where it is even, not from where edges are seen, however faint; a patterned one is', () => {
    const plainly = costsOfSides(() => [170, 160, 150]);
    expect(plainly.left - plainly.right).toBeGreaterThan(50);
    const tiled = costsOfSides((x, y) => (x % 15 < 3 || y % 15 < 3 ? [60, 50, 40] : [170, 160, 150]));
    expect(tiled.left - tiled.right).toBeLessThan(20);
  });

  test('may reach down to the floor, at a price; the floor itself is not plain there', () => {
    const { ground } = sceneOf(wall);
    const island = Int32Array.from(ground.isOpen.keys()).filter((cell) => ground.isOpen[cell] === 1);
    const floorFrom = 30 * size.width;
    ground.kind.fill(Kind.FLOOR, floorFrom);
    const plain = plainField(ground, [island], [[]]);
    const rim = rimOf(ground, island, { gap: gapOf(ground.feature, plain.feature), plain });
    const costs = costsOf(rim, island, { shift: PLAINLY, from: rim.near.cells });
    const costAt = (row: number): number => costs[island.indexOf(row * size.width + size.width / 2)]!;
    expect(costAt(28) - costAt(22)).toBeGreaterThan(30);
    expect([costAt(28), costAt(31)].map(Number.isFinite)).toEqual([true, false]);
  });

  test('costs more the more pattern it shows, and is not made of tiles', () => {
    const tiled: Paint = (x, y) => (x % 15 < 3 || y % 15 < 3 ? [60, 50, 40] : [170, 160, 150]);
    const [even, uneven] = [filled(wall), filled(tiled)];
    const costOf = ({ plain }: Filled): number => Math.min(...plain.cost);
    expect(costOf(uneven)).toBeGreaterThan(10 * costOf(even));
    expect(uneven.share).toBeLessThan(0.1);
  });
});
