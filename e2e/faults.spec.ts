import { Edit, editsEndpoints } from '@maquette/contract';
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { openOptions } from './mask-pictures.ts';
import { arriveSignedIn, register, somebody } from './people.ts';
import { livingRoom, smallSamples } from './photos.ts';
import { expect, test } from './quiet-test.ts';

test.beforeEach(smallSamples);

test.use({ expectedStatuses: [401, 503] });

const down = {
  status: 503,
  json: { message: 'Please try again in a moment.', error: 'unavailable', requestId: 'r' },
};

const openSample = async (page: Page) => {
  await page.goto('/furniture-inpainting?sample=living');
  await expect(page).toHaveURL('/furniture-inpainting/draw');
};

/** Hands files to the page as a drop or a paste would. */
const hand = async (page: Page, how: 'drop' | 'paste', count: number) => {
  const bytes = (await readFile(livingRoom)).toString('base64');
  await page.evaluate(
    ([text, kind, times]) => {
      const data = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      // Items made by a script have no handle behind them, unlike those of a real drop.
      Reflect.deleteProperty(DataTransferItem.prototype, 'getAsFileSystemHandle');
      const transfer = new DataTransfer();
      for (let i = 0; i < times; i++)
        transfer.items.add(new File([data], `room${i}.webp`, { type: 'image/webp' }));
      const target = document.querySelector('input[type=file]')?.parentElement ?? document.body;
      const event =
        kind === 'drop'
          ? new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true })
          : new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true });
      target.dispatchEvent(event);
    },
    [bytes, how, count] as const,
  );
};

test('a spinner stands in for a protected page while the session is being checked', async ({ page }) => {
  await arriveSignedIn(page);
  await page.route('**/api/auth/me', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('/image-history', { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Image history');
});

test('a session that cannot be checked keeps one signed in and offers to try again', async ({ page }) => {
  await arriveSignedIn(page);
  await page.route('**/api/auth/me', (route) => route.fulfill(down));
  await page.goto('/image-history');
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
  await page.unroute('**/api/auth/me');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Image history');
});

test('who is offline is told so at once, keeps language and words, and signs in once back', async ({
  page,
  context,
  noise,
}) => {
  const person = somebody();
  expect((await page.request.post('/api/auth/register', { data: person })).status()).toBe(201);
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByText('Part of the application could not be fetched.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
  const submit = page.getByRole('main').getByRole('button', { name: 'Sign in' });
  await submit.click();
  await expect(page.getByText('The server cannot be reached.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);

  await context.setOffline(false);
  await submit.click();
  await expect(page).toHaveURL('/');
  noise.length = 0;
});

test('signing out clears this device even when the server does not answer', async ({ page, noise }) => {
  const person = somebody();
  await arriveSignedIn(page, person);
  await page.goto('/');
  await page.route('**/api/auth/logout', (route) => route.fulfill(down));
  await page.getByRole('button', { name: person.fullName }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  expect(await page.evaluate(() => [localStorage.auth_token, localStorage.auth_provider])).toEqual([
    undefined,
    undefined,
  ]);
  // The specification wants the failed call logged.
  noise.length = 0;
});

test('the next person on this device sees nothing of the one before', async ({ page }) => {
  const [first, second] = [somebody(), somebody()];
  await arriveSignedIn(page, first);
  await openSample(page);
  await page.getByRole('button', { name: first.fullName }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.request.post('/api/auth/register', { data: second });
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(second.email);
  await page.getByLabel('Password', { exact: true }).fill(second.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/furniture-inpainting');
  await expect(page.getByText('Start with a photo of your room')).toBeVisible();
  await page.goto('/image-history');
  await expect(page.getByText('Nothing here yet')).toBeVisible();
});

test('a photo can be dropped or pasted, and two at once are refused', async ({ page }) => {
  await arriveSignedIn(page);
  await page.goto('/furniture-inpainting');
  await expect(page.getByText('Start with a photo of your room')).toBeVisible();
  await hand(page, 'drop', 2);
  await expect(page.getByRole('alert')).toContainText('Too many files. Choose one photo.');
  await hand(page, 'drop', 1);
  await expect(page).toHaveURL('/furniture-inpainting/draw');
  await page.goto('/furniture-inpainting');
  await expect(page.getByText('Start with a photo of your room')).toBeVisible();
  await hand(page, 'paste', 1);
  await expect(page).toHaveURL('/furniture-inpainting/draw');
});

test('a picture that only the browser can decode is converted and told so', async ({ page }) => {
  await arriveSignedIn(page);
  await page.goto('/furniture-inpainting');
  const avif = await sharp(livingRoom).resize(320).avif().toBuffer();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'room.avif', mimeType: 'image/avif', buffer: avif });
  await expect(page.getByText('Your photo was converted to JPEG so that it can be edited.')).toBeVisible();
  await expect(page).toHaveURL('/furniture-inpainting/draw');
});

test('an upload that fails can be tried again, and one under way can be cancelled', async ({ page }) => {
  await arriveSignedIn(page);
  await page.goto('/furniture-inpainting');
  await page.route('**/api/files/upload', (route) => route.fulfill(down));
  await page.locator('input[type=file]').first().setInputFiles(livingRoom);
  await expect(page.getByRole('alert')).toContainText('Please try again in a moment.');
  await page.unroute('**/api/files/upload');
  await page.route('**/api/files/upload', () => undefined);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(page.getByText('Start with a photo of your room')).toBeVisible();
});

test('a mask that cannot be saved stays on the drawing', async ({ page }) => {
  await arriveSignedIn(page);
  await openSample(page);
  await page.getByRole('button', { name: 'Mark all of the photo' }).click();
  await expect(page.getByText('Little of your room would stay.')).toBeVisible();
  await page.route('**/api/inpaint/save-mask', (route) => route.fulfill(down));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL('/furniture-inpainting/draw');
  // What is painted on is tried by itself, and does not take away what was said.
  const triedAgain = page.waitForResponse('**/api/inpaint/save-mask');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Mark all of the photo' }).click();
  await triedAgain;
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/inpaint/save-mask');
  await openOptions(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download mask' }).click();
  expect((await downloading).suggestedFilename()).toBe('mask.png');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/furniture-inpainting/generate');
});

test('a failed edit says what happened and that nothing was charged, and keeps the words', async ({
  page,
}) => {
  await arriveSignedIn(page);
  await openSample(page);
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await page.route('**/api/edits/events', (route) => route.fulfill(down));
  await page.route(/\/api\/edits\/[0-9a-f-]{36}$/, async (route) => {
    const edit = editsEndpoints.getEdit.response.parse(await (await route.fetch()).json());
    const failed: Edit = {
      ...edit,
      state: 'failed',
      stage: 'done',
      charged: 0,
      files: [],
      error: { code: 'engine_failed', message: 'The picture service did not answer.' },
    };
    await route.fulfill({ json: failed });
  });
  await page.getByRole('button', { name: 'Painting', exact: true }).click();
  await page.getByRole('button', { name: /^Generate/ }).click();
  await expect(page.getByRole('alert')).toContainText(
    'The picture service did not answer. You were not charged.',
  );
  await expect(page.getByLabel('What should be there instead?')).toHaveValue('A framed abstract painting');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('the history tells what failed, sorts both ways, and loses nothing', async ({ page }) => {
  await arriveSignedIn(page);
  await page.route('**/api/files?**', (route) => route.fulfill(down));
  await page.goto('/image-history');
  await expect(page.getByRole('main').getByText('Failed to load images')).toBeVisible();
  await page.unroute('**/api/files?**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Nothing here yet')).toBeVisible();

  await openSample(page);
  await page.goto('/furniture-inpainting?sample=dining');
  await expect(page).toHaveURL('/furniture-inpainting/draw');
  await page.goto('/image-history');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards.first()).toContainText('Dining room');
  await page.getByRole('button', { name: 'Newest first' }).click();
  await expect(cards.first()).toContainText('Living room');

  await page.route('**/content?**', (route) =>
    route.request().resourceType() === 'fetch' ? route.fulfill(down) : route.continue(),
  );
  await cards.first().getByRole('button', { name: 'Download' }).click();
  await expect(page.getByText('Download failed')).toBeVisible();
  await page.route(/\/api\/files\/[0-9a-f-]{36}$/, (route) => route.fulfill(down));
  await cards.first().getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Please try again in a moment.')).toBeVisible();
  await expect(cards).toHaveCount(2);
});

test('a toast stands at the bottom right for five seconds', async ({ page }) => {
  await page.clock.install();
  await arriveSignedIn(page);
  await page.goto('/image-history');
  await page.route('**/samples/*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/furniture-inpainting?sample=living');
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
  await expect(toast).toBeVisible();
  const box = (await toast.boundingBox())!;
  expect(box.x + box.width).toBeGreaterThan(1200);
  expect(box.y + box.height).toBeGreaterThan(740);
  await page.clock.runFor(5100);
  await expect(toast).toBeHidden();
});

test('registration ends with the request to check the mail', async ({ page }) => {
  await register(page, somebody());
  await expect(page.getByText(/Please check your e-?mail/)).toBeVisible();
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });
  test('nothing sweeps or fades in', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const moving = await page.evaluate(
      () =>
        document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
          .length,
    );
    expect(moving).toBe(0);
  });
});
