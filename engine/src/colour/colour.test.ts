import { describe, expect, test } from 'vitest';
import { deltaE2000, labFromRgb, type Lab } from './delta-e-2000.ts';
import { linearFromOklab, oklabFromRgb } from './oklab.ts';
import { byteFromLinear, LINEAR_FROM_BYTE } from './srgb.ts';

describe('sRGB', () => {
  test('every byte survives the way to linear light and back', () => {
    for (let byte = 0; byte < 256; byte++) expect(byteFromLinear(LINEAR_FROM_BYTE[byte]!)).toBe(byte);
  });

  test('what cannot be shown is clipped', () => {
    expect([byteFromLinear(-1), byteFromLinear(Number.NaN), byteFromLinear(9)]).toEqual([0, 0, 255]);
  });
});

describe('OKLab', () => {
  test('white is L 1 without colour', () => {
    const [l, a, b] = oklabFromRgb(255, 255, 255);
    expect(l).toBeCloseTo(1, 4);
    expect(Math.hypot(a, b)).toBeLessThan(1e-3);
  });

  test('colours survive the way there and back', () => {
    const colours: [number, number, number][] = [
      [255, 0, 0],
      [12, 200, 90],
      [1, 2, 3],
      [240, 240, 10],
    ];
    for (const rgb of colours) {
      expect(linearFromOklab(oklabFromRgb(...rgb)).map(byteFromLinear)).toEqual(rgb);
    }
  });
});

describe('CIEDE2000', () => {
  // Pairs and results from Sharma, Wu, Dalal (2005), table 1: the ones built to catch wrong hue handling.
  const pairs: [Lab, Lab, number][] = [
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1.0],
    [[50, 0, 0], [50, -1, 2], 2.3669],
    [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
    [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
    [[50, -0.001, 2.49], [50, 0.0011, -2.49], 4.7461],
    [[50, 2.5, 0], [50, 0, -2.5], 4.3065],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
    [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
  ];
  test.each(pairs)('%j and %j differ by %d', (one, two, expected) => {
    expect(deltaE2000(one, two)).toBeCloseTo(expected, 4);
    expect(deltaE2000(two, one)).toBeCloseTo(expected, 4);
  });

  test('black and white are 100 apart', () => {
    expect(deltaE2000(labFromRgb(0, 0, 0), labFromRgb(255, 255, 255))).toBeCloseTo(100, 1);
  });
});
