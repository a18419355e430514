import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { horizonAt } from '../room/camera/camera.ts';
import { estimateCamera } from '../room/camera/estimate-camera.ts';
import { SAMPLE_ROOMS } from './rooms.ts';

test.each(Object.entries(SAMPLE_ROOMS))(
  'a shipped room shows what its camera describes: the horizon is found again (%s)',
  async (name, { camera }) => {
    const file = new URL(`../../../web/public/samples/${name}-before-720.webp`, import.meta.url);
    const { data, info } = await sharp(readFileSync(file))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const found = estimateCamera({ width: info.width, height: info.height, data: new Uint8Array(data) });
    expect(Math.abs(horizonAt(found, info.width / 2) / info.height - camera.horizon)).toBeLessThan(0.03);
  },
);
