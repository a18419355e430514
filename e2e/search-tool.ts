import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from './quiet-test.ts';

type Tool = 'search-replace' | 'search-recolor';

export const openTool = async (page: Page, tool: Tool, room = 'living') => {
  await page.goto(`/${tool}?sample=${room}`);
  await expect(stage(page)).toBeVisible();
  await expect(page).toHaveURL(`/${tool}`);
};
export const stage = (page: Page) => page.getByRole('application', { name: /^Selection on/ });
export const find = (page: Page) => page.getByLabel('What to find');
export const replacement = (page: Page) => page.getByLabel('Replace it with');
export const colour = (page: Page) => page.getByLabel('New colour or finish');
export const report = (page: Page) => page.getByText(/\d+% of the photo, \d+% sure/);

/** Presses the button that spends; where the region is uncertain, after saying that it is meant. */
export const send = async (page: Page, name: RegExp) => {
  const confirm = page.getByRole('button', { name: 'Yes, this is it' });
  const button = page.getByRole('button', { name });
  await expect(page.getByText('One moment: what will change is being worked out.')).toBeHidden();
  await expect(report(page)).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
  await button.click();
};

/** Points at a place given as parts of the photo. */
export const point = async (page: Page, x: number, y: number) => {
  const box = (await stage(page).boundingBox())!;
  await stage(page).click({ position: { x: box.width * x, y: box.height * y } });
};

export const drag = async (page: Page, from: [number, number], to: [number, number]) => {
  const box = (await stage(page).boundingBox())!;
  await page.mouse.move(box.x + box.width * from[0], box.y + box.height * from[1]);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * to[0], box.y + box.height * to[1], { steps: 6 });
  await page.mouse.up();
};

/** A selection answered by the journey itself: a rectangle, and another one as its alternative. */
export const answerSelection = async (page: Page, confidence: number) => {
  const mask = async (left: number) => {
    const block = { create: { width: 40, height: 40, channels: 3, background: 'white' } } as const;
    const input = await sharp(block).png().toBuffer();
    const ground = { create: { width: 300, height: 200, channels: 3, background: 'black' } } as const;
    const png = await sharp(ground)
      .composite([{ input, left, top: 80 }])
      .png()
      .toBuffer();
    return `data:image/png;base64,${png.toString('base64')}`;
  };
  const [first, second] = await Promise.all([mask(100), mask(20)]);
  const region = { confidence, label: null };
  await page.route('**/api/selection', (route) =>
    route.fulfill({
      json: {
        ...{ ...region, mask: first, needsConfirmation: confidence < 0.6, isKnown: true },
        ...{ width: 300, height: 200, alternatives: [{ ...region, mask: second }] },
      },
    }),
  );
};
