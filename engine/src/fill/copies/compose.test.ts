import { expect, test } from 'vitest';
import type { SurfaceMap } from '../../layout/surface-map.ts';
import { composeCopies } from './compose.ts';
import { FEATURES, Kind } from './ground.ts';
import { plainField } from './plain.ts';
import { PICTURE, type Shift } from './shift.ts';

const WIDTH = 96;
const HEIGHT = 24;
const CELLS = WIDTH * HEIGHT;

test('thin lines that are copied from where they are seen larger do not break up', () => {
  const data = new Uint8Array(4 * CELLS).fill(255);
  for (let i = 0; i < CELLS; i++) data.fill((i % WIDTH) % 3 === 0 ? 60 : 150, 4 * i, 4 * i + 3);
  const isOpen = Uint8Array.from({ length: CELLS }, (_, i) => (i % WIDTH > 75 ? 1 : 0));
  const ground = {
    ...{ width: WIDTH, height: HEIGHT, step: 1, isOpen },
    colour: new Float32Array(3 * CELLS),
    feature: new Float32Array(FEATURES * CELLS),
    kind: new Int16Array(CELLS).fill(Kind.UNKNOWN),
    surface: new Int16Array(CELLS),
    instance: new Int16Array(CELLS).fill(-1),
    thing: new Int32Array(CELLS).fill(-1),
    isOtherLight: new Uint8Array(CELLS),
    openingShare: new Float32Array(CELLS),
  };
  const map: SurfaceMap = {
    ...{ width: WIDTH, height: HEIGHT, count: 1, isFloor: [false] },
    surface: new Uint8Array(CELLS),
    isSeen: new Uint8Array(CELLS).fill(1),
  };
  const threeTimesAsLarge = { side: PICTURE, map: Float64Array.of(3, 0, -220, 0, 1, 0, 0, 0, 1) };
  const labels = {
    ...{ ground, plain: plainField(ground, [], []), shifts: [threeTimesAsLarge], roughness: 0 },
    label: Int32Array.from(isOpen, (open) => open - 1),
  };
  const crop = { width: WIDTH, height: HEIGHT, data };
  const plan = { map, labels, correction: new Float32Array(3 * CELLS) };
  const copied = composeCopies({ crop, isHole: isOpen, plan }).data;
  for (let x = 78; x < 94; x++) expect(Math.abs(copied[4 * (12 * WIDTH + x)]! - 120)).toBeLessThan(8);
});

test('a slanted edge of a thing is straight where its cells are stairs, and what is thin stays', () => {
  const [width, height, cell] = [48, 24, 4];
  const cells = width * height;
  const size = { width: width * cell, height: height * cell };
  // A thing above a line that falls by one cell in six, and a pole of one cell below it.
  const isThing = (x: number, y: number): boolean => y < 8 + Math.floor(x / 6) || x === 40;
  const isOpen = Uint8Array.from({ length: cells }, (_, i) => (i % width > 3 && i % width < 44 ? 1 : 0));
  const kind = Int16Array.from({ length: cells }, (_, i) =>
    isThing(i % width, Math.floor(i / width)) ? Kind.THING : Kind.UNKNOWN,
  );
  const ground = {
    ...{ width, height, step: 1, isOpen, kind },
    colour: new Float32Array(3 * cells),
    feature: new Float32Array(FEATURES * cells),
    surface: new Int16Array(cells),
    instance: new Int16Array(cells).fill(-1),
    thing: new Int32Array(cells).fill(-1),
    isOtherLight: new Uint8Array(cells),
    openingShare: new Float32Array(cells),
  };
  const data = new Uint8Array(4 * size.width * size.height).fill(255);
  for (let i = 0; i < size.width * size.height; i++) {
    // Things are copied from the dark left edge, the rest from the bright right one.
    const isLeft = i % size.width < size.width / 2;
    data.fill(isLeft ? 40 : 200, 4 * i, 4 * i + 3);
  }
  const towards = (column: number): Shift => ({
    side: PICTURE,
    map: Float64Array.of(0, 0, column, 0, 1, 0, 0, 0, 1),
  });
  const labels = {
    ...{ ground, plain: plainField(ground, [], []), roughness: 0 },
    shifts: [towards(1), towards(width - 1)],
    label: kind.map((one, i) => (isOpen[i] === 0 ? -1 : one === Kind.THING ? 0 : 1)) as unknown as Int32Array,
  };
  const map: SurfaceMap = {
    ...{ width, height, count: 1, isFloor: [false] },
    surface: new Uint8Array(cells),
    isSeen: new Uint8Array(cells).fill(1),
  };
  const plan = { map, labels, correction: new Float32Array(3 * cells) };
  const isHole = Uint8Array.from({ length: size.width * size.height }, (_, i) => {
    const [x, y] = [i % size.width, Math.floor(i / size.width)];
    return isOpen[Math.floor(y / cell) * width + Math.floor(x / cell)]!;
  });
  const copied = composeCopies({ crop: { ...size, data }, isHole, plan }).data;
  const at = (x: number, y: number): number => copied[4 * (y * size.width + x)]!;
  const edges = Array.from({ length: 80 }, (_, k) => {
    const x = 40 + k;
    return [...Array(size.height).keys()].find((y) => at(x, y) > 120) ?? 0;
  });
  const line = (x: number): number => cell * (7.5 + (x + 0.5) / cell / 6);
  expect(Math.max(...edges.map((edge, k) => Math.abs(edge - line(40 + k))))).toBeLessThan(2.2);
  expect(Math.max(...edges.slice(1).map((edge, k) => Math.abs(edge - edges[k]!)))).toBeLessThan(2);
  expect(at(40 * cell + 2, size.height - 6)).toBeLessThan(120);
});
