import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { livingRoom } from './photos.ts';

interface MaskPicture {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A black mask of the living room with white rectangles, given as left, top, width, height in hundredths. */
export const mask = async (
  ...places: readonly (readonly [number, number, number, number])[]
): Promise<MaskPicture> => {
  const { width = 0, height = 0 } = await sharp(livingRoom).metadata();
  const rects = places.map(([x, y, w, h]) => `<rect x="${x}" y="${y}" width="${w}" height="${h}"/>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${width}" height="${height}" preserveAspectRatio="none" fill="white">${rects.join('')}</svg>`;
  const ground = { create: { width, height, channels: 3, background: 'black' } } as const;
  const picture = sharp(ground).composite([{ input: Buffer.from(svg) }]);
  return { name: 'mask.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() };
};

/** Takes a picture for the mask on the drawing step and goes on to the words. */
export const useMask = async (page: Page, picture: MaskPicture): Promise<void> => {
  await expect(page).toHaveURL('/furniture-inpainting/draw');
  await page.getByLabel('Upload a mask').and(page.locator('input')).setInputFiles(picture);
  await expect(page).toHaveURL('/furniture-inpainting/generate');
};

/** Folds out what is not needed every time, unless it is. */
export const openOptions = async (page: Page): Promise<void> => {
  const button = page.getByRole('button', { name: 'Options', exact: true });
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
};
