import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mask } from '@maquette/engine';
import { afterAll, describe, expect, it } from 'vitest';
import { enlargeChange } from './enlarge-change.ts';
import { readHalf, withRows } from './raw-rows.ts';

const WIDTH = 61;
const HEIGHT = 40;
const area = { left: 6, top: 3, right: 55, bottom: 36 };

describe('a change made at half the size', () => {
  const folder = mkdtempSync(join(tmpdir(), 'maquette-half-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  /** Opaque, with fine stripes. */
  const photo = Buffer.from(
    Array.from({ length: WIDTH * HEIGHT * 4 }, (_, i) => (i % 4 === 3 ? 255 : 100 + 20 * ((i >> 2) % 2))),
  );
  const place = { path: join(folder, 'photo'), width: WIDTH, height: HEIGHT, channels: 4 };

  /** Changes the left half of the small picture to one value and tells the bytes of a pixel of the large one. */
  const change = (value: number, how: { keepsDetail: boolean; cover?: Mask }) => {
    writeFileSync(place.path, photo);
    withRows(place, 'r+', (rows) => {
      const before = readHalf(rows, area);
      const after = { ...before, data: before.data.slice() };
      for (let y = 0; y < after.height; y++)
        after.data.fill(value, y * after.width * 4, (y * after.width + 12) * 4);
      enlargeChange({ rows, area, before, after, cover: null, ...how });
    });
    const data = readFileSync(place.path);
    return (x: number, y: number) => [...data.subarray((y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 4)];
  };
  const own = (x: number) => [100 + 20 * (x % 2), 100 + 20 * (x % 2), 100 + 20 * (x % 2), 255];

  it('shows the mean of four pixels', () => {
    writeFileSync(place.path, photo);
    const half = withRows(place, 'r', (rows) => readHalf(rows, area));
    expect([half.width, half.height]).toEqual([25, 17]);
    expect([...half.data.subarray(0, 4)]).toEqual([110, 110, 110, 255]);
  });

  it('replaces what it changed and leaves what it did not, and what lies beyond the area', () => {
    const at = change(255, { keepsDetail: false });
    expect(at(10, 10)).toEqual([255, 255, 255, 255]);
    expect(at(5, 10)).toEqual(own(5));
    for (const x of [32, 33, 54, 55]) expect(at(x, 10)).toEqual(own(x));
    for (const y of [2, 36]) expect(at(10, y)).toEqual(own(10));
  });

  it('keeps the fine detail where it is told to', () => {
    const at = change(150, { keepsDetail: true });
    expect([at(10, 10)[0], at(11, 10)[0]]).toEqual([140, 160]);
  });

  it('stays within its cover', () => {
    const [width, height] = [area.right - area.left, area.bottom - area.top];
    const data = new Uint8Array(width * height);
    data.fill(255, 0, width);
    const at = change(255, { keepsDetail: false, cover: { width, height, data } });
    expect(at(10, area.top)).toEqual([255, 255, 255, 255]);
    expect(at(10, area.top + 1)).toEqual(own(10));
  });
});
