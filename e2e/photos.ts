import type { Page } from '@playwright/test';
import { join } from 'node:path';
import sharp from 'sharp';

/** A room that the project's own engine rendered. */
export const livingRoom = join(import.meta.dirname, '../web/public/samples/living-before.webp');

/** Sample rooms come in a size of which the own engine draws in a third of the time: for journeys about something else than that. */
export const smallSamples = ({ page }: { page: Page }) =>
  page.route('**/samples/*-before.webp', (route) =>
    route.continue({ url: route.request().url().replace('.webp', '-720.webp') }),
  );

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
