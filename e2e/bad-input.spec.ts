import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { arriveSignedIn } from './people.ts';
import { livingRoom, smallSamples } from './photos.ts';
import { expect, test } from './quiet-test.ts';

test.beforeEach(smallSamples);

test.use({ expectedStatuses: [400, 402, 413, 415] });

const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer });

const noisyJpeg = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 100 })
    .toBuffer();

test('what is no photo is refused with a reason, and the page stays as it was', async ({ page }) => {
  await arriveSignedIn(page);
  await page.goto('/furniture-inpainting');
  await choose(page, 'page.png', 'image/png', Buffer.from('<html><script>alert(1)</script></html>'));
  await expect(page.getByRole('alert')).toContainText('JPEG, PNG');
  await choose(page, 'notes.txt', 'text/plain', Buffer.from('hello'));
  await expect(page.getByRole('alert')).toContainText(
    'Please upload a valid image file (JPEG, PNG, or WEBP)',
  );
  await choose(page, 'empty.jpg', 'image/jpeg', Buffer.alloc(0));
  await expect(page.getByRole('alert')).toContainText('Error reading file');
  const whole = await sharp(livingRoom).jpeg().toBuffer();
  await choose(page, 'half.jpg', 'image/jpeg', whole.subarray(0, whole.length >> 1));
  await expect(page.getByRole('alert')).not.toContainText('Error reading file');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL('/furniture-inpainting');
});

test('a photo over 10 MB is reduced here and says so', async ({ page }) => {
  await arriveSignedIn(page);
  await page.goto('/furniture-inpainting');
  const large = await noisyJpeg(4000, 3000);
  expect(large.length).toBeGreaterThan(10_485_760);
  await choose(page, 'large.jpg', 'image/jpeg', large);
  await expect(page.getByText(/Your photo was larger than 10 MB. It was reduced to/)).toBeVisible({
    timeout: 150_000,
  });
  await expect(page).toHaveURL('/furniture-inpainting/draw');
});

test('too few credits are told before anything is sent, and the words stay', async ({ page }) => {
  await arriveSignedIn(page);
  await page.route('**/api/credits/balance', (route) => route.fulfill({ json: { balance: 0, held: 0 } }));
  await page.goto('/furniture-inpainting?sample=bedroom');
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await page.getByRole('button', { name: 'Plant', exact: true }).click();
  await page.getByRole('button', { name: 'Generate · 1 credit' }).click();
  await expect(page.getByText('You need 1 credit, you have 0.')).toBeVisible();
  await expect(page.getByLabel('What should be there instead?')).toHaveValue('A large green potted plant');
});
