import { describe, expect, it } from 'vitest';
import type { Mask, PixelImage } from '../pixels.ts';
import { renderSampleRoom } from '../sample/render-sample-room.ts';
import { brighten } from './brighten.ts';
import { inspectMask } from './inspect-mask.ts';
import { inspectPhoto } from './inspect-photo.ts';
import { largestIsland } from './keep-largest-island.ts';
import { blurred, darkened } from './testing/spoil.ts';

/** Moved by hand while the shutter was open. */
function shaken(photo: PixelImage, pixels: number): PixelImage {
  const { width } = photo;
  const data = photo.data.map((_, i) => {
    const [x, rest] = [Math.floor(i / 4) % width, i - 4 * (Math.floor(i / 4) % width)];
    let sum = 0;
    for (let k = 0; k < pixels; k++) sum += photo.data[rest + 4 * Math.min(width - 1, x + k)]!;
    return sum / pixels;
  });
  return { ...photo, data };
}

const room = renderSampleRoom({ room: 'living', width: 360, height: 240, seed: 1, samples: 2 });
const large = { width: 3000, height: 2000 };

describe('a photo', () => {
  it('with little light is dark, and only dark', () => {
    expect(inspectPhoto(darkened(room, 0.06), large)).toMatchObject({ isDark: true, isBlurred: false });
    expect(inspectPhoto(darkened(room, 0.02), large).isDark).toBe(true);
  });

  it('out of focus or shaken is blurred, and only blurred', () => {
    expect(inspectPhoto(blurred(room, 3), large)).toMatchObject({ isDark: false, isBlurred: true });
    expect(inspectPhoto(shaken(room, 15), large).isBlurred).toBe(true);
  });

  it.each([
    [400, 300, true],
    [2000, 200, true],
    [511, 511, true],
    [512, 384, false],
    [600, 400, false],
  ])('of %i x %i is tiny: %s', (width, height, isTiny) => {
    expect(inspectPhoto(room, { width, height }).isTiny).toBe(isTiny);
  });

  it('as it should be has nothing wrong', () => {
    expect(inspectPhoto(room, large)).toMatchObject({ isDark: false, isBlurred: false, isTiny: false });
    expect(inspectPhoto(darkened(room, 0.5), large).isDark).toBe(false);
  });

  it('of one plain colour is not called blurred: nothing in it could be sharp', () => {
    const flat = { width: 40, height: 30, data: new Uint8Array(4800).fill(200) };
    expect(inspectPhoto(flat, large)).toMatchObject({ isBlurred: false, sharpness: 1 });
  });

  it('with a lamp in the dark is told by how little of it is light', () => {
    const half = darkened(room, 0.01);
    half.data.set(room.data.subarray(0, room.data.length / 2));
    expect(inspectPhoto(half, large).isDark).toBe(false);
  });
});

describe('brightening', () => {
  it('leaves a photo that is bright enough as it is', () => {
    expect(brighten(room).data).toEqual(room.data);
  });

  it('takes the fault away, keeps the order of tones and burns nothing out', () => {
    const dark = darkened(room, 0.04);
    const light = brighten(dark);
    expect(inspectPhoto(dark, large).isDark).toBe(true);
    expect(inspectPhoto(light, large).isDark).toBe(false);
    const burnt = (photo: PixelImage): number =>
      photo.data.filter((byte, i) => i % 4 < 3 && byte === 255).length;
    expect(burnt(light)).toBe(burnt(dark));
    const ramp = {
      width: 256,
      height: 1,
      data: Uint8Array.from({ length: 1024 }, (_, i) => (i % 4 === 3 ? 7 : i >> 3)),
    };
    const lifted = brighten({
      ...ramp,
      data: ramp.data.map((byte, i) => (i % 4 === 3 ? byte : byte >> 1)),
    }).data;
    for (let i = 4; i < lifted.length; i += 4) expect(lifted[i]).toBeGreaterThanOrEqual(lifted[i - 4]!);
    expect(lifted[3]).toBe(7);
  });
});

function maskWith(...boxes: (readonly [x: number, y: number, width: number, height: number])[]): Mask {
  const mask = { width: 100, height: 60, data: new Uint8Array(6000) };
  for (const [left, top, width, height] of boxes) {
    for (let y = top; y < top + height; y++) mask.data.fill(200, y * 100 + left, y * 100 + left + width);
  }
  return mask;
}

describe('a mask', () => {
  it('without a painted pixel is empty', () => {
    expect(inspectMask(maskWith())).toEqual({
      isEmpty: true,
      coverage: 0,
      isNearlyAll: false,
      islands: 0,
      hasFarIslands: false,
    });
  });

  it('of more than nine tenths is nearly all, of exactly nine tenths is not', () => {
    expect(inspectMask(maskWith([0, 0, 91, 60])).isNearlyAll).toBe(true);
    expect(inspectMask(maskWith([0, 0, 90, 60])).isNearlyAll).toBe(false);
  });

  it('in pieces far from each other is told from one with pieces side by side', () => {
    expect(inspectMask(maskWith([5, 5, 20, 20], [70, 30, 10, 10]))).toMatchObject({
      islands: 2,
      hasFarIslands: true,
    });
    expect(inspectMask(maskWith([5, 5, 20, 20], [35, 5, 10, 10]))).toMatchObject({
      islands: 2,
      hasFarIslands: false,
    });
  });

  it('with a stray dot far from it is no mask in two parts', () => {
    expect(inspectMask(maskWith([5, 5, 40, 20], [90, 50, 3, 3]))).toMatchObject({
      islands: 2,
      hasFarIslands: false,
    });
  });

  it('whose parts touch at a corner, or join below, is in one piece', () => {
    expect(inspectMask(maskWith([5, 5, 10, 10], [15, 15, 10, 10])).islands).toBe(1);
    expect(inspectMask(maskWith([5, 5, 4, 30], [30, 5, 4, 30], [5, 35, 29, 4])).islands).toBe(1);
  });

  it('keeps its largest piece alone, soft values and all', () => {
    const mask = maskWith([5, 5, 20, 20], [70, 30, 10, 10]);
    expect(largestIsland(mask)).toEqual(maskWith([5, 5, 20, 20]));
    expect(largestIsland(maskWith())).toEqual(maskWith());
    expect(mask.data[30 * 100 + 70]).toBe(200);
  });
});
