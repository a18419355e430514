import type { Locator, Page } from '@playwright/test';
import { moveFingers } from './fingers.ts';
import { arriveSignedIn } from './people.ts';
import { livingRoom } from './photos.ts';
import { expect, test } from './quiet-test.ts';

const surface = (page: Page) => page.getByRole('application');

const editors = {
  'mask editor': async (page: Page): Promise<Locator> => {
    await page.goto('/furniture-inpainting?sample=living');
    await expect(page).toHaveURL('/furniture-inpainting/draw');
    return surface(page).locator('img');
  },
  'photo editor': async (page: Page): Promise<Locator> => {
    await page.goto('/photo-editor');
    await page.locator('input[type=file]').first().setInputFiles(livingRoom);
    return surface(page).getByRole('img');
  },
};

/** Where the middle of something lies, and how wide it is. */
const lieOf = async (thing: Locator) => {
  const { x, y, width, height } = (await thing.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2, width };
};

for (const [name, open] of Object.entries(editors)) {
  test(`the ${name} is zoomed by the wheel and by two fingers, and moved with the space bar down`, async ({
    page,
  }) => {
    await arriveSignedIn(page);
    const picture = await open(page);
    await expect(picture).toBeVisible();
    const middle = await lieOf(surface(page));
    const width = async () => (await lieOf(picture)).width;

    await test.step('the wheel', async () => {
      const before = await width();
      await page.mouse.move(middle.x, middle.y);
      await page.mouse.wheel(0, -400);
      await expect.poll(width).toBeGreaterThan(before * 1.5);
    });

    await test.step('two fingers', async () => {
      const before = await width();
      await moveFingers(page, surface(page), [
        { from: { x: 0.45, y: 0.5 }, to: { x: 0.3, y: 0.5 } },
        { from: { x: 0.55, y: 0.5 }, to: { x: 0.7, y: 0.5 } },
      ]);
      await expect.poll(width).toBeGreaterThan(before * 1.5);
    });

    await test.step('the space bar', async () => {
      const before = await lieOf(picture);
      await surface(page).focus();
      await page.mouse.move(middle.x, middle.y);
      await page.keyboard.down('Space');
      await page.mouse.down();
      await page.mouse.move(middle.x + 60, middle.y + 40, { steps: 4 });
      await page.mouse.up();
      await page.keyboard.up('Space');
      await expect.poll(async () => Math.round((await lieOf(picture)).x - before.x)).toBe(60);
      expect(Math.round((await lieOf(picture)).y - before.y)).toBe(40);
    });
    await expect(page.getByRole('button', { name: /^Undo/ })).toBeDisabled();
  });
}
