import { describe, expect, it } from 'vitest';
import type { PixelImage } from '@maquette/engine';
import { roomOf } from './room-of.ts';

const SIZE = { width: 64, height: 48 };

function photoOf(level: number): PixelImage {
  return { ...SIZE, data: new Uint8Array(SIZE.width * SIZE.height * 4).fill(level) };
}

// A look takes about a second, longer beside other work.
describe('what is understood of a room', { timeout: 120_000 }, () => {
  it('is seen once for edits of one photo', () => {
    const first = roomOf(photoOf(90));
    expect(roomOf(photoOf(91))).not.toBe(first);
    expect(roomOf(photoOf(90))).toBe(first);
  });

  it('is forgotten after three other photos', () => {
    const first = roomOf(photoOf(10));
    for (const level of [90, 91, 20]) roomOf(photoOf(level));
    expect(roomOf(photoOf(10))).not.toBe(first);
  });
});
