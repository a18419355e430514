import { describe, expect, test } from 'vitest';
import type { PixelImage } from '../pixels.ts';
import { createRandom } from '../random.ts';
import { autoWhiteBalance } from './auto-white-balance.ts';
import { histogramOf } from './histogram.ts';

/** A room of many greys, each a little coloured, under a light of the given colour. */
function room(light: [number, number, number], seed = 3): PixelImage {
  const random = createRandom(seed);
  const data = new Uint8Array(64 * 64 * 4);
  for (let i = 0; i < data.length; i += 4) {
    const grey = 60 + 140 * random();
    for (let c = 0; c < 3; c++) data[i + c] = Math.min(255, (grey + 20 * (random() - 0.5)) * light[c]!);
    data[i + 3] = 255;
  }
  return { width: 64, height: 64, data };
}

function plain(colour: [number, number, number]): PixelImage {
  const data = new Uint8Array(32 * 32 * 4);
  for (let i = 0; i < data.length; i += 4) data.set([...colour, 255], i);
  return { width: 32, height: 32, data };
}

describe('histogramOf', () => {
  test('counts every pixel that is not wholly transparent, by channel and by brightness', () => {
    const data = Uint8Array.of(255, 0, 0, 255, 255, 255, 255, 1, 9, 9, 9, 0, 0, 0, 0, 255);
    const { red, green, blue, luminance } = histogramOf({ width: 4, height: 1, data });
    expect([red[255], red[0], red[9]]).toEqual([2, 1, 0]);
    expect([green[255], green[0]]).toEqual([1, 2]);
    expect([blue[255], blue[0]]).toEqual([1, 2]);
    expect([luminance[54], luminance[255], luminance[0]]).toEqual([1, 1, 1]);
  });
});

describe('autoWhiteBalance', () => {
  test('leaves a room in neutral light alone', () => {
    const { temperature, tint } = autoWhiteBalance(room([1, 1, 1]));
    expect(Math.abs(temperature)).toBeLessThanOrEqual(2);
    expect(Math.abs(tint)).toBeLessThanOrEqual(2);
  });

  test('cools a warm light, warms a cool one, and takes green and magenta away', () => {
    expect(autoWhiteBalance(room([1.1, 1, 0.85])).temperature).toBeLessThan(-15);
    expect(autoWhiteBalance(room([0.88, 1, 1.1])).temperature).toBeGreaterThan(15);
    expect(autoWhiteBalance(room([1, 1.06, 1])).tint).toBeGreaterThan(5);
    expect(autoWhiteBalance(room([1, 0.94, 1])).tint).toBeLessThan(-5);
  });

  test('says nothing of what it cannot judge: black, clipped, transparent or coloured through and through', () => {
    const nothing = { temperature: 0, tint: 0 };
    expect(autoWhiteBalance(plain([20, 10, 5]))).toEqual(nothing);
    expect(autoWhiteBalance(plain([255, 240, 200]))).toEqual(nothing);
    expect(autoWhiteBalance(plain([200, 20, 20]))).toEqual(nothing);
    const { width, height, data } = plain([150, 120, 90]);
    expect(autoWhiteBalance({ width, height, data: data.map((v, i) => (i % 4 === 3 ? 0 : v)) })).toEqual(
      nothing,
    );
  });

  test('never takes more than a lamp adds, so a red room stays red', () => {
    const { temperature, tint } = autoWhiteBalance(plain([200, 110, 95]));
    expect(temperature).toBe(-40);
    expect(Math.abs(tint)).toBeLessThanOrEqual(15);
  });
});
