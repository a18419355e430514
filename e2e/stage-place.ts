import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { livingRoom } from './photos.ts';

/** Left, top, width and height in CSS pixels, to a tenth; nothing while it is not drawn. */
export const boxOf = async (thing: Locator): Promise<number[]> => {
  const box = await thing.boundingBox();
  const sides = box ? [box.x, box.y, box.width, box.height] : [];
  return sides.map((side) => Math.round(side * 10) / 10);
};

/** How much of the area that its shape allows in the window a photo takes: 1 = it touches two edges of the window, 0 = it ends below it, as for a frame after the window was turned. */
export const shareOfWindow = async (page: Page, photo: Locator): Promise<number> => {
  const [, top = 0, width = 0, height = 0] = await boxOf(photo);
  const window = page.viewportSize()!;
  if (top + height > window.height + 0.5) return 0;
  return Math.max(width / window.width, height / window.height) ** 2;
};

/** Whether two boxes share a place. */
export function areOver([left = 0, top = 0, width = 0, height = 0]: number[], other: number[]): boolean {
  const [otherLeft = 0, otherTop = 0, otherWidth = 0, otherHeight = 0] = other;
  const isAcross = left < otherLeft + otherWidth - 0.5 && otherLeft < left + width - 0.5;
  return isAcross && top < otherTop + otherHeight - 0.5 && otherTop < top + height - 0.5;
}

/** The photo that is painted on. */
export const painted = (page: Page): Locator =>
  page.getByRole('application', { name: /^Mask of/ }).locator('img');

/** A picture of a room in a shape. */
const photoOf = async (width: number, height: number) => ({
  name: `room-${width}x${height}.png`,
  mimeType: 'image/png',
  buffer: await sharp(livingRoom).resize(width, height, { fit: 'cover' }).png().toBuffer(),
});

/** Opens the inpainting screen with a room of a shape. */
export const begin = async (page: Page, shape: readonly [number, number]) => {
  await page.goto('/furniture-inpainting');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await photoOf(...shape));
  await expect(page).toHaveURL('/furniture-inpainting/draw');
  await expect(painted(page)).toBeVisible();
};
