import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { makeAdministrator } from './administrators.ts';
import { faultsOf } from './axe.ts';
import { arriveSignedIn, somebody } from './people.ts';
import { smallSamples } from './photos.ts';
import { expect, playedIn, test } from './quiet-test.ts';

test.beforeEach(smallSamples);

const revision = '9c77c7bff7fd0f3079585fa17af7f730ddc531ed';
const edgeTam = { role: 'select', id: 'select.edgetam', title: 'EdgeTAM', revision } as const;
const detr = { role: 'words', id: 'classes.detr', title: 'DETR panoptic', revision } as const;

const words = {
  en: {
    find: 'What to find',
    found: 'Found by EdgeTAM on this server',
    failed: 'DETR panoptic could not look on this server: our own engine did.',
    health: 'Health',
    title: 'Open models',
    facts: 'select.edgetam, revision 9c77c7bf',
    fault: 'Its files are not those of the catalogue. Remove it and add it again.',
    own: 'Our own engine does its work until it is added again, or the server starts again.',
  },
  fr: {
    find: 'Ce qu’il faut trouver',
    found: 'Trouvé par EdgeTAM sur ce serveur',
    failed: 'DETR panoptic n’a pas pu chercher sur ce serveur : notre propre moteur l’a fait.',
    health: 'État du service',
    title: 'Modèles ouverts',
    facts: 'select.edgetam, révision 9c77c7bf',
    fault: /^Ses fichiers ne sont pas ceux du catalogue/,
    own: /^Notre propre moteur fait son travail jusqu’à/,
  },
} as const;

/** A selection as a server with models answers it. */
async function answerSelection(page: Page): Promise<void> {
  const white = { create: { width: 60, height: 60, channels: 3, background: 'white' } } as const;
  const black = { create: { width: 300, height: 200, channels: 3, background: 'black' } } as const;
  const input = await sharp(white).png().toBuffer();
  const mask = await sharp(black)
    .composite([{ input, left: 100, top: 80 }])
    .png()
    .toBuffer();
  const json = {
    ...{ confidence: 0.9, label: null, needsConfirmation: false, isKnown: true, width: 300, height: 200 },
    ...{ mask: `data:image/png;base64,${mask.toString('base64')}`, alternatives: [] },
    ...{ foundBy: { ...edgeTam, served: true }, failedModels: [{ ...detr, served: false }] },
  };
  await page.route('**/api/selection', (route) => route.fulfill({ json }));
}

/** What the server tells of its health, with two models. */
const answerHealth = (page: Page) =>
  page.route('**/api/admin/health', async (route) => {
    const answer = await route.fetch();
    const models = [
      { ...edgeTam, isOn: true, fault: null },
      { ...detr, isOn: false, fault: 'files_changed' },
    ];
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), models } });
  });

const SIZES = [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
];

/** Whether nothing can be scrolled sideways. */
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

for (const [language, colorScheme] of [
  ['en', 'light'],
  ['fr', 'dark'],
] as const) {
  const say = words[language];

  test(
    `says which model found something and how each stands, ${language}, ${colorScheme}`,
    playedIn(language),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.addInitScript((chosen) => localStorage.setItem('i18nextLng', chosen), language);
      await answerSelection(page);
      await answerHealth(page);
      const admin = somebody();
      await arriveSignedIn(page, admin);
      makeAdministrator(admin.email);
      await page.goto('/search-replace?sample=living');
      await page.getByLabel(say.find).fill('chair');
      await page.getByLabel(say.find).press('Enter');
      await expect(page.getByText(say.found)).toBeVisible();
      await expect(page.getByText(say.failed)).toBeVisible();
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expect(page.getByText(say.found)).toBeVisible();
        expect(await fits(page), `${size.width}`).toBe(true);
      }
      expect(await faultsOf(page)).toEqual([]);

      await page.goto('/admin');
      await page.getByRole('tab', { name: say.health }).click();
      const list = page.getByRole('heading', { name: say.title });
      await expect(list).toBeVisible();
      for (const text of [say.facts, say.fault, say.own]) await expect(page.getByText(text)).toBeVisible();
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expect(list).toBeVisible();
        expect(await fits(page), `${size.width}`).toBe(true);
      }
      expect(await faultsOf(page)).toEqual([]);
    },
  );
}
