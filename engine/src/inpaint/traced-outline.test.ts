import { describe, expect, it } from 'vitest';
import type { Mask, PixelImage } from '../pixels.ts';
import { isTraced } from './traced-outline.ts';

const SIZE = 120;

/** A brown box in front of a pale, slightly uneven wall. */
function boxOnWall(): PixelImage {
  const data = new Uint8Array(SIZE * SIZE * 4).fill(255);
  for (let i = 0; i < SIZE * SIZE; i++) {
    const x = i % SIZE;
    const y = Math.floor(i / SIZE);
    const isBox = x >= 40 && x < 80 && y >= 40 && y < 80;
    const grain = (x * 5 + y * 11) % 7;
    data.set(isBox ? [120 + grain, 80 + grain, 50] : [220 + grain, 216 + grain, 210], 4 * i);
  }
  return { width: SIZE, height: SIZE, data };
}

function square(from: number, to: number): Mask {
  const data = new Uint8Array(SIZE * SIZE);
  for (let y = from; y < to; y++) data.fill(255, y * SIZE + from, y * SIZE + to);
  return { width: SIZE, height: SIZE, data };
}

describe('a mask', () => {
  it('painted roughly over a place is not taken for an outline', () => {
    expect(isTraced(boxOnWall(), square(20, 100))).toBe(false);
  });

  it('traced along a thing is', () => {
    expect(isTraced(boxOnWall(), square(40, 80))).toBe(true);
  });
});
