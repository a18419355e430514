import { describe, expect, it, test } from 'vitest';
import { NETWORK_CLASSES, NETWORK_PLANES } from './classes.ts';
import type { FeatureMap } from './feature-map.ts';
import { plainly } from './arithmetic.ts';
import { copyFor, FINE, openArithmetic, seePixels } from './see-pixels.ts';
import { formula } from './testing/formula.ts';
import { EXPECTED, EXPECTED_CAMERA } from './weights-check.ts';

function valuesAt(map: FeatureMap, [row, column]: readonly [number, number]): number[] {
  const from = (row * map.width + column) * map.channels;
  return [...map.data.subarray(from, from + map.channels)];
}

const simd = openArithmetic();

test('four numbers at once are reckoned with where they can be', () => {
  expect(simd).not.toBe(plainly);
});

describe.each([
  ['plainly', plainly],
  ['with SIMD', simd],
])('the network, reckoned %s', (_, arithmeticFor) => {
  const sight = seePixels(formula(), arithmeticFor);

  it.each(['classes', 'planes', 'border', 'offset'] as const)(
    'gives the %s that its trainer computes from the same numbers',
    (head) => {
      for (const place of EXPECTED) {
        const found = valuesAt(sight[head], place.at);
        expect(found).toHaveLength(place[head].length);
        place[head].forEach((value, k) => expect(found[k]).toBeCloseTo(value, head === 'offset' ? 2 : 3));
      }
    },
  );

  it('gives the camera that its trainer computes from the same numbers', () => {
    const { horizon, pitch, roll, turn, focal } = sight.camera;
    const found = [2 * horizon - 1, pitch, roll, turn, Math.log(focal)];
    EXPECTED_CAMERA.forEach((value, k) => expect(found[k]).toBeCloseTo(value, 3));
  });

  it('shares every pixel among its classes and among its planes', () => {
    for (const { channels, data } of [sight.classes, sight.planes]) {
      for (let i = 0; i < data.length; i += channels) {
        const sum = data.subarray(i, i + channels).reduce((total, share) => total + share, 0);
        expect(Math.abs(sum - 1)).toBeLessThan(1e-4);
      }
    }
  });

  it('answers pictures of any format', () => {
    const thin = { width: 9, height: 400, data: new Uint8Array(9 * 400 * 4) };
    const { classes, planes } = seePixels(copyFor(thin, FINE / 4), arithmeticFor);
    expect(classes.data).toHaveLength(classes.width * classes.height * NETWORK_CLASSES.length);
    expect(planes.data).toHaveLength(planes.width * planes.height * NETWORK_PLANES.length);
    expect(classes.data.every(Number.isFinite) && planes.data.every(Number.isFinite)).toBe(true);
  });
});

test.each([
  [4000, 3000],
  [6000, 400],
  [1, 90_000],
  [1, 1],
])(
  'a picture of %d by %d is shown as a copy of bounded size that can be halved four times',
  (width, height) => {
    const copy = copyFor({ width, height, data: new Uint8Array(4 * width * height) }, FINE);
    expect([copy.width % 16, copy.height % 16]).toEqual([0, 0]);
    expect(copy.width * copy.height).toBeLessThan(1.4 * FINE);
  },
);
