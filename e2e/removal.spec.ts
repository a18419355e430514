import {
  creditsEndpoints,
  editsEndpoints,
  filesEndpoints,
  type HistoryItem,
  isFinal,
} from '@maquette/contract';
import type { Page } from '@playwright/test';
import { faultsInBothThemes, faultsOf } from './axe.ts';
import { mask, useMask } from './mask-pictures.ts';
import { arriveSignedIn } from './people.ts';
import { smallSamples } from './photos.ts';
import { again, expect, test } from './quiet-test.ts';

test.beforeEach(smallSamples);

/** A small piece where wall and floor meet, which comes out in several ways, and half of the room. */
const easy = [60, 50, 15, 25] as const;
const rough = [10, 35, 70, 60] as const;

const ask = async (page: Page, token: string, path: string): Promise<unknown> => {
  const answer = await page.request.get(`/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(200);
  return answer.json();
};

const historyOf = async (page: Page, token: string): Promise<readonly HistoryItem[]> =>
  filesEndpoints.listFiles.response.parse(await ask(page, token, '/files')).files;

const balanceOf = async (page: Page, token: string): Promise<number> =>
  creditsEndpoints.getBalance.response.parse(await ask(page, token, '/credits/balance')).balance;

const markRoom = async (page: Page, place: readonly [number, number, number, number]): Promise<void> => {
  await page.goto('/furniture-inpainting?sample=living');
  await useMask(page, await mask(place));
};

/** However soon an edit is done, the page hears of its end only then. */
async function endsAfter(page: Page, seen: Promise<void>): Promise<void> {
  await page.route('**/api/edits/events', (route) => route.abort());
  await page.route(/\/api\/edits\/[\w-]+$/, async (route) => {
    const answer = await route.fetch();
    const { state } = editsEndpoints.getEdit.response.parse(await answer.json());
    if (isFinal(state)) await seen;
    await route.fulfill({ response: answer });
  });
}

test('a removal comes out in several ways: another one is chosen, for the same credit, and the history shows it', async ({
  page,
}) => {
  const token = await arriveSignedIn(page);
  await markRoom(page, easy);
  const coarse = page.locator('[data-coarse]');
  await endsAfter(page, coarse.waitFor());
  await page.getByRole('button', { name: 'Remove what is marked · 1 credit' }).click();
  await test.step('a coarse answer is seen at once, where it is marked', async () => {
    await expect(coarse).toBeVisible();
    expect(await coarse.boundingBox()).toEqual(await page.locator('.stage-fit img').first().boundingBox());
  });
  await expect(page).toHaveURL('/furniture-inpainting/result', { timeout: 150_000 });

  const takes = page.getByRole('radiogroup', { name: /Take 1 of [2-4]/ }).getByRole('radio');
  await expect(takes.first()).toBeChecked();
  const offered = await takes.count();
  expect(offered).toBeGreaterThan(1);
  expect(await faultsOf(page), 'takes').toEqual([]);
  const [first] = await historyOf(page, token);

  await takes.first().focus();
  await page.keyboard.press('ArrowRight');
  const row = page.getByRole('radiogroup', { name: `Take 2 of ${offered}` });
  await expect(row.getByRole('radio').nth(1)).toBeChecked();
  await expect(row.getByRole('radio').nth(1)).toBeFocused();
  await expect.poll(async () => (await historyOf(page, token))[0]?.id).not.toBe(first?.id);
  const [second, ...others] = await historyOf(page, token);
  expect(others.map(({ type }) => type)).toEqual(['upload']);
  expect(await balanceOf(page, token)).toBe(9);

  await page.goto('/image-history');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(2);
  await expect(cards.locator(`img[src*="${second?.id}"]`).first()).toBeVisible();
  await expect(cards.locator(`img[src*="${first?.id}"]`)).toHaveCount(0);
  await expect(cards.getByText(`${offered} takes`)).toHaveCount(1);
  expect(await faultsInBothThemes(page), 'history').toEqual([]);

  await page.goto('/furniture-inpainting/result');
  await expect(page.getByRole('radiogroup', { name: `Take 2 of ${offered}` })).toBeVisible();
});

test(
  'a removal that will be rough is said to be, previewed for nothing, discarded or kept for its price',
  again,
  async ({ page }) => {
    const token = await arriveSignedIn(page);
    await markRoom(page, rough);
    await expect(page.getByText('Removing this will look rough here.')).toBeVisible({ timeout: 150_000 });
    expect(await faultsOf(page), 'before paying').toEqual([]);

    await page.getByRole('button', { name: 'See a free preview' }).click();
    await expect(page).toHaveURL('/furniture-inpainting/result', { timeout: 150_000 });
    await expect(page.getByRole('heading', { name: 'Free preview' })).toBeVisible();
    expect(await faultsOf(page), 'preview').toEqual([]);
    expect(await balanceOf(page, token)).toBe(10);
    expect((await historyOf(page, token)).map(({ type }) => type)).toEqual(['upload']);

    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page).toHaveURL('/furniture-inpainting/generate');
    await page.getByRole('button', { name: 'See a free preview' }).click();
    await expect(page).toHaveURL('/furniture-inpainting/result', { timeout: 150_000 });

    await page.getByRole('button', { name: 'Keep it · 1 credit' }).click();
    await expect(page.getByRole('heading', { name: 'Your room' })).toBeVisible({ timeout: 150_000 });
    await expect(page.getByText('1 credit spent')).toBeVisible();
    expect(await balanceOf(page, token)).toBe(9);
    expect((await historyOf(page, token)).map(({ type }) => type)).toEqual(['inpaint_result', 'upload']);
  },
);

test(
  'what words take away is said to be rough before paying, in both tools, and previewed for nothing',
  again,
  async ({ page }) => {
    const token = await arriveSignedIn(page);
    const found = `data:image/png;base64,${(await mask(rough)).buffer.toString('base64')}`;
    await page.route('**/api/selection', (route) =>
      route.fulfill({
        json: {
          ...{ mask: found, confidence: 0.9, label: null, alternatives: [] },
          ...{ width: 1280, height: 853, needsConfirmation: false, isKnown: true },
        },
      }),
    );
    const notice = page.getByText('Removing this will look rough here.');
    const preview = page.getByRole('button', { name: 'See a free preview' });

    await page.goto('/furniture-inpainting?sample=living');
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
    await page.getByLabel('What should be there instead?').fill('remove the sofa');
    await expect(notice).toBeVisible({ timeout: 150_000 });
    await expect(preview).toBeEnabled();
    await expect(page.getByRole('button', { name: /^Generate/ })).toBeHidden();

    await page.goto('/search-replace?sample=living');
    await page.getByLabel('What to find').fill('sofa');
    await page.getByLabel('Replace it with').fill('a green sofa');
    await expect(page.getByRole('button', { name: 'Replace · 1 credit' })).toBeEnabled();
    await expect(notice).toBeHidden();
    await page.getByLabel('Replace it with').fill('remove it');
    await expect(notice).toBeVisible({ timeout: 150_000 });
    expect(await faultsInBothThemes(page), 'before paying').toEqual([]);
    await preview.click();
    await expect(page.getByRole('heading', { name: 'Free preview' })).toBeVisible({ timeout: 150_000 });
    expect(await faultsOf(page), 'preview').toEqual([]);
    expect(await balanceOf(page, token)).toBe(10);
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page).toHaveURL('/search-replace');
    await expect(page.getByLabel('What to find')).toHaveValue('sofa');
  },
);
