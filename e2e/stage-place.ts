import type { Locator, Page } from '@playwright/test';

/** Left, top, width and height in CSS pixels, to a tenth; nothing while it is not drawn. */
export const boxOf = async (thing: Locator): Promise<number[]> => {
  const box = await thing.boundingBox();
  const sides = box ? [box.x, box.y, box.width, box.height] : [];
  return sides.map((side) => Math.round(side * 10) / 10);
};

/** How much of the area that its shape allows in the window a photo takes: 1 = it touches two edges of the window. */
export const shareOfWindow = async (page: Page, photo: Locator): Promise<number> => {
  const [, , width = 0, height = 0] = await boxOf(photo);
  const window = page.viewportSize()!;
  return Math.max(width / window.width, height / window.height) ** 2;
};
