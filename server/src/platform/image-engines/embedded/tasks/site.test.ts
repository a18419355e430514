import { mkdtempSync, openSync, readSync, closeSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { EngineJob } from '../../image-engine.ts';
import { siteAt } from './site.ts';
import { writeEdited } from './write-changed.ts';

describe('an area', () => {
  const folder = mkdtempSync(join(tmpdir(), 'maquette-site-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** A grey photo, all of which is worked on, with its left half marked. */
  const photoOf = (width: number, height: number) => {
    const path = join(folder, 'part');
    writeFileSync(path, Buffer.alloc(width * height * 4, 100));
    const mask = { width, height, data: new Uint8Array(width * height) };
    for (let y = 0; y < height; y++) mask.data.fill(255, y * width, y * width + width / 2);
    const place = { left: 0, top: 0, photoWidth: width, photoHeight: height };
    const job = { folder, part: { path, width, height }, place, marked: null } as unknown as EngineJob;
    const area = { left: 0, top: 0, right: width, bottom: height };
    return { job, site: siteAt(job, { area, mask, confidence: null }) };
  };
  const pixelOf = (path: string, at: number) => {
    const [file, pixel] = [openSync(path, 'r'), Buffer.alloc(4)];
    readSync(file, pixel, 0, 4, at * 4);
    closeSync(file);
    return [...pixel];
  };

  it.each([
    [900, 600, 0, 900],
    [3_200, 3_000, 1, 1_600],
    [6_400, 6_000, 2, 1_600],
  ])('of %i × %i pixels is halved as often as it has to be: %i times', (width, height, halvings, worked) => {
    const { job, site } = photoOf(width, height);
    expect([site.halvings, site.crop.width, site.mask.width]).toEqual([halvings, worked, worked]);
    expect(site.position.photoWidth).toBe(worked);
    const pixels = { ...site.crop, data: site.crop.data.slice().fill(200) };
    const edited = writeEdited(job, site, { pixels, keepsDetail: false, name: 'edited' });
    const middle = (height / 2) * width;
    const at = (x: number) => pixelOf(edited.path, middle + x);
    // What was worked on at less than its size ends with what is marked, to the pixel.
    expect(at(10)).toEqual([200, 200, 200, 200]);
    if (halvings > 0) expect(at(width / 2)).toEqual([100, 100, 100, 100]);
    if (halvings > 0) expect(at(width - 1)).toEqual([100, 100, 100, 100]);
  });
});
