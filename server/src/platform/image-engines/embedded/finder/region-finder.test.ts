import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SelectionWish } from '@maquette/engine';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { silentLog } from '../../../log.ts';
import { type FinderPhoto, type RegionFinder, regionFinder } from './region-finder.ts';

const folder = mkdtempSync(join(tmpdir(), 'maquette-finder-'));
const WIDTH = 200;
const HEIGHT = 150;

/** A grey wall with a red square of 60 in the middle; the photo is twice as large. */
const photoOf = (key: string) => {
  const data = new Uint8Array(WIDTH * HEIGHT * 4);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const isSquare = Math.abs(x - 100) < 30 && Math.abs(y - 75) < 30;
    data.set(isSquare ? [190, 30, 30, 255] : [205, 200, 190, 255], i * 4);
  }
  const loads: string[] = [];
  const photo: FinderPhoto = {
    key,
    withCopy: (use) => {
      loads.push(key);
      const path = join(folder, `${key}-overview`);
      writeFileSync(path, data);
      return use({
        overview: { path, width: WIDTH, height: HEIGHT },
        photo: { width: 2 * WIDTH, height: 2 * HEIGHT },
      });
    },
  };
  return { photo, loads };
};

const click = (x: number, y: number): SelectionWish => ({
  words: '',
  points: [{ x, y, keep: true }],
  box: null,
});

describe('the region finder', () => {
  const open: RegionFinder[] = [];
  afterEach(() => Promise.all(open.splice(0).map((finder) => finder.close())));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const start = (options: { runtimeDir?: string; timeoutMs?: number; idleMs?: number } = {}) => {
    const finder = regionFinder({ runtimeDir: inject('runtimeDir'), log: silentLog, ...options });
    open.push(finder);
    return finder;
  };

  // One that has seen a photo answers at once.
  let ready: RegionFinder;
  beforeAll(() => {
    ready = regionFinder({ runtimeDir: inject('runtimeDir'), log: silentLog });
  });
  afterAll(() => ready.close());

  it.each([
    ['is not there', null, 'engine_failed'],
    ['dies', 'process.on("message", () => process.exit(1));', 'engine_failed'],
    ['hangs', 'process.on("message", () => undefined);', 'engine_timed_out'],
  ])('fails, and fails again, when its process %s', async (_, program, code) => {
    rmSync(join(folder, 'finder-process.js'), { force: true });
    if (program) writeFileSync(join(folder, 'finder-process.js'), program);
    // A process that dies is given time to begin, however busy the machine is.
    const timeoutMs = code === 'engine_timed_out' ? 300 : 20_000;
    const finder = start({ runtimeDir: folder, timeoutMs });
    for (let again = 0; again < 2; again++)
      await expect(finder.find(photoOf('a').photo, click(1, 1))).rejects.toMatchObject({ code });
  });

  it('finds nothing once it is closed', async () => {
    const finder = start();
    await finder.close();
    await expect(finder.find(photoOf('a').photo, click(1, 1))).rejects.toMatchObject({ code: 'unavailable' });
  });

  it.each<[string, SelectionWish]>([
    ['points', { words: '', points: [{ x: 401, y: 10, keep: true }], box: null }],
    ['points', { words: 'the wall', points: [{ x: 10, y: 301, keep: false }], box: null }],
    ['box', { words: '', points: [], box: [10, 10, 401, 100] }],
    ['box', { words: '', points: [], box: [10, 1e300, 50, 100] }],
  ])('refuses %s outside the photo', async (field, wish) => {
    await expect(ready.find(photoOf('a').photo, wish)).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: { [field]: { code: 'invalid' } } },
    });
  });

  it('takes the very edge, and the corners of a box in any order', async () => {
    await ready.find(photoOf('a').photo, click(400, 300));
    const [box, turned] = await Promise.all(
      (
        [
          [120, 70, 280, 230],
          [280, 230, 120, 70],
        ] as const
      ).map((corners) => ready.find(photoOf('a').photo, { words: '', points: [], box: corners })),
    );
    expect(turned).toEqual(box);
  });

  it('says that it does not know a word', async () => {
    const wish = { words: 'the unicorn', points: [], box: null };
    expect(await ready.find(photoOf('a').photo, wish)).toMatchObject({ isKnown: false, confidence: 0 });
  });

  it('selects what is clicked, in pixels of the photo, as a grey PNG of the small copy’s size', async () => {
    const found = await ready.find(photoOf('a').photo, click(200, 150));
    expect([found.width, found.height]).toEqual([WIDTH, HEIGHT]);
    const png = sharp(found.mask);
    expect(await png.metadata()).toMatchObject({ width: WIDTH, height: HEIGHT, channels: 1 });
    const data = await png.extractChannel(0).raw().toBuffer();
    const selected = data.reduce((count, value) => count + (value > 127 ? 1 : 0), 0);
    expect(selected).toBeGreaterThan(0.8 * 59 * 59);
    expect(selected).toBeLessThan(1.2 * 59 * 59);
    expect(data[75 * WIDTH + 100]).toBe(255);
  });

  it('tells how well a removal will come out: the larger the hole, the worse', async () => {
    const finder = start();
    const holeOf = (share: number) => {
      const data = Buffer.alloc(WIDTH * HEIGHT * 4);
      data.fill(255, 0, Math.round(WIDTH * HEIGHT * share) * 4);
      const path = join(folder, `hole-${share}`);
      writeFileSync(path, data);
      return { path, width: WIDTH, height: HEIGHT };
    };
    const { photo, loads } = photoOf('a');
    const small = await finder.estimate(photo, holeOf(0.01));
    const large = await finder.estimate(photo, holeOf(0.5));
    expect(large.reasons).toContain('large');
    expect(small.success).toBeGreaterThan(large.success);
    expect(loads.length).toBe(1);
  });

  it('tells what goes when a room is cleared, as numbers of things', async () => {
    const { mask, numbers, things, width, height } = await ready.clear(photoOf('a').photo, 'empty');
    expect([width, height]).toEqual([WIDTH, HEIGHT]);
    const [white, numbered] = await Promise.all(
      [mask, numbers].map((png) => sharp(png).extractChannel(0).raw().toBuffer()),
    );
    expect(Math.max(0, ...(numbered ?? []))).toBe(things.length);
    for (const [i, number] of (numbered ?? []).entries())
      expect(white?.[i]).toBe(things[number - 1]?.isTaken ? 255 : 0);
  });

  it('is let go when nobody asks for a while, and begins anew', async () => {
    const finder = start({ idleMs: 1 });
    const { photo, loads } = photoOf('a');
    const again = async () => {
      await finder.find(photo, click(200, 150));
      return loads.length;
    };
    await expect.poll(again).toBeGreaterThan(1);
  });

  it('makes a photo ready once, and keeps the last four', async () => {
    // However busy the machine is.
    const finder = start({ timeoutMs: 100_000 });
    const photos = ['a', 'b', 'c', 'd', 'e'].map(photoOf);
    for (const { photo } of photos) await finder.find(photo, click(200, 150));
    for (const { photo } of photos.toReversed()) await finder.find(photo, click(10, 10));
    expect(photos.map(({ loads }) => loads.length)).toEqual([2, 1, 1, 1, 1]);
  });
});
