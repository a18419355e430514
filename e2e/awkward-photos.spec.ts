import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import {
  type AwkwardPicture,
  awkwardPictures,
  farthest,
  type Quarters,
  quartersOf,
} from './awkward-pictures.ts';
import { type DroppedFile, dropFiles } from './drop-files.ts';
import { arriveSignedIn } from './people.ts';
import { livingRoom } from './photos.ts';
import { again, expect, playedIn, test } from './quiet-test.ts';

/** Copies for the screen are encoded with loss; a wrong turn or a wrong colour is far beyond this. */
const SHOWN = 12;
const EXPORTED = 3;

/** The colours in the middle of the four quarters of a picture, as the browser decodes what it shows. */
const shownIn = (picture: Locator): Promise<Quarters> =>
  picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const bitmap = await createImageBitmap(await (await fetch(image.currentSrc)).blob());
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    context?.drawImage(bitmap, 0, 0);
    const at = (x: number, y: number) =>
      Array.from(context?.getImageData(Math.floor(x * width), Math.floor(y * height), 1, 1).data ?? []);
    return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)];
  });

const expectShown = async (picture: Locator, { name, quarters }: AwkwardPicture) => {
  await expect(picture).toBeVisible();
  expect(farthest(await shownIn(picture), quarters), name).toBeLessThanOrEqual(SHOWN);
};

/** Downloads the picture that is open in the editor, unchanged, in another format than its own. */
const exportOther = async (page: Page, mimeType: string): Promise<Buffer> => {
  await page.getByRole('tab', { name: 'Export', exact: true }).click();
  const format = mimeType === 'image/png' ? 'WebP' : 'PNG';
  await page.getByRole('radio', { name: format }).check();
  // The best WebP is one without loss.
  if (format === 'WebP') await page.getByRole('slider', { name: 'Quality' }).press('End');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(new RegExp(` - edited\\.${format.toLowerCase()}$`));
  return readFile(await download.path());
};

const reasons = {
  en: {
    damaged: 'This picture is damaged and cannot be read.',
    other: 'This type of picture is not supported. Please use JPEG, PNG or WebP.',
    otherAtOnce: 'File type must be JPEG, PNG or WEBP',
    empty: 'there is nothing in it',
    pixels: 'This picture has too many pixels. The limit is 50 megapixels.',
  },
  fr: {
    damaged: 'Cette image est endommagée et ne peut pas être lue.',
    other: 'Ce type d’image n’est pas pris en charge. Utilisez JPEG, PNG ou WebP.',
    otherAtOnce: 'Le fichier doit être au format JPEG, PNG ou WEBP',
    empty: 'il est vide',
    pixels: 'Cette image a trop de pixels. La limite est de 50 mégapixels.',
  },
} as const;

interface BadFile extends DroppedFile {
  readonly reason: keyof (typeof reasons)['en'];
}

const badFiles = async (photo: Buffer): Promise<BadFile[]> => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><rect/></svg>');
  const background = '#888';
  const huge = await sharp({ create: { width: 7200, height: 7100, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const half = photo.subarray(0, photo.length >> 1);
  return [
    { name: 'half.jpg', mimeType: 'image/jpeg', buffer: half, reason: 'damaged' },
    { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear Sir'), reason: 'other' },
    { name: 'drawing.png', mimeType: 'image/png', buffer: drawing, reason: 'other' },
    { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: drawing, reason: 'otherAtOnce' },
    { name: 'nothing.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0), reason: 'empty' },
    { name: 'huge.jpg', mimeType: 'image/jpeg', buffer: huge, reason: 'pixels' },
  ];
};

const uploads = (page: Page) => page.getByRole('region', { name: /^(Uploads|Envois)$/ });
const cardOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Open ${name}` }) });

// All are shown; so many of them are exported too.
for (const every of [6, 1])
  test.describe(every === 1 ? 'each of many' : 'some of many', every === 1 ? again : {}, () => {
    test('awkward photos are shown upright and whole, and exported as they are', async ({ page }) => {
      const pictures = await awkwardPictures();
      await arriveSignedIn(page);
      // Room for all the cards: only those near the screen are drawn.
      await page.setViewportSize({ width: 1280, height: 2200 });
      await page.goto('/image-history');
      await dropFiles(page, pictures);
      await expect(uploads(page).getByRole('status')).toHaveText(new RegExp(` ${pictures.length} of `));
      for (const picture of pictures)
        await expectShown(cardOf(page, picture.name).locator('[data-open] img'), picture);

      for (const picture of pictures.filter((_, at) => at % every === 0)) {
        const { name, width, height, mimeType, quarters } = picture;
        await cardOf(page, name)
          .getByRole('button', { name: `Open ${name}` })
          .click();
        const view = page.getByRole('dialog', { name });
        await expect(view).toContainText(`${width} × ${height} pixels`);
        await expectShown(view.getByRole('application').getByRole('img'), picture);
        await view.getByRole('link', { name: 'Edit', exact: true }).click();
        const exported = await quartersOf(await exportOther(page, mimeType));
        expect(exported.size, name).toEqual({ width, height });
        expect(farthest(exported.quarters, quarters), name).toBeLessThanOrEqual(EXPORTED);
        await page.getByRole('button', { name: 'Back to your history' }).click();
        await expect(page).toHaveURL('/image-history');
      }
    });
  });

for (const language of ['en', 'fr'] as const)
  test.describe(`photos that are none (${language})`, playedIn(language), () => {
    test.use({ expectedStatuses: [400, 413, 415] });

    test('are refused with a reason, and what came with them is kept', async ({ page }) => {
      const photo = await sharp(livingRoom).resize(400).jpeg().toBuffer();
      const bad = await badFiles(photo);
      await arriveSignedIn(page);
      await page.goto(`/image-history?lng=${language}`);
      await dropFiles(page, [...bad, { name: 'room.jpg', mimeType: 'image/jpeg', buffer: photo }]);
      const row = (name: string) => uploads(page).getByRole('listitem').filter({ hasText: name });
      for (const { name, reason } of bad) await expect(row(name)).toContainText(reasons[language][reason]);
      await expect(uploads(page).getByRole('status')).toHaveText(/ 1 (of|sur) 7 /);
      await page.reload();
      await expect(page.getByRole('main').getByRole('listitem')).toHaveText(/room\.jpg/);
    });
  });

/**
 * Photographs that cannot be part of the project: a folder with `awkward` (good pictures of rare kinds) and `invalid`, named
 * by the environment. Without it this is left out.
 */
const folder = process.env['PHOTO_SAMPLES'] ?? '';

interface Sample {
  readonly file: string;
  readonly kind: string;
  readonly width: number;
  readonly height: number;
  readonly expect?: { readonly uprightWidth?: number; readonly uprightHeight?: number };
}

const samplesOf = async (kind: string): Promise<(DroppedFile & { sample: Sample })[]> => {
  const { entries } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as {
    entries: Sample[];
  };
  const samples = entries.filter((entry) => entry.kind === kind);
  return Promise.all(
    samples.map(async (sample) => {
      const name = basename(sample.file);
      const type = sampleTypes[extname(name)] ?? '';
      return { sample, name, mimeType: type, buffer: await readFile(join(folder, sample.file)) };
    }),
  );
};

const sampleTypes: Readonly<Record<string, string>> = {
  ...{ '.jpg': 'image/jpeg', '.png': 'image/png', '.webp': 'image/webp', '.gif': 'image/gif' },
  ...{ '.heic': 'image/heic', '.svg': 'image/svg+xml' },
};

/** The mean difference of two pictures seen upright on white, 0 to 255. */
const meanDifference = async (one: Buffer, other: Buffer): Promise<number> => {
  const decode = (picture: Buffer) =>
    sharp(picture)
      .autoOrient()
      .toColourspace('srgb')
      .flatten({ background: '#fff' })
      .removeAlpha()
      .raw()
      .toBuffer();
  const [a, b] = await Promise.all([decode(one), decode(other)]);
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
};

test.describe('photographs from outside', () => {
  // They are private: whoever has some names their folder.
  test.skip(folder === '', 'PHOTO_SAMPLES names no folder');
  test.use({ expectedStatuses: [400, 413, 415] });

  test('the awkward ones are shown upright and exported as they are', async ({ page }) => {
    test.slow();
    const pictures = await samplesOf('awkward');
    await arriveSignedIn(page);
    await page.setViewportSize({ width: 1280, height: 2200 });
    await page.goto('/image-history');
    await dropFiles(page, pictures);
    await expect(uploads(page).getByRole('status')).toHaveText(new RegExp(` ${pictures.length} of `), {
      timeout: 150_000,
    });
    for (const { name, mimeType, buffer, sample } of pictures) {
      const { uprightWidth: width = sample.width, uprightHeight: height = sample.height } =
        sample.expect ?? {};
      await cardOf(page, name)
        .getByRole('button', { name: `Open ${name}` })
        .click();
      const view = page.getByRole('dialog', { name });
      await expect(view).toContainText(`${width} × ${height} pixels`);
      await view.getByRole('link', { name: 'Edit', exact: true }).click();
      const exported = await exportOther(page, mimeType);
      expect(await sharp(exported).metadata(), name).toMatchObject({ width, height });
      expect(await meanDifference(exported, buffer), name).toBeLessThanOrEqual(EXPORTED);
      await page.getByRole('button', { name: 'Back to your history' }).click();
      await expect(page).toHaveURL('/image-history');
    }
  });

  test('the invalid ones are refused with a reason', async ({ page }) => {
    const files = await samplesOf('invalid');
    await arriveSignedIn(page);
    await page.goto('/image-history');
    await dropFiles(page, files);
    await expect(uploads(page).getByRole('status')).toHaveText(new RegExp(`Not uploaded: ${files.length}$`));
    const words = Object.values(reasons.en);
    for (const row of await uploads(page).getByRole('listitem').allTextContents())
      expect(
        words.some((reason) => row.includes(reason)),
        row,
      ).toBe(true);
  });
});
