import sharp from 'sharp';
import { faultsInBothThemes } from './axe.ts';
import { mask, openOptions, useMask } from './mask-pictures.ts';
import { arriveSignedIn } from './people.ts';
import { smallSamples } from './photos.ts';
import { expect, test } from './quiet-test.ts';

test.beforeEach(smallSamples);

/** A box on legs, cut out or on a plain ground. */
const productOf = async (ground: 'clear' | 'grey') => {
  const rects =
    '<rect width="300" height="110" rx="16"/><rect y="100" width="24" height="60"/><rect x="276" y="100" width="24" height="60"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 -20 340 200" width="680" height="400">${ground === 'grey' ? '<rect x="-20" y="-20" width="340" height="200" fill="#999"/>' : ''}<g fill="#b01890">${rects}</g></svg>`;
  const buffer = await sharp(Buffer.from(svg)).png().toBuffer();
  return { name: `${ground}-bench.png`, mimeType: 'image/png', buffer };
};

test('a product of one’s own is put at its width, and what is wrong with its picture is said before', async ({
  page,
}) => {
  await arriveSignedIn(page);
  await page.goto('/furniture-inpainting?sample=living');
  await useMask(page, await mask([20, 45, 60, 50]));
  await openOptions(page);
  await page.getByText('Use my own product').click();
  const input = page.getByLabel('Choose a picture').and(page.locator('input'));
  const generate = page.getByRole('button', { name: 'Generate · 1 credit' });

  await input.setInputFiles({ name: 'sofa.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByText('This picture cannot be read.')).toBeVisible();

  await input.setInputFiles(await productOf('grey'));
  await page.getByLabel('Width in cm').fill('120');
  await expect(page.getByText('The background of this picture is not transparent.')).toBeVisible();
  await expect(generate).toBeDisabled();
  await page.getByRole('button', { name: 'On the wall' }).click();
  await expect(generate).toBeEnabled();
  await page.getByRole('button', { name: 'On the floor' }).click();

  await input.setInputFiles(await productOf('clear'));
  await expect(page.getByAltText('clear-bench.png')).toBeVisible();
  await page.getByLabel('Width in cm').fill('4');
  await expect(page.getByText('Enter a number from 5 to 600.')).toBeVisible();
  await expect(generate).toBeDisabled();
  await page.getByLabel('Width in cm').fill('120');
  expect(await faultsInBothThemes(page)).toEqual([]);

  await page.reload();
  await openOptions(page);
  await expect(page.getByAltText('clear-bench.png')).toBeVisible();
  await expect(page.getByLabel('Width in cm')).toHaveValue('120');
  await generate.click();
  await expect(page).toHaveURL('/furniture-inpainting/result', { timeout: 150_000 });
  await page.getByRole('button', { name: 'Details' }).click();
  await expect(page.getByText('own product').first()).toBeVisible();

  await page.getByRole('button', { name: 'Regenerate' }).click();
  await openOptions(page);
  await page.getByRole('button', { name: 'Remove the product' }).click();
  await expect(generate).toBeDisabled();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByAltText('clear-bench.png')).toBeVisible();
});
