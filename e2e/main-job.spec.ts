import { type Edit, editsEndpoints, filesEndpoints, type HistoryItem, type Place } from '@maquette/contract';
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { faultsOf } from './axe.ts';
import { openOptions } from './mask-pictures.ts';
import { paint, sofaPlace } from './painting.ts';
import { register, somebody } from './people.ts';
import { greyOf, livingRoom, pixelsOf } from './photos.ts';
import { expect, test } from './quiet-test.ts';

const canvasOf = (page: Page) => page.getByLabel(/^Mask of/);

/** Drags over the photo between two points given as parts of its frame. */
const paintSofaPlace = async (page: Page) => {
  await page.getByRole('slider', { name: 'Brush size' }).first().fill('50');
  await paint(page, canvasOf(page), sofaPlace);
};

const newestResult = async (page: Page): Promise<HistoryItem> => {
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  const answer = await page.request.get('/api/files?limit=1', {
    headers: { authorization: `Bearer ${token}` },
  });
  const { files } = filesEndpoints.listFiles.response.parse(await answer.json());
  return files[0]!;
};

/** Whether a pixel's middle lies in a convex polygon that runs clockwise. */
const isIn = (place: Place, x: number, y: number): boolean =>
  place.every(([ax, ay], i) => {
    const [bx, by] = place[(i + 1) % place.length]!;
    return (bx - ax) * (y + 0.5 - ay) - (by - ay) * (x + 0.5 - ax) >= -0.5 * Math.hypot(bx - ax, by - ay);
  });

const newestEdit = async (page: Page): Promise<Edit> => {
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  const answer = await page.request.get('/api/edits?limit=1', {
    headers: { authorization: `Bearer ${token}` },
  });
  const { edits } = editsEndpoints.listEdits.response.parse(await answer.json());
  return edits[0]!;
};

test.use({ reducedMotion: 'no-preference' });

test('a room photo is edited from registration to download, and the history keeps it', async ({ page }) => {
  await register(page, somebody());
  await expect(page.getByRole('link', { name: /10 credits/i })).toBeVisible();

  await test.step('upload', async () => {
    await page.goto('/furniture-inpainting');
    await page.locator('input[type=file]').first().setInputFiles(livingRoom);
    await expect(page).toHaveURL('/furniture-inpainting/draw');
  });

  await test.step('paint: draw, undo, redo, erase, clear, fill, then the real mask', async () => {
    const undo = page.getByRole('button', { name: /^undo/i }).first();
    const redo = page.getByRole('button', { name: /^redo/i }).first();
    await expect(undo).toBeDisabled();
    await paint(page, canvasOf(page), [
      [0.4, 0.4],
      [0.6, 0.4],
    ]);
    await expect(undo).toBeEnabled();
    await undo.click();
    await expect(undo).toBeDisabled();
    await redo.click();
    await expect(redo).toBeDisabled();
    await page
      .getByRole('button', { name: /^Mark all of the photo/ })
      .first()
      .click();
    await page
      .getByRole('button', { name: /^Clear the mask/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('The mask is empty.').first()).toBeVisible();
    // The bar at what was marked went with it.
    await expect(page.getByLabel('What should be there instead?')).toBeHidden();
    await expect(page).toHaveURL('/furniture-inpainting/draw');
    await paintSofaPlace(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/furniture-inpainting/generate');
    await openOptions(page);
    await expect(page.getByText('Ready', { exact: true })).toBeVisible();
  });

  await test.step('the saved mask and the price survive a reload', async () => {
    const generate = page.getByRole('button', { name: 'Generate · 1 credit' });
    await expect(generate).toBeDisabled();
    await page.reload();
    await openOptions(page);
    await expect(page.getByText('Ready', { exact: true })).toBeVisible();
    await expect(generate).toBeDisabled();
    await page.getByRole('button', { name: 'Leather sofa' }).click();
    await expect(generate).toBeEnabled();
  });

  await test.step('generate, with a reload in the middle', async () => {
    await page.getByRole('button', { name: 'Generate · 1 credit' }).click();
    await expect(page.getByText('1 credit held')).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL('/furniture-inpainting/result', { timeout: 150_000 });
    await expect(
      page.getByText(/^0 of [\d,]+ pixels changed outside the place that was shown$/),
    ).toBeVisible();
    await expect(page.getByText('A modern leather sofa').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /9 credits/i })).toBeVisible();
  });

  await test.step('download, and not a pixel outside the place has changed', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PNG' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('living-before - modern leather sofa.png');
    const result = await pixelsOf(await readFile(await download.path()));
    const original = await pixelsOf(livingRoom);
    expect([result.width, result.height]).toEqual([original.width, original.height]);

    const place = (await newestEdit(page)).request.place!;
    // What was marked lies in its place, and the place is not much more than it.
    const { maskImage } = await newestResult(page);
    const marked = await greyOf(await (await page.request.get(maskImage!.url)).body(), original);
    const mask = marked.map((_, i) =>
      isIn(place, i % original.width, Math.floor(i / original.width)) ? 255 : 0,
    );
    expect(marked.findIndex((value, i) => value > 127 && mask[i] === 0)).toBe(-1);
    let outside = 0;
    let inside = 0;
    for (let i = 0; i < mask.length; i++) {
      const isSame = [0, 1, 2, 3].every((c) => result.data[4 * i + c] === original.data[4 * i + c]);
      if (isSame) continue;
      if (mask[i] === 0) outside++;
      else inside++;
    }
    expect(outside).toBe(0);
    expect(inside).toBeGreaterThan(10_000);
  });

  await test.step('compare in every way', async () => {
    const choose = (view: string) => page.getByRole('button', { name: view, exact: true }).click();
    const before = page.getByRole('img', { name: 'living-before.webp', exact: true });
    await choose('Hold');
    const hold = page.getByRole('button', { name: 'Hold to compare' });
    await expect(before).toHaveCount(0);
    await hold.focus();
    await page.keyboard.down('Space');
    await expect(before.first()).toBeVisible();
    await page.keyboard.up('Space');
    await expect(before).toHaveCount(0);
    await choose('Side by side');
    await expect(before.first()).toBeVisible();
    await choose('Changes');
    const map = page.getByRole('img', { name: 'Map of the changed pixels' });
    // What changed is drawn in the brightest red; a grey copy of the photo has none.
    const changedShare = () =>
      map.evaluate((canvas: HTMLCanvasElement) => {
        const { width, height } = canvas;
        const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
        copy.drawImage(canvas, 0, 0);
        const { data } = copy.getImageData(0, 0, width, height);
        let red = 0;
        for (let at = 0; at < data.length; at += 4) if (data[at]! - data[at + 1]! > 30) red += 1;
        return (4 * red) / data.length;
      });
    await expect.poll(changedShare).toBeGreaterThan(0.01);
    expect(await changedShare()).toBeLessThan(0.6);
    await choose('Slider');
    await page.getByRole('slider', { name: /compare/i }).press('Home');
    expect(await faultsOf(page), 'result').toEqual([]);
  });

  await test.step('edit mask keeps the old one, regenerate keeps the words, back does not lose the result', async () => {
    await page.getByRole('button', { name: 'Regenerate' }).click();
    await expect(page).toHaveURL('/furniture-inpainting/generate');
    await expect(page.getByLabel('What should be there instead?')).toHaveValue('A modern leather sofa');
    await page.goBack();
    await expect(page).toHaveURL('/furniture-inpainting/result');
    await page.getByRole('button', { name: 'Edit mask' }).last().click();
    await expect(page).toHaveURL('/furniture-inpainting/draw');
    await expect(page.getByText('Editing mask').first()).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/furniture-inpainting/generate');
  });

  await test.step('start over clears everything', async () => {
    await page.goto('/furniture-inpainting/result');
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
    await expect(page).toHaveURL('/furniture-inpainting');
    await page.reload();
    await expect(page.getByText('Start with a photo of your room')).toBeVisible();
  });

  await test.step('history: newest first, open, download, delete, undo', async () => {
    await page.goto('/image-history');
    const cards = page.getByRole('main').getByRole('listitem');
    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toContainText('Change');
    await cards.first().getByRole('button', { name: /^Open/ }).click();
    await expect(page.getByRole('dialog')).toContainText('pixels changed outside the part that was edited');
    expect(await faultsOf(page), 'picture').toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Original' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    const downloading = page.waitForEvent('download');
    await cards.first().getByRole('button', { name: 'Download' }).click();
    expect((await downloading).suggestedFilename()).toBe('living-before - modern leather sofa.png');
    await cards.first().getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(cards).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(cards).toHaveCount(2);
  });
});

test('an edit can be cancelled and costs nothing', async ({ page }) => {
  await register(page, somebody());
  await page.goto('/furniture-inpainting?sample=living');
  await expect(page).toHaveURL('/furniture-inpainting/draw');
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await page.getByRole('button', { name: 'Table and chairs' }).click();
  await page.getByRole('button', { name: /^Generate/ }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Cancelled. You were not charged.')).toBeVisible();
  await expect(page.getByRole('link', { name: /10 credits/i })).toBeVisible();
  await expect(page.getByLabel('What should be there instead?')).not.toHaveValue('');
});
