import sharp from 'sharp';
import { openOptions } from './mask-pictures.ts';
import { arriveSignedIn } from './people.ts';
import { livingRoom } from './photos.ts';
import { expect, test } from './quiet-test.ts';

// A mask of other proportions is refused by the server.
test.use({ expectedStatuses: [400] });

const maskOf = async (width: number, height: number) => {
  const patch = { width: Math.round(width / 4), height: Math.round(height / 4), channels: 3 as const };
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#000' } })
    .composite([{ input: { create: { ...patch, background: '#fff' } }, gravity: 'south' }])
    .png()
    .toBuffer();
  return { name: 'my-mask.png', mimeType: 'image/png', buffer };
};

test('a mask picture of one’s own leads straight to the words, and one of another shape is refused', async ({
  page,
}) => {
  await arriveSignedIn(page);
  await page.goto('/furniture-inpainting?sample=living');
  await expect(page).toHaveURL('/furniture-inpainting/draw');
  const input = page.getByLabel('Upload a mask').and(page.locator('input'));

  await input.setInputFiles(await maskOf(200, 500));
  await expect(page.getByText('The mask does not have the same proportions as the photo.')).toBeVisible();
  await input.setInputFiles({ name: 'mask.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByText('Please upload a valid image file (JPEG, PNG, or WEBP)')).toBeVisible();
  await expect(page).toHaveURL('/furniture-inpainting/draw');

  const { width = 1, height = 1 } = await sharp(livingRoom).metadata();
  await input.setInputFiles(await maskOf(width, height));
  await expect(page).toHaveURL('/furniture-inpainting/generate');
  await openOptions(page);
  await expect(page.getByText('Ready')).toBeVisible();
  await page.reload();
  await openOptions(page);
  await expect(page.getByAltText('Mask: white marks what will be replaced')).toBeVisible();
});
