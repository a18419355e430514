import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { arriveSignedIn } from './people.ts';

interface Seed {
  name: string;
  isEdited?: boolean;
}

/** Small pictures, each of a colour of its own, uploaded in this order; edited ones belong to the first. */
const seed = async (page: Page, token: string, seeds: readonly Seed[]): Promise<void> => {
  let originalImageId: string | undefined;
  for (const [at, { name, isEdited }] of seeds.entries()) {
    const background = { r: (at * 37) % 256, g: (at * 91) % 256, b: (at * 53) % 256 };
    const buffer = await sharp({ create: { width: 64, height: 48, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const answer = await page.request.post('/api/files/upload', {
      headers: { authorization: `Bearer ${token}` },
      multipart: {
        image: { name, mimeType: 'image/jpeg', buffer },
        ...(isEdited && originalImageId !== undefined && { type: 'edited', originalImageId }),
      },
    });
    expect(answer.status()).toBe(201);
    originalImageId ??= ((await answer.json()) as { file: { id: string } }).file.id;
  }
};

/** So many photos of rooms, by number. */
export const rooms = (count: number): Seed[] =>
  Array.from({ length: count }, (_, at) => ({ name: `Room ${String(at + 1).padStart(2, '0')}.jpg` }));

/** Signs somebody in whose history holds these pictures. */
export const arrive = async (page: Page, seeds: readonly Seed[], language = 'en'): Promise<void> => {
  const token = await arriveSignedIn(page);
  await seed(page, token, seeds);
  await page.addInitScript((code) => localStorage.setItem('i18nextLng', code), language);
};

/** The pictures of the history that is open. */
export const cardsOf = (page: Page): Locator => page.getByRole('main').getByRole('listitem');
