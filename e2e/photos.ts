import type { Page } from '@playwright/test';
import { basename, join } from 'node:path';
import sharp from 'sharp';

const samples = join(import.meta.dirname, '../web/public/samples');

/** A room that the project's own engine rendered. */
export const livingRoom = join(samples, 'living-before.webp');

/** Pixels: the least of which nobody is told that their photo is small. */
const SMALL_SIDE = 512;
const smallOnes = new Map<string, Promise<Buffer>>();

/** A sample room in small. */
export function smallRoom(name: string, side = SMALL_SIDE): Promise<Buffer> {
  const key = `${side} ${name}`;
  const made = smallOnes.get(key) ?? sharp(join(samples, name)).resize(side).webp().toBuffer();
  smallOnes.set(key, made);
  return made;
}

/** Sample rooms come in a size that the own engine sees and draws in a fraction of the time: for journeys about something else than that. */
export const samplesOf =
  (side: number) =>
  ({ page }: { page: Page }) =>
    page.route('**/samples/*-before.webp', async (route) => {
      const body = await smallRoom(basename(new URL(route.request().url()).pathname), side);
      await route.fulfill({ contentType: 'image/webp', body });
    });

export const smallSamples = samplesOf(SMALL_SIDE);

/** Decoded RGBA of a picture, upright, sRGB. */
export const pixelsOf = async (
  picture: string | Buffer,
): Promise<{ width: number; height: number; data: Buffer }> => {
  const { data, info } = await sharp(picture).rotate().toColourspace('srgb').ensureAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  return { width: info.width, height: info.height, data };
};

/** Grey values of a mask at a given size. */
export const greyOf = async (mask: Buffer, size: { width: number; height: number }): Promise<Buffer> =>
  sharp(mask).greyscale().resize(size.width, size.height, { fit: 'fill' }).raw().toBuffer();
