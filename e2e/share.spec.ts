import type { Browser, Response } from '@playwright/test';
import { faultsInBothThemes, faultsOf } from './axe.ts';
import { smallControls } from './fingers.ts';
import { pressOn, tabTo } from './keyboard.ts';
import { storePicture } from './made-pictures.ts';
import { arriveSignedIn } from './people.ts';
import { expect, test } from './quiet-test.ts';

const MOST_SCRIPT_BYTES = 60 * 1024;

/** Somebody without an account, on a phone set to French, who opens a link. */
const openAsVisitor = async (browser: Browser, link: string) => {
  const visitor = await browser.newContext({
    ...{ locale: 'fr-FR', viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    extraHTTPHeaders: { 'x-forwarded-for': '10.251.0.1' },
  });
  const page = await visitor.newPage();
  const noise: string[] = [];
  page.on('console', (message) => message.type() === 'error' && noise.push(message.text()));
  page.on('pageerror', (error) => noise.push(String(error)));
  const scripts: Promise<number>[] = [];
  const weigh = (response: Response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.body().then(({ length }) => length));
  };
  page.on('response', weigh);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Le salon' })).toBeVisible();
  page.off('response', weigh);
  const scriptBytes = (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0);
  return { page, noise, scriptBytes };
};

test('pictures are shared by a link, answered in two taps without an account, and the link ends', async ({
  page,
  browser,
}) => {
  const token = await arriveSignedIn(page);
  const photo = await storePicture(page, token, { name: 'room.jpg', number: 1 });
  await storePicture(page, token, { name: 'green.jpg', number: 2, originalId: photo.id });
  await storePicture(page, token, { name: 'blue.jpg', number: 3, originalId: photo.id });

  const link = await test.step('two pictures become a link, one however often it is clicked', async () => {
    await page.goto('/image-history');
    for (const name of ['green.jpg', 'blue.jpg'])
      await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await page.getByRole('button', { name: 'Share' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share' });
    await dialog.getByLabel('Title').fill('Le salon');
    await expect(dialog.getByLabel('The link works for')).toHaveValue('14');
    expect(await faultsOf(page), 'dialog').toEqual([]);
    await dialog.getByRole('button', { name: 'Create link' }).dblclick();
    await expect(dialog).toContainText('Anyone who has the link sees these pictures until it ends');
    const address = await dialog.getByLabel('Link', { exact: true }).inputValue();
    await dialog.getByRole('button', { name: 'Close' }).click();
    return address;
  });

  const { page: phone, noise, scriptBytes } = await openAsVisitor(browser, link);
  const status = phone.getByRole('status');
  await test.step('whoever has it sees them by little script, and answers in two taps', async () => {
    expect(scriptBytes).toBeGreaterThan(1000);
    expect(scriptBytes).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
    await expect(phone.getByRole('img', { name: /après$/ })).toHaveCount(2);
    const widths = await phone
      .getByRole('img', { name: /^Version 1/ })
      .evaluateAll((images: HTMLImageElement[]) =>
        Promise.all(images.map((image) => image.decode().then(() => image.naturalWidth))),
      );
    expect(widths.every((width) => width > 0)).toBe(true);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await phone.getByRole('button', { name: 'Celle-ci : version 2' }).tap();
    expect(await smallControls(phone)).toEqual([]);
    expect(await faultsInBothThemes(phone), 'visitor').toEqual([]);
    await phone.getByRole('button', { name: 'Envoyer la réponse' }).tap();
    await expect(status).toContainText('Ada Martin voit votre réponse maintenant');
    await expect(status).toBeFocused();
  });

  await test.step('a comment is put on a spot by keyboard alone, and the photo before is looked at', async () => {
    await tabTo(phone, phone.getByRole('slider', { name: 'Avant et après de la version 1' }));
    await phone.keyboard.press('End');
    await expect(phone.getByRole('slider').first()).toHaveAttribute('aria-valuetext', 'Avant 100\u00A0%');
    await pressOn(phone, phone.getByRole('button', { name: 'Commenter la version 1' }));
    await expect(phone.getByRole('textbox', { name: 'Commentaire 1' })).toBeFocused();
    await phone.keyboard.type('Plutôt en chêne ?');
    await tabTo(phone, phone.getByRole('button', { name: /^Commentaire 1 : déplacez-le/ }));
    for (let step = 0; step < 5; step += 1) await phone.keyboard.press('ArrowRight');
    await tabTo(phone, phone.getByLabel('Votre nom (facultatif)'));
    await phone.keyboard.type('Bo');
    await pressOn(phone, phone.getByRole('button', { name: 'Envoyer la réponse' }));
    await expect(status).toContainText('Envoyé. Merci');
    expect(noise).toEqual([]);
  });

  await test.step('the owner sees it in the history and on the page of links, where it is new once', async () => {
    await page.goto('/image-history');
    await expect(page.getByRole('listitem').filter({ hasText: 'green.jpg' })).toContainText('Chosen by Bo');
    await page.getByRole('link', { name: 'Shared links 2 new answers' }).click();
    await expect(page).toHaveURL('/shares');
    const shared = page.getByRole('region', { name: 'Le salon' });
    // Clicked twice, made once.
    await expect(shared).toHaveCount(1);
    await expect(shared).toContainText('2 answers');
    const answer = shared.getByRole('listitem').filter({ has: page.getByText('Bo', { exact: true }) });
    await expect(answer).toContainText('Plutôt en chêne ?');
    await expect(answer).toContainText('New');
    const [left, top] = await shared
      .getByTitle('Plutôt en chêne ?')
      .evaluate(({ style }) => [Number.parseFloat(style.left), Number.parseFloat(style.top)]);
    expect([Math.round(left!), Math.round(top!)]).toEqual([60, 50]);
    expect(await faultsInBothThemes(page), 'links').toEqual([]);
    await page.reload();
    await expect(answer).toContainText('Plutôt en chêne ?');
    await expect(answer).not.toContainText('New');
  });

  await test.step('ended, it shows nothing to anybody', async () => {
    await page.getByRole('button', { name: 'End link' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End link' }).click();
    await expect(page.getByRole('heading', { name: 'Le salon' })).toBeFocused();
    await expect(page.getByRole('region', { name: 'Le salon' })).toContainText('Ended');
    await phone.reload();
    await expect(phone.getByRole('heading', { name: 'Ce lien ne fonctionne plus' })).toBeVisible();
    await expect(phone.getByRole('img')).toHaveCount(0);
    expect(await faultsInBothThemes(phone), 'dead link').toEqual([]);
  });
  await phone.context().close();
});

test.describe('a link that cannot be made', () => {
  test.use({ expectedStatuses: [429] });

  test('keeps what was typed; more than four pictures are refused before', async ({ page }) => {
    const token = await arriveSignedIn(page);
    for (let number = 1; number <= 5; number += 1)
      await storePicture(page, token, { name: `${number}.jpg`, number });
    await page.route('**/api/shares', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 429, headers: { 'retry-after': '30' }, json: { error: 'rate_limited' } })
        : route.fallback(),
    );
    await page.goto('/image-history');
    for (let number = 1; number <= 5; number += 1)
      await page.getByRole('checkbox', { name: `Select ${number}.jpg` }).check();
    await page.getByRole('button', { name: 'Share' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share' });
    await expect(dialog).toContainText('A link shows up to 4 pictures, and 5 are selected.');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('checkbox', { name: 'Select 5.jpg' }).uncheck();
    await page.getByRole('button', { name: 'Share' }).click();
    await dialog.getByLabel('Title').fill('For Bo');
    await dialog.getByLabel('The link works for').selectOption('30 days');
    await dialog.getByRole('button', { name: 'Create link' }).click();
    await expect(dialog.getByRole('alert')).toContainText('30 seconds');
    await expect(dialog.getByLabel('Title')).toHaveValue('For Bo');
    await expect(dialog.getByLabel('The link works for')).toHaveValue('30');
  });
});
