import { filesEndpoints, type HistoryItem } from '@maquette/contract';
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { faultsOf } from './axe.ts';
import { arriveSignedIn } from './people.ts';
import { livingRoom } from './photos.ts';
import { expect, playedIn, test } from './quiet-test.ts';

const words = {
  en: {
    ...{ adjust: 'Adjust', crop: 'Crop', rotate: 'Rotate', export: 'Export', brightness: 'Brightness' },
    ...{
      turnRight: 'Turn right',
      undo: 'Undo',
      redo: 'Redo',
      save: 'Save',
      saved: 'Image saved to your history.',
    },
    ...{
      reopened: 'You are changing the original',
      asItIs: 'Edit this version as it is',
      exported: 'As you saved it',
    },
  },
  fr: {
    ...{
      adjust: 'Ajuster',
      crop: 'Recadrer',
      rotate: 'Pivoter',
      export: 'Exporter',
      brightness: 'Luminosité',
    },
    ...{ turnRight: 'Tourner à droite', undo: 'Annuler', redo: 'Rétablir', save: 'Enregistrer' },
    ...{ saved: 'Image enregistrée dans votre historique.', reopened: 'Vous modifiez l’original' },
    ...{ asItIs: 'Retoucher cette version telle quelle', exported: 'Telle qu’enregistrée' },
  },
} as const;
type Words = (typeof words)['en' | 'fr'];

const headers = (token: string) => ({ authorization: `Bearer ${token}` });

const upload = async (page: Page, token: string, quality = 90): Promise<HistoryItem> => {
  const buffer = await sharp(await readFile(livingRoom))
    .jpeg({ quality })
    .toBuffer();
  const answer = await page.request.post('/api/files/upload', {
    headers: headers(token),
    multipart: { image: { name: 'room.jpg', mimeType: 'image/jpeg', buffer } },
  });
  return filesEndpoints.uploadFile.response.parse(await answer.json()).file;
};

const history = async (page: Page, token: string): Promise<HistoryItem[]> => {
  const answer = await page.request.get('/api/files?limit=10', { headers: headers(token) });
  return filesEndpoints.listFiles.response.parse(await answer.json()).files;
};

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const slider = (page: Page, name: string) => page.getByRole('slider', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const currentStep = (page: Page) => page.locator('[aria-current=step]');

/** Brighter by three, square, turned to the right, with one step undone and done again. */
const edit = async (page: Page, w: Words) => {
  await slider(page, w.brightness).focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
  await expect(slider(page, w.brightness)).toHaveValue('103');
  await expect(currentStep(page)).toHaveText(w.brightness);
  await tab(page, w.crop).click();
  await page.getByRole('radio', { name: '1:1' }).check();
  await tab(page, w.rotate).click();
  await button(page, w.turnRight).click();
  const turned = (await currentStep(page).textContent()) ?? '';
  await page.keyboard.press('ControlOrMeta+z');
  await expect(currentStep(page)).not.toHaveText(turned);
  await button(page, w.redo).click();
  await expect(currentStep(page)).toHaveText(turned);
};

for (const language of ['en', 'fr'] as const) {
  const w = words[language];
  test(
    `a picture of the history is edited, saved beside its original and taken up again (${language})`,
    playedIn(language),
    async ({ page }) => {
      const token = await arriveSignedIn(page);
      const original = await upload(page, token);
      await page.goto(`/photo-editor/${original.id}?lng=${language}`);
      await edit(page, w);
      expect(await faultsOf(page)).toEqual([]);
      await button(page, w.save).click();
      await expect(page.getByText(w.saved)).toBeVisible();
      await expect(page).toHaveURL('/image-history');

      const [edited] = await history(page, token);
      expect(edited).toMatchObject({
        type: 'edited',
        originalImageId: original.id,
        name: 'edited-image.jpg',
      });
      const { width, height } = original.metadata;
      const side = Math.min(width, height);
      expect(edited?.metadata).toMatchObject({ width: side, height: side, mime: 'image/jpeg' });
      expect(edited?.metadata.recipe?.transformations.rotation).toBe(90);

      await page.goto(`/photo-editor/${edited?.id}`);
      await expect(page.getByText(w.reopened)).toBeVisible();
      await expect(slider(page, w.brightness)).toHaveValue('103');
      await expect(currentStep(page)).toHaveText(w.exported);
      await button(page, w.asItIs).click();
      await expect(slider(page, w.brightness)).toHaveValue('100');
    },
  );
}

test('a picture of this device is opened, kept through leaving, and downloaded as chosen', async ({
  page,
}) => {
  await arriveSignedIn(page);
  await page.goto('/photo-editor');
  const input = page.locator('input[type=file]').first();
  await input.setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Choose a picture to edit' })).toBeVisible();

  await input.setInputFiles(livingRoom);
  await slider(page, 'Contrast').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(currentStep(page)).toHaveText('Contrast');
  await button(page, 'Back to your history').click();
  await expect(page).toHaveURL('/image-history');
  await page.goBack();
  await expect(slider(page, 'Contrast')).toHaveValue('99');

  await tab(page, 'Export').click();
  await page.getByRole('radio', { name: 'PNG' }).check();
  await expect(slider(page, 'Quality')).toBeDisabled();
  const downloading = page.waitForEvent('download');
  await button(page, 'Download').click();
  expect((await downloading).suggestedFilename()).toBe('living-before - edited.png');
});

test('a preset, one’s own and settings that were copied go from one picture to the next', async ({
  page,
}) => {
  const token = await arriveSignedIn(page);
  const [first, second] = [await upload(page, token), await upload(page, token, 80)];
  await page.goto(`/photo-editor/${first.id}`);
  await tab(page, 'Presets').click();
  await expect(page.locator('canvas[data-ready=true]')).toHaveCount(9);
  await button(page, 'Warm evening').click();
  await slider(page, 'Strength').focus();
  await page.keyboard.press('PageDown');
  await expect(slider(page, 'Strength')).not.toHaveValue('100');
  await button(page, 'Save as preset').click();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter a name.')).toBeVisible();
  await page.keyboard.type('Evening in');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Evening in')).toHaveAttribute('aria-pressed', 'true');
  expect(await faultsOf(page)).toEqual([]);

  await tab(page, 'Rotate').click();
  await slider(page, 'Vertical').focus();
  await page.keyboard.down('PageUp');
  await expect(page.locator('[data-part=grid]')).toBeVisible();
  await page.keyboard.up('PageUp');
  await expect(page.locator('[data-part=grid]')).toBeHidden();
  const leaning = await slider(page, 'Vertical').inputValue();
  expect(Number(leaning)).toBeGreaterThan(0);
  await page.keyboard.press('ControlOrMeta+Shift+c');
  await expect(page.getByText('Settings copied.')).toBeVisible();

  await page.goto(`/photo-editor/${second.id}`);
  await tab(page, 'Presets').click();
  await page.keyboard.press('ControlOrMeta+Shift+v');
  await expect(button(page, 'Evening in')).toHaveAttribute('aria-pressed', 'true');
  await tab(page, 'Rotate').click();
  await expect(slider(page, 'Vertical')).toHaveValue('0');
  await tab(page, 'Presets').click();
  await page.getByRole('checkbox', { name: 'Paste crop, rotation and perspective too' }).check();
  await button(page, 'Paste settings').click();
  await tab(page, 'Rotate').click();
  await expect(slider(page, 'Vertical')).toHaveValue(leaning);
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(currentStep(page)).toHaveText('Opened');
});

test.describe('what goes wrong', () => {
  test.use({ expectedStatuses: [404, 413, 503] });

  test('is said, and loses nothing: not found, not loaded, not saved', async ({ page }) => {
    const token = await arriveSignedIn(page);
    const original = await upload(page, token);
    await page.goto('/photo-editor/no-such-picture');
    await expect(page.getByRole('heading', { name: 'This picture was not found.' })).toBeVisible();

    await page.route('**/api/files/*/content*', (call) => call.fulfill({ status: 503 }));
    await page.goto(`/photo-editor/${original.id}`);
    await expect(page.getByText('The picture could not be loaded.')).toBeVisible();
    await page.unroute('**/api/files/*/content*');
    await page.getByRole('button', { name: 'Try again' }).click();

    await slider(page, 'Saturation').focus();
    await page.keyboard.press('Home');
    await expect(slider(page, 'Saturation')).toHaveValue('0');
    await page.route('**/api/files/upload', (call) => call.fulfill({ status: 503, body: 'down' }));
    await button(page, 'Save').click();
    await expect(page.getByText('The picture could not be saved.')).toBeVisible();
    await expect(slider(page, 'Saturation')).toHaveValue('0');

    await page.reload();
    await expect(page.getByText('Your unsaved changes are back.')).toBeVisible();
    await expect(slider(page, 'Saturation')).toHaveValue('0');
  });
});
