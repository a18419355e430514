import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../engine/src/models.ts';
import { bounce, smoothLight, type Lit } from './bounce.ts';

const [WIDTH, HEIGHT] = [64, 48];

/** A wall on the left and a floor on the right, grey, in grainy light: half as bright on the floor. */
function lit(): Lit {
  const random = createRandom(4);
  const size = WIDTH * HEIGHT;
  const isWall = (i: number): boolean => i % WIDTH < WIDTH / 2;
  const each = (value: (i: number, c: number) => number): Float32Array =>
    Float32Array.from({ length: 3 * size }, (_, k) => value(Math.floor(k / 3), k % 3));
  return {
    width: WIDTH,
    height: HEIGHT,
    open: new Float32Array(size).fill(1),
    stuff: each(() => 0.5),
    light: each((i) => (isWall(i) ? 1 : 0.5) * (0.6 + 0.8 * random())),
    sun: each(() => 0),
    own: each(() => 0),
    normals: each((i, c) => (c === (isWall(i) ? 2 : 1) ? 1 : 0)),
    distances: new Float32Array(size).fill(2),
  };
}

const levelAt = (light: Float32Array, x: number): number[] =>
  Array.from({ length: HEIGHT - 16 }, (_, y) => light[3 * ((y + 8) * WIDTH + x)]!);
const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
const spread = (values: readonly number[]): number =>
  Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));

describe('light', () => {
  it('loses its grain, and nothing of the edge between two surfaces', () => {
    const grainy = lit();
    const smooth = smoothLight(grainy);
    for (const x of [10, 50])
      expect(spread(levelAt(smooth, x))).toBeLessThan(spread(levelAt(grainy.light, x)) / 4);
    expect(mean(levelAt(smooth, WIDTH / 2 - 1))).toBeCloseTo(1, 1);
    expect(mean(levelAt(smooth, WIDTH / 2))).toBeCloseTo(0.5, 1);
  });

  it('takes the colour of what lies around along where it bounces', () => {
    const plain = lit();
    const red = Float32Array.from(plain.stuff, (value, k) =>
      Math.floor(k / 3) % WIDTH >= WIDTH / 2 && k % 3 > 0 ? 0.05 : value,
    );
    const sent = bounce({ ...plain, stuff: red });
    const shown = (x: number, c: number): number => mean(levelAt(sent.subarray(c), x));
    const beside = WIDTH / 2 - 3;
    expect(shown(beside, 0) / shown(beside, 2)).toBeGreaterThan(1.05);
    expect(shown(2, 0) / shown(2, 2)).toBeLessThan(shown(beside, 0) / shown(beside, 2));
  });
});
