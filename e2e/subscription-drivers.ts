import { expect, type Page } from '@playwright/test';
import { tabTo } from './keyboard.ts';
import { arriveSignedIn } from './people.ts';
import { subscriptionWords } from './subscription-words.ts';

export type Language = keyof typeof subscriptionWords;

export interface Look {
  language: Language;
  theme?: 'light' | 'dark';
}

/** Somebody new opens a page of plan and credits, in the theme of the system unless one is given. Gives the token. */
export const arriveAt = async (page: Page, path: string, { language, theme }: Look) => {
  await page.addInitScript(
    ([words, look]) => {
      localStorage.setItem('i18nextLng', words);
      if (look) localStorage.setItem('theme', look);
    },
    [language, theme] as const,
  );
  const token = await arriveSignedIn(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return token;
};

/** Chooses from a list as somebody without a mouse does: by the first letters of the line. */
export const pickByLetters = async (page: Page, label: string, letters: string): Promise<void> => {
  const list = page.getByLabel(label, { exact: true });
  await tabTo(page, list);
  // Letters that come more than a second apart begin a new search, as they do on a busy machine: typed again, they find it.
  await expect(async () => {
    await page.keyboard.type(letters);
    await expect(list.locator('option:checked')).toContainText(letters, { timeout: 1500 });
  }).toPass();
};

/** Calls the API for the person signed in: for what is only the way to what a journey is about. */
export const callAs = async (page: Page, token: string, path: string, data: object): Promise<void> => {
  const answer = await page.request.post(`/api${path}`, {
    data,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
};
