import { type EditRecipe, filesEndpoints, type HistoryItem } from '@maquette/contract';
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { arriveSignedIn } from './people.ts';
import { livingRoom } from './photos.ts';
import { again, expect, test } from './quiet-test.ts';

type Settings = Partial<EditRecipe['settings']>;
type Shape = Partial<EditRecipe['transformations']>;

const neutral: EditRecipe = {
  version: 1,
  settings: {
    ...{ shadows: 0, highlights: 0 },
    ...{ exposure: 0, temperature: 0, tint: 0, brightness: 100, contrast: 100, saturation: 100 },
    ...{ hue: 0, invert: false, sharpen: 0, blur: 0 },
  },
  transformations: {
    ...{ flipped: { horizontal: false, vertical: false }, rotation: 0, straighten: 0 },
    ...{ perspective: { vertical: 0, horizontal: 0 }, cropRatio: null, crop: null },
  },
  // Nothing is lost by encoding, so what differs is the preview.
  export: { format: 'png', quality: 92 },
};
const crop = { x: 0.3, y: 0.2, width: 0.5, height: 0.6 };

const recipes: Record<string, { settings?: Settings; shape?: Shape }> = {
  'more light': { settings: { exposure: 0.8 } },
  warmer: { settings: { temperature: 40, tint: -20 } },
  'brightness and contrast': { settings: { brightness: 120, contrast: 140 } },
  'colourful, other hue': { settings: { saturation: 170, hue: 60 } },
  'shadows and highlights': { settings: { shadows: 100, highlights: -80 } },
  'set upright': { shape: { perspective: { vertical: 60, horizontal: 0 } } },
  'in perspective, cropped, darker shadows': {
    settings: { shadows: -70, saturation: 130 },
    shape: { crop, rotation: 90, straighten: 4, perspective: { vertical: -30, horizontal: 25 } },
  },
  'grey negative': { settings: { saturation: 0, invert: true } },
  sharpened: { settings: { sharpen: 60 } },
  'much blurred': { settings: { blur: 10 } },
  'all settings': {
    settings: {
      ...{ exposure: 0.3, temperature: -20, tint: 10, brightness: 105, contrast: 110, saturation: 120 },
      ...{ hue: -15, sharpen: 30, blur: 0.5 },
    },
  },
  turned: { shape: { rotation: 90, flipped: { horizontal: true, vertical: false } } },
  'straightened far, blurred': { settings: { blur: 4 }, shape: { straighten: -30 } },
  cropped: { shape: { crop } },
  'cropped, turned, straightened, sharpened': {
    settings: { sharpen: 40, contrast: 120 },
    shape: { crop, rotation: 270, straighten: -3, flipped: { horizontal: false, vertical: true } },
  },
};

const upload = async (
  page: Page,
  token: string,
  form: Record<string, string | object>,
): Promise<HistoryItem> => {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.post('/api/files/upload', {
    headers,
    multipart: form as Record<string, string>,
  });
  return filesEndpoints.uploadFile.response.parse(await answer.json()).file;
};

const photo = async (): Promise<object> => {
  const buffer = await sharp(await readFile(livingRoom))
    .jpeg({ quality: 92 })
    .toBuffer();
  return { name: 'room.jpg', mimeType: 'image/jpeg', buffer };
};

/** A picture of which the editor takes up the recipe; what it looks like does not matter. */
const edited = async (place: number): Promise<object> => {
  const background = { r: place * 10, g: 0, b: 0 };
  const buffer = await sharp({ create: { width: 16, height: 16, channels: 3, background } })
    .png()
    .toBuffer();
  return { name: 'edited.png', mimeType: 'image/png', buffer };
};

/** What is seen in the frame of the picture, without what lies over it. */
const preview = async (page: Page): Promise<Buffer> => {
  const stage = page.getByRole('application');
  const picture = stage.getByRole('img');
  await expect(picture).toBeVisible();
  const clip = await picture.evaluate((canvas) => {
    const surface = canvas.closest<HTMLElement>('[role=application]');
    document.body.style.visibility = 'hidden';
    if (surface) surface.style.visibility = 'visible';
    const frame = canvas.parentElement?.parentElement?.getBoundingClientRect() ?? new DOMRect();
    return { x: frame.x, y: frame.y, width: Math.floor(frame.width), height: Math.floor(frame.height) };
  });
  return page.screenshot({ clip });
};

/**
 * The mean difference of two pictures (0-255), their outermost pixels aside. Both are made half as large as the first:
 * where an enlarged pixel lies between two others, a browser and a library differ by half a pixel.
 */
const differenceOf = async (one: Buffer, other: Buffer): Promise<number> => {
  const shown = await sharp(one).metadata();
  const [width, height] = [Math.floor(shown.width / 2), Math.floor(shown.height / 2)];
  const raw = (picture: Buffer) =>
    sharp(picture)
      .resize(width, height, { fit: 'fill', kernel: 'linear' })
      .removeAlpha()
      .extract(inner)
      .raw()
      .toBuffer();
  const inner = { left: 2, top: 2, width: width - 4, height: height - 4 };
  const [a, b] = await Promise.all([raw(one), raw(other)]);
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0));
  return sum / a.length;
};

const exported = async (page: Page): Promise<Buffer> => {
  await page.getByRole('tab', { name: 'Export', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  return readFile(await download.path());
};

for (const every of [6, 1])
  test.describe(every === 1 ? 'each of many' : 'some of many', every === 1 ? again : {}, () => {
    test('the preview shows what is exported, within 2 of 255', async ({ page }) => {
      // In all more than a dozen pictures are opened one after the other.
      test.slow();
      const token = await arriveSignedIn(page);
      const original = await upload(page, token, { image: await photo() });
      const differences: Record<string, number> = {};
      const played = Object.entries(recipes).filter((_, at) => at % every === 0);
      for (const [place, [name, { settings, shape }]] of played.entries()) {
        const recipe: EditRecipe = {
          ...neutral,
          settings: { ...neutral.settings, ...settings },
          transformations: { ...neutral.transformations, ...shape },
        };
        const form = { type: 'edited', originalImageId: original.id, recipe: JSON.stringify(recipe) };
        const { id } = await upload(page, token, { ...form, image: await edited(place) });
        await page.goto(`/photo-editor/${id}`);
        const whole = await exported(page);
        // An enlarged part becomes sharp a moment after it is shown.
        await expect
          .poll(async () => (differences[name] = await differenceOf(await preview(page), whole)), {
            message: name,
          })
          .toBeLessThanOrEqual(2);
      }
      // Where every picture were the same nothing would have been compared.
      expect(new Set(Object.values(differences)).size).toBe(played.length);
    });
  });
