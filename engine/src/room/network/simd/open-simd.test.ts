import { afterEach, describe, expect, it } from 'vitest';
import { createRandom } from '../../../random.ts';
import { plainly } from '../arithmetic.ts';
import type { FeatureMap } from '../feature-map.ts';
import type { Layer, Layers, SeparableLayer } from '../read-layers.ts';
import { openSimd } from './open-simd.ts';

const random = createRandom(7);
const numbers = (count: number): Float32Array => Float32Array.from({ length: count }, () => 2 * random() - 1);

const layer = (inputs: number, outputs: number): Layer => ({
  inputs,
  outputs,
  weight: numbers(inputs * outputs),
  bias: numbers(outputs),
});
const withUsual = (inputs: number, outputs: number): Layer => ({
  ...layer(inputs, outputs),
  usual: { mean: numbers(outputs), spread: numbers(outputs).map((value) => 1 + value * value) },
});
const separable = (inputs: number, outputs: number): SeparableLayer => ({
  filter: layer(9, inputs),
  mix: layer(inputs, outputs),
});
const map = (width: number, height: number, channels: number): FeatureMap => ({
  width,
  height,
  channels,
  data: numbers(width * height * channels),
});

const LAYERS: Layers = {
  stem: withUsual(45, 16),
  down: [[{ ...separable(16, 24), mix: withUsual(16, 24) }, separable(24, 24)]],
  middle: [separable(24, 8)],
  overview: layer(8, 8),
  up: [[separable(24, 16), separable(16, 16)]],
  heads: [1, 2, 6, 13, 24].map((outputs) => layer(16, outputs)),
};

function expectAlike(one: FeatureMap, two: FeatureMap): void {
  expect([one.width, one.height, one.channels]).toEqual([two.width, two.height, two.channels]);
  const farthest = one.data.reduce((most, value, i) => Math.max(most, Math.abs(value - two.data[i]!)), 0);
  expect(farthest).toBeLessThan(1e-4);
}

describe.each([
  [1, 1],
  [2, 1],
  [1, 7],
  [5, 3],
  [37, 23],
  [66, 5],
])('a map of %d by %d', (width, height) => {
  const fast = openSimd(LAYERS)!({ width, height });
  const plain = plainly({ width, height });
  const half = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) };

  it('gives the same convolved', () => {
    const shown = map(width, height, 5);
    expectAlike(fast.convolve(shown, LAYERS.stem), plain.convolve(shown, LAYERS.stem));
  });

  it.each([1, 2] as const)(
    'gives the same filtered and mixed at every pixel or every second: %d',
    (stride) => {
      const [first] = LAYERS.down[0]!;
      const shown = map(width, height, 16);
      expectAlike(fast.separate(shown, first!, stride), plain.separate(shown, first!, stride));
    },
  );

  it('gives the same enlarged beside one that was kept meanwhile', () => {
    const shown = map(half.width, half.height, 8);
    const beside = map(width, height, 16);
    const kept = fast.keep(beside);
    fast.mix(map(width, height, 16), LAYERS.heads[0]!);
    expectAlike(fast.enlargeBeside(shown, kept), plain.enlargeBeside(shown, beside));
  });

  it.each(LAYERS.heads.map((head) => [head.outputs, head] as const))(
    'gives the same mixed to %d channels',
    (_, head) => {
      const shown = map(width, height, 16);
      expectAlike(fast.mix(shown, head), plain.mix(shown, head));
    },
  );

  it.each(LAYERS.heads.map((head) => [head.outputs, head] as const))(
    'gives the same shares of %d channels, however far apart they are',
    (_, head) => {
      const shown = map(width, height, 16);
      shown.data.forEach((value, i, data) => (data[i] = i % 3 === 0 ? 40 * value : value));
      const [one, two] = [fast.share(shown, head), plain.share(shown, head)];
      expectAlike(one, two);
      expect(one.data.every((share) => share >= 0 && share <= 1.000001)).toBe(true);
    },
  );

  it('gives the same all the way down and up again', () => {
    const shown = map(width, height, 5);
    const way = (arithmetic: typeof fast): FeatureMap => {
      const top = arithmetic.convolve(shown, LAYERS.stem);
      const kept = arithmetic.keep(top);
      const [down, again] = LAYERS.down[0]!;
      const low = arithmetic.separate(arithmetic.separate(top, down!, 2), again!, 1);
      const lowest = arithmetic.separate(low, LAYERS.middle[0]!, 1);
      const [up, last] = LAYERS.up[0]!;
      const high = arithmetic.separate(arithmetic.enlargeBeside(lowest, kept), up!, 1);
      return arithmetic.mix(arithmetic.separate(high, last!, 1), LAYERS.heads[3]!);
    };
    const [one, two] = [way(fast), way(plain)];
    const scale = Math.max(1, ...two.data.map(Math.abs));
    expectAlike(
      { ...one, data: one.data.map((v) => v / scale) },
      { ...two, data: two.data.map((v) => v / scale) },
    );
  });
});

describe('where it cannot be used', () => {
  const real = Object.getOwnPropertyDescriptor(globalThis, 'WebAssembly')!;
  const replace = (value: unknown): void =>
    void Object.defineProperty(globalThis, 'WebAssembly', { ...real, value });
  afterEach(() => void Object.defineProperty(globalThis, 'WebAssembly', real));

  it('is not opened without WebAssembly', () => {
    replace(undefined);
    expect(openSimd(LAYERS)).toBeNull();
  });

  it('is not opened where a policy forbids it', () => {
    const refuse = function (): never {
      throw new EvalError('refused by the content security policy');
    };
    replace({ Module: refuse, Memory: refuse, Instance: refuse });
    expect(openSimd(LAYERS)).toBeNull();
  });

  it('is not opened for channels that do not come in eights', () => {
    expect(openSimd({ ...LAYERS, middle: [separable(24, 12)] })).toBeNull();
    expect(openSimd({ ...LAYERS, heads: [layer(15, 2)] })).toBeNull();
  });
});
