import { filesEndpoints, type HistoryItem } from '@maquette/contract';
import type { Page } from '@playwright/test';
import { faultsInBothThemes } from './axe.ts';
import { arriveSignedIn } from './people.ts';
import { greyOf, pixelsOf, smallRoom, smallSamples } from './photos.ts';
import { again, expect, test } from './quiet-test.ts';

test.beforeEach(smallSamples);

const canvas = (page: Page) => page.getByLabel(/^Mask of/);
const offers = (page: Page) => page.getByRole('group', { name: 'Suggestions for the mask' });
const wider = (page: Page) => offers(page).getByRole('button', { name: 'A little wider' });
const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ });

const openEditor = async (page: Page) => {
  await page.goto('/furniture-inpainting?sample=living');
  await expect(page).toHaveURL('/furniture-inpainting/draw');
};

/** What the status bar says is marked, in percent. */
const marked = async (page: Page): Promise<number> =>
  Number.parseFloat((await page.getByText(/% marked$|^Nothing marked yet$/).textContent()) ?? '') || 0;

/** Draws a rectangle, given as parts of the photo. */
const markBox = async (page: Page, from: [number, number], to: [number, number]) => {
  await page.getByRole('button', { name: /^Rectangle/ }).click();
  const box = (await canvas(page).locator('img').boundingBox())!;
  const at = ([x, y]: [number, number]) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at(to), { steps: 4 });
  await page.mouse.up();
};

const newest = async (page: Page): Promise<HistoryItem> => {
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.get('/api/files?limit=1', { headers });
  return filesEndpoints.listFiles.response.parse(await answer.json()).files[0]!;
};

/** One of the paintings on the wall. */
const PAINTING = [
  [0.45, 0.2],
  [0.58, 0.45],
] as const satisfies [[number, number], [number, number]];

test(
  'a mask made a little wider is the mask that is kept, and nothing outside of it changes',
  again,
  async ({ page }) => {
    await arriveSignedIn(page);
    await openEditor(page);
    await expect(offers(page)).toBeHidden();
    await markBox(page, ...PAINTING);
    const before = await marked(page);

    await test.step('it is shown before it is taken, and changes nothing until then', async () => {
      await expect(wider(page)).toBeVisible();
      expect(await faultsInBothThemes(page)).toEqual([]);
      await wider(page).focus();
      await expect(canvas(page).locator('canvas:not([hidden])').nth(1)).toBeVisible();
      expect(await marked(page)).toBe(before);
    });

    await test.step('one click takes it, undo takes it back, and the keyboard goes on in the photo', async () => {
      await wider(page).press('Enter');
      await expect.poll(() => marked(page)).toBeGreaterThan(before);
      await expect(canvas(page)).toBeFocused();
      const after = await marked(page);
      await undo(page).click();
      expect(await marked(page)).toBe(before);
      await wider(page).click();
      await expect.poll(() => marked(page)).toBe(after);
    });

    await test.step('what is marked is taken away, and not a pixel outside the mask is another', async () => {
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page).toHaveURL('/furniture-inpainting/generate');
      await page.getByRole('button', { name: 'Remove what is marked · 1 credit' }).click();
      await expect(page).toHaveURL('/furniture-inpainting/result', { timeout: 150_000 });
      await expect(page.getByText(/^0 of [\d,]+ pixels changed outside your selection$/)).toBeVisible();
      const { url, maskImage } = await newest(page);
      const original = await pixelsOf(await smallRoom('living-before.webp'));
      const result = await pixelsOf(await (await page.request.get(url)).body());
      const mask = await greyOf(await (await page.request.get(maskImage!.url)).body(), original);
      expect([result.width, result.height]).toEqual([original.width, original.height]);
      const isSame = (i: number) =>
        [0, 1, 2, 3].every((c) => result.data[4 * i + c] === original.data[4 * i + c]);
      const changed = [...mask.keys()].filter((i) => !isSame(i));
      expect(changed.filter((i) => mask[i] === 0)).toEqual([]);
      const [[left, top], [right, bottom]] = PAINTING;
      const isBeyondBox = (i: number) => {
        const [x, y] = [
          (i % original.width) / original.width,
          Math.floor(i / original.width) / original.height,
        ];
        return x < left - 0.004 || x > right + 0.004 || y < top - 0.006 || y > bottom + 0.006;
      };
      // What was added by the click was heeded: it changed as well.
      expect(changed.filter(isBeyondBox).length).toBeGreaterThan(100);
    });
  },
);

test('a thing that the mask cuts through is taken whole by one click', async ({ page }) => {
  await arriveSignedIn(page);
  await page.route('**/api/selection/mask', async (route) => {
    const answer = await route.fetch();
    const help = (await answer.json()) as Record<string, unknown>;
    await route.fulfill({
      response: answer,
      json: { ...help, rest: { mask: help['wider'], kind: 'sofa', share: 0.5 } },
    });
  });
  await openEditor(page);
  await markBox(page, ...PAINTING);
  await expect(offers(page)).toContainText('The mask cuts through the sofa.');
  const before = await marked(page);
  await offers(page).getByRole('button', { name: 'Take the whole sofa' }).click();
  await expect.poll(() => marked(page)).toBeGreaterThan(before);
});

test('what is found to be replaced is made a little wider by one click, and back by one', async ({
  page,
}) => {
  await arriveSignedIn(page);
  await page.goto('/search-replace?sample=living');
  const stage = page.getByRole('application', { name: /^Selection on/ });
  await expect(stage).toBeVisible();
  await page.getByRole('button', { name: 'Box' }).click();
  const box = (await stage.boundingBox())!;
  await page.mouse.move(box.x + box.width * 0.45, box.y + box.height * 0.21);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.57, box.y + box.height * 0.44, { steps: 6 });
  await page.mouse.up();
  /** Pixels that the picture over the photo marks. */
  const size = () =>
    stage.locator('canvas').evaluate((drawn) => {
      if (!(drawn instanceof HTMLCanvasElement)) return 0;
      const copy = new OffscreenCanvas(drawn.width, drawn.height).getContext('2d');
      copy?.drawImage(drawn, 0, 0);
      const pixels = copy?.getImageData(0, 0, drawn.width, drawn.height).data ?? [];
      return pixels.filter((value, i) => i % 4 === 3 && value > 0).length;
    });
  await expect(wider(page)).toBeVisible();
  const before = await size();
  await wider(page).click();
  await expect.poll(size).toBeGreaterThan(before);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo the last correction' }).click();
  await expect.poll(size).toBe(before);
});

test.describe('without help', () => {
  test.use({ expectedStatuses: [503] });

  test('nothing is offered, nothing is said, and the mask is saved as ever', async ({ page }) => {
    await arriveSignedIn(page);
    const json = { error: 'unavailable', message: 'Not now.', requestId: 'r' };
    let asked = 0;
    await page.route('**/api/selection/mask', (route) => {
      asked += 1;
      return route.fulfill({ status: 503, json });
    });
    await openEditor(page);
    await markBox(page, ...PAINTING);
    await expect.poll(() => asked).toBe(1);
    await expect(offers(page)).toBeHidden();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/furniture-inpainting/generate');
  });
});
