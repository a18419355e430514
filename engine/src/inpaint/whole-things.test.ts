import { describe, expect, it } from 'vitest';
import type { Mask, PixelImage } from '../pixels.ts';
import { wholeThings } from './whole-things.ts';

const SIZE = 100;

function box(left: number, top: number, side: number): Mask {
  const data = new Uint8Array(SIZE * SIZE);
  for (let y = top; y < top + side; y++) data.fill(255, y * SIZE + left, y * SIZE + left + side);
  return { width: SIZE, height: SIZE, data };
}

/** A dark thing on a pale ground. */
function picture(thing: Mask): PixelImage {
  const data = new Uint8Array(SIZE * SIZE * 4).fill(255);
  for (let i = 0; i < thing.data.length; i++) if (thing.data[i]! > 0) data.set([70, 50, 40], 4 * i);
  return { width: SIZE, height: SIZE, data };
}

describe('things in a mask', () => {
  it('that the mask cuts through are left alone', () => {
    const things = box(20, 20, 30);
    expect(wholeThings(picture(box(0, 0, 50)), things, box(20, 20, 60)).data.some((value) => value > 0)).toBe(
      false,
    );
  });

  it('that lie wholly in it are kept as they are', () => {
    const things = box(35, 35, 20);
    expect(wholeThings(picture(things), things, box(20, 20, 60)).data).toEqual(things.data);
  });

  it('that stand half out of the photo are not cut by the mask', () => {
    const things = box(0, 40, 30);
    const mask = box(0, 20, 70);
    expect(wholeThings(picture(things), things, mask).data).toEqual(things.data);
  });

  it('that the mask follows closely are kept', () => {
    const things = box(30, 30, 40);
    expect(wholeThings(picture(things), things, things).data).toEqual(things.data);
  });
});
