import { describe, expect, test } from 'vitest';
import { edgeCost, edgesOf } from './floor-edge.ts';
import { FEATURES, Kind } from './ground.ts';

const [WIDTH, HEIGHT] = [40, 24];
/** A wall that stands level on the floor up to the column 24, and one that comes nearer from there on. */
const footOf = (x: number): number => (x < 24 ? 8 : 8 + Math.floor((x - 24) / 2));
const size = WIDTH * HEIGHT;
const edges = edgesOf({
  ...{ width: WIDTH, height: HEIGHT, step: 4 },
  colour: new Float32Array(3 * size),
  feature: new Float32Array(FEATURES * size),
  isOpen: new Uint8Array(size),
  kind: Int16Array.from({ length: size }, (_, cell) =>
    Math.floor(cell / WIDTH) < footOf(cell % WIDTH) ? Kind.WALL : Kind.FLOOR,
  ),
  surface: new Int16Array(size),
  instance: new Int16Array(size).fill(-1),
  thing: new Int32Array(size).fill(-1),
  isOtherLight: new Uint8Array(size),
  openingShare: new Float32Array(size),
});
const at = (x: number, y: number): number => y * WIDTH + x;
const cost = (cell: number, source: number): number => edgeCost(edges, { cell, source }, 1);

describe('what is copied where floor and wall meet', () => {
  test('comes from as near to a line that falls alike', () => {
    expect(cost(at(6, 8), at(16, 8))).toBe(0);
    expect(cost(at(6, 8), at(16, 10))).toBeGreaterThan(0);
    expect(cost(at(6, 7), at(16, 7))).toBe(0);
  });

  test('comes rather from amid the floor than from the foot of another wall', () => {
    expect(cost(at(6, 8), at(8, 20))).toBeLessThan(cost(at(6, 8), at(34, footOf(34))));
  });

  test('is no foot of a wall amid the floor', () => {
    expect(cost(at(6, 20), at(16, 21))).toBe(0);
    expect(cost(at(6, 20), at(16, 8))).toBeGreaterThan(500);
    expect(cost(at(6, 20), at(34, footOf(34)))).toBeGreaterThan(500);
  });
});
