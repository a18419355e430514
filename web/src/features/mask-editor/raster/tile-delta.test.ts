import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMask } from './mask-buffer.ts';
import {
  copyTile,
  countPainted,
  deltaSince,
  restoreTile,
  tileCount,
  tileRect,
  tilesUnder,
  toggleDelta,
} from './tile-delta.ts';

const rect = { x0: 2, y0: 1, x1: 6, y1: 4 };
const anyPixels = fc.array(fc.constantFrom(0, 0, 0, 255, 255, 7, 128), { minLength: 35, maxLength: 35 });

describe('a delta of a tile', () => {
  it('is none when nothing changed', () => {
    const mask = createMask({ width: 7, height: 5 });
    expect(deltaSince(mask, rect, copyTile(mask, rect))).toBeNull();
  });

  it('takes a change back, brings it again, and leaves the rest of the mask alone', () => {
    fc.assert(
      fc.property(anyPixels, anyPixels, (before, after) => {
        const mask = createMask({ width: 7, height: 5 });
        mask.pixels.set(before);
        const copy = copyTile(mask, rect);
        mask.pixels.set(after);
        const delta = deltaSince(mask, rect, copy);
        if (delta) toggleDelta(mask, delta);
        for (let i = 0; i < 35; i += 1) {
          const isInside = i % 7 >= 2 && i % 7 < 6 && i >= 7 && i < 28;
          expect(mask.pixels[i]).toBe((isInside ? before : after)[i]);
        }
        if (delta) toggleDelta(mask, delta);
        expect([...mask.pixels]).toEqual(after);
      }),
    );
  });

  it('knows how many painted pixels came or went', () => {
    const mask = createMask({ width: 7, height: 5 });
    const copy = copyTile(mask, rect);
    mask.pixels.set([255, 128, 127], 9);
    expect(deltaSince(mask, rect, copy)?.gained).toBe(2);
  });

  it('takes a few bytes for a plain change, and hardly more than its pixels for the wildest', () => {
    const mask = createMask({ width: 256, height: 256 });
    const tile = { x0: 0, y0: 0, x1: 256, y1: 256 };
    const empty = copyTile(mask, tile);
    mask.pixels.fill(255, 1000, 30_000);
    expect(deltaSince(mask, tile, empty)?.packed.length).toBeLessThan(20);
    for (let i = 0; i < mask.pixels.length; i += 1) mask.pixels[i] = ((i * 37) % 255) + 1;
    expect(deltaSince(mask, tile, empty)?.packed.length).toBeLessThan(256 * 256 + 10);
  });

  it('never runs out of room, whatever the runs', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 400 }), (runs) => {
        const width = runs.reduce((sum, run) => sum + run, 0);
        const mask = createMask({ width, height: 1 });
        const line = { x0: 0, y0: 0, x1: width, y1: 1 };
        const before = copyTile(mask, line);
        runs.reduce((at, run, index) => mask.pixels.fill((index % 9) + 1, at, at + run) && at + run, 0);
        const delta = deltaSince(mask, line, before);
        if (delta) toggleDelta(mask, delta);
        expect(mask.pixels.every((level) => level === 0)).toBe(true);
      }),
    );
  });
});

describe('a copied tile', () => {
  it('can be put back as it was', () => {
    const mask = createMask({ width: 7, height: 5 });
    mask.pixels.fill(3);
    const copy = copyTile(mask, rect);
    mask.pixels.fill(9);
    restoreTile(mask, rect, copy);
    expect([mask.pixels[0], mask.pixels[9], mask.pixels[26], mask.pixels[27]]).toEqual([9, 3, 3, 9]);
  });

  it('counts as painted from 128 on', () => {
    expect(countPainted(Uint8Array.of(127, 128, 255, 0))).toBe(2);
  });
});

describe('tiles', () => {
  it('cover a mask of odd size without overlap', () => {
    const size = { width: 700, height: 300 };
    const pixels = Array.from({ length: tileCount(size) }, (_, tile) => tileRect(size, tile)).reduce(
      (sum, tile) => sum + (tile.x1 - tile.x0) * (tile.y1 - tile.y0),
      0,
    );
    expect(pixels).toBe(700 * 300);
  });

  it('are found under a rectangle', () => {
    const size = { width: 700, height: 300 };
    expect(tilesUnder(size, { x0: 250, y0: 250, x1: 260, y1: 257 })).toEqual([0, 1, 3, 4]);
    expect(tilesUnder(size, { x0: 5, y0: 5, x1: 5, y1: 9 })).toEqual([]);
  });
});
