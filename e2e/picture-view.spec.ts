import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { faultsOf } from './axe.ts';
import { badGateway } from './bad-gateway.ts';
import { dropFiles } from './drop-files.ts';
import { tabTo } from './keyboard.ts';
import { makePicture, smallPhoto, storePicture } from './made-pictures.ts';
import { openOptions } from './mask-pictures.ts';
import { arriveSignedIn } from './people.ts';
import { livingRoom } from './photos.ts';
import { viewWords } from './picture-view-words.ts';
import { again, expect, playedIn, test } from './quiet-test.ts';

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

for (const language of ['en', 'fr'] as const) {
  const say = viewWords[language];

  test(
    `pictures are looked at, starred and compared by keyboard alone, ${language}`,
    playedIn(language),
    async ({ page }) => {
      const token = await arriveSignedIn(page);
      const photo = await storePicture(page, token, { name: 'room.jpg', number: 1 });
      const bright = await storePicture(page, token, { name: 'bright.jpg', number: 2, originalId: photo.id });
      await storePicture(page, token, { name: 'wide.jpg', number: 3, width: 480, originalId: bright.id });
      await page.goto(`/image-history?lng=${language}`);

      await test.step('from one to the next by arrow keys, as far as there are', async () => {
        await tabTo(page, page.getByRole('button', { name: say.open }).first());
        await page.keyboard.press('Enter');
        await expect(dialog(page, 'wide.jpg')).toBeVisible();
        await expect(page.getByRole('button', { name: say.previous })).toBeDisabled();
        await page.keyboard.press('ArrowRight');
        await expect(dialog(page, 'bright.jpg')).toBeVisible();
        await page.keyboard.press('ArrowRight');
        await expect(dialog(page, 'room.jpg')).toBeVisible();
        await expect(page.getByRole('button', { name: say.next })).toBeDisabled();
        await page.keyboard.press('ArrowLeft');
        await expect(dialog(page, 'bright.jpg')).toBeVisible();
      });

      await test.step('closely, and under the slider with what it was made from', async () => {
        await tabTo(page, page.getByRole('application', { name: say.look }));
        await page.keyboard.press('Enter');
        await expect(page.getByText(/^\d+\s?%$/)).toBeVisible();
        await page.keyboard.press('ArrowRight');
        await expect(dialog(page, 'bright.jpg')).toBeVisible();
        await page.keyboard.press('0');
        await expect(page.getByText(/^\d+\s?%$/)).toHaveCount(0);
        await tabTo(page, page.getByRole('button', { name: say.both }));
        await page.keyboard.press('Enter');
        await tabTo(page, page.getByRole('slider', { name: say.move }));
        await page.keyboard.press('ArrowRight');
        await expect(dialog(page, 'bright.jpg')).toBeVisible();
      });

      await test.step('starred', async () => {
        await tabTo(page, page.getByRole('button', { name: say.star }));
        await page.keyboard.press('Enter');
        await expect(page.getByRole('button', { name: say.unstar })).toBeFocused();
        expect(await faultsOf(page), 'view').toEqual([]);
      });

      await test.step('what was made of what; any two are compared, of one shape or not', async () => {
        const tree = page.getByRole('tree');
        const item = (name: string) => tree.getByRole('treeitem', { name });
        await expect(page.getByRole('heading', { name: say.versions })).toBeVisible();
        await tabTo(page, item('bright.jpg'));
        await page.keyboard.press('ArrowLeft');
        await expect(item('room.jpg')).toBeFocused();
        await page.keyboard.press('Space');
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Space');
        await tabTo(page, page.getByRole('button', { name: say.compare }));
        await page.keyboard.press('Enter');
        const compared = dialog(page, say.compared);
        await expect(compared.getByRole('slider', { name: say.move })).toBeVisible();
        expect(await faultsOf(page), 'comparison').toEqual([]);
        await page.keyboard.press('Escape');
        await expect(compared).toHaveCount(0);
        await tabTo(page, item('bright.jpg'));
        await page.keyboard.press('End');
        await page.keyboard.press('Space');
        await tabTo(page, page.getByRole('button', { name: say.compare }));
        await page.keyboard.press('Enter');
        await expect(compared.getByText(say.otherShape)).toBeVisible();
        await expect(compared.getByRole('application', { name: say.look })).toHaveCount(2);
        await page.keyboard.press('Escape');
        await tabTo(page, item('wide.jpg'));
        await page.keyboard.press('Enter');
        await expect(dialog(page, 'wide.jpg')).toBeVisible();
      });

      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(/\/image-history(\?.*)?$/);
    },
  );
}

test.describe('an address of a picture', () => {
  test.use({ expectedStatuses: [404] });

  test('opens one that the list has not loaded, and says when there is none', async ({ page }) => {
    const token = await arriveSignedIn(page);
    const { id } = await storePicture(page, token, { name: 'only.jpg', number: 1 });
    await page.goto(`/image-history/${id}?search=nothing-like-it`);
    await expect(dialog(page, 'only.jpg')).toContainText(viewWords.en.details);
    await page.goto('/image-history/01890000-0000-7000-8000-000000000000');
    await expect(page.getByRole('alert')).toHaveText(viewWords.en.gone);
    await dialog(page, viewWords.en.title).getByRole('button', { name: viewWords.en.close }).click();
    await expect(page).toHaveURL('/image-history');
    await expect(page.getByRole('button', { name: 'Open only.jpg' })).toBeVisible();
  });
});

test('what is in view is what is saved: the picture, or its original while that is shown', async ({
  page,
}) => {
  const token = await arriveSignedIn(page);
  const photo = await storePicture(page, token, { name: 'room.jpg', number: 1 });
  const { id } = await storePicture(page, token, { name: 'bright.jpg', number: 2, originalId: photo.id });
  await page.goto(`/image-history/${id}`);
  const saved = async () => {
    const downloading = page.waitForEvent('download');
    await dialog(page, 'bright.jpg').getByRole('button', { name: 'Download JPEG' }).click();
    return (await downloading).suggestedFilename();
  };
  expect(await saved()).toBe('room - edited.jpg');
  await page.getByRole('button', { name: 'Original', exact: true }).click();
  expect(await saved()).toBe('room.jpg');
  await page.getByRole('button', { name: 'Generated', exact: true }).click();
  expect(await saved()).toBe('room - edited.jpg');
});

test('a result is remixed: its tool opens as it was, and other work is not lost', again, async ({ page }) => {
  const token = await arriveSignedIn(page);
  const photo = await storePicture(page, token, { name: 'room.jpg', number: 0, width: 360 });
  const form = { prompt: 'a round oak table', seed: '4711', steps: '21', style_preset: 'cinematic' };
  const inpainted = await makePicture(page, token, { photo, tool: 'inpaint', form });
  const exact = { select_prompt: 'wall', prompt: '#336699', mode: 'exact' };
  const recoloured = await makePicture(page, token, { photo, tool: 'search-recolor', form: exact });

  await test.step('an inpainting from its view: words, mask, values and seed, nothing charged', async () => {
    await page.goto(`/image-history/${inpainted.id}`);
    await page.getByRole('link', { name: 'Remix' }).click();
    await expect(page).toHaveURL('/furniture-inpainting/generate');
    await expect(page.getByLabel('What should be there instead?')).toHaveValue('a round oak table');
    await openOptions(page);
    await expect(page.getByText('Ready', { exact: true })).toBeVisible();
    await page.getByText('More options').click();
    await expect(page.getByRole('textbox', { name: 'Seed' })).toHaveValue('4711');
    await expect(page.getByLabel('Style')).toHaveValue('cinematic');
    await expect(page.getByRole('link', { name: /9 credits/i })).toBeVisible();
  });

  await test.step('again over work in hand: it asks, and what is kept is as it was', async () => {
    await page.getByLabel('What should be there instead?').fill('a lamp');
    await page.goto(`/furniture-inpainting?remix=${inpainted.id}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Keep working' }).last().click();
    await expect(page.getByLabel('What should be there instead?')).toHaveValue('a lamp');
  });

  await test.step('a search: what was found, its new colour, exactly, in the same region', async () => {
    await page.goto(`/image-history/${recoloured.id}`);
    await page.getByRole('link', { name: 'Remix' }).click();
    await expect(page).toHaveURL('/search-recolor');
    await expect(page.getByLabel('What to find')).toHaveValue('wall');
    await expect(page.getByLabel('New colour or finish')).toHaveValue('#336699');
    await expect(page.getByText(/% of the photo, \d+% sure/)).toBeVisible();
  });
});

test.describe('photos dropped on the history', () => {
  test.use({ expectedStatuses: [400, 502] });

  test('arrive three at a time; bad ones say why, and what a gateway lost is sent again', async ({
    page,
  }) => {
    await arriveSignedIn(page);
    const [one, two] = await Promise.all(
      [1, 2].map((number) => smallPhoto(number, { width: 300, height: 200 })),
    );
    await page.goto('/image-history');
    const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
    let lost = 0;
    await page.route('**/api/files/upload', (route) => {
      const isLost = route.request().postDataBuffer()?.includes('two.jpg') === true && lost === 0;
      if (isLost) lost += 1;
      return isLost ? badGateway(route) : route.continue();
    });
    await dropFiles(page, [
      jpeg('one.jpg', one!),
      jpeg('two.jpg', two!),
      { name: 'room.webp', mimeType: 'image/webp', buffer: await readFile(livingRoom) },
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('not a photo') },
      jpeg('broken.jpg', one!.subarray(0, 300)),
    ]);
    const panel = page.getByRole('region', { name: 'Uploads' });
    const row = (name: string) => panel.getByRole('listitem').filter({ hasText: name });
    await expect(panel.getByRole('status')).toHaveText('Uploaded: 2 of 5 · Not uploaded: 3');
    await expect(row('notes.txt')).toContainText('File type must be JPEG, PNG or WEBP');
    await expect(row('broken.jpg').getByRole('button')).toHaveCount(0);
    await expect(row('two.jpg')).toContainText('The upload failed. Please try again.');
    await row('two.jpg').getByRole('button', { name: 'Try again to upload two.jpg' }).click();
    await expect(row('two.jpg')).toContainText('Uploaded');
    await expect(page.getByRole('button', { name: /^Open (one|two|room)\./ })).toHaveCount(3);
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([jpeg('twin.jpg', one!)]);
    await expect(row('twin.jpg')).toContainText('Already in your history');
    expect(await faultsOf(page), 'uploads').toEqual([]);
    await panel.getByRole('button', { name: 'Close the list of uploads' }).click();
    await expect(panel).toHaveCount(0);
  });
});
