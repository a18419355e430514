import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { badGateway, intercepted } from './bad-gateway.ts';
import { pressOn, tabTo, typeInto } from './keyboard.ts';
import { paymentWords } from './payment-words.ts';
import { again, expect, playedIn, test } from './quiet-test.ts';
import { arriveAt, callAs, pickByLetters } from './subscription-drivers.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const toast = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text);

for (const language of ['en', 'fr'] as const) {
  const say = paymentWords[language];

  test.describe(`the payment page by keyboard alone, ${language}`, playedIn(language), () => {
    test.use({ expectedStatuses: [402, 502] });

    test('a pack is bought with a saved card, the default one unless another is chosen, and its receipt can be printed', async ({
      page,
    }) => {
      await arriveAt(page, '/payment', { language });
      await tabTo(page, page.getByRole('tab', { selected: true }));
      await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL('/payment/credits');
      await pressOn(page, button(page, say.buyStandard));
      await expect(dialog(page).getByLabel(say.method)).toBeVisible();
      const chosen = dialog(page).getByLabel(say.method).locator('option:checked');
      await expect(chosen).toContainText('Visa');
      expect(await faultsOf(page)).toEqual([]);
      await dialog(page).getByLabel(say.method).selectOption('');
      await expect(button(page, say.confirm)).toBeDisabled();
      await pickByLetters(page, say.method, 'Visa');
      await pressOn(page, button(page, say.confirm));
      await expect(toast(page, say.purchased)).toBeVisible();
      await expect(button(page, say.buyStandard)).toBeFocused();
      await expect(page.getByRole('link', { name: /^510 / })).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);

      await pressOn(page, page.getByRole('link', { name: say.receipt }));
      await expect(button(page, say.print)).toBeVisible();
      await expect(page.getByText(say.testReceipt)).toBeVisible();
      await expect(page.getByRole('row', { name: say.total }).getByRole('cell')).toHaveText(say.price);
      expect(await faultsOf(page)).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(button(page, say.print)).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test(
      'a plan begins, another takes over after a warning, and is cancelled after a question',
      again,
      async ({ page }) => {
        await arriveAt(page, '/payment', { language });
        await pressOn(page, button(page, say.chooseBasic));
        await expect(dialog(page).getByLabel(say.autoRenew)).toBeChecked();
        await expect(dialog(page).getByLabel(say.method).locator('option:checked')).toContainText('Visa');
        await pressOn(page, button(page, say.confirm));
        await expect(toast(page, say.subscribed)).toBeVisible();
        await expect(button(page, say.current)).toBeDisabled();

        await pressOn(page, button(page, say.choosePro));
        await expect(dialog(page).getByText(say.switching)).toBeVisible();
        expect(await faultsOf(page)).toEqual([]);
        await pickByLetters(page, say.method, 'Mastercard');
        await pressOn(page, button(page, say.confirm));
        await expect(page.getByText(say.statusCancelled, { exact: true })).toHaveCount(1);

        await pressOn(page, button(page, say.cancelPro));
        await expect(dialog(page).getByText(say.stays)).toBeVisible();
        await pressOn(page, button(page, say.keep));
        await expect(button(page, say.cancelPro)).toBeFocused();
        await page.keyboard.press('Enter');
        await pressOn(page, button(page, say.doCancel));
        await expect(toast(page, say.cancelled)).toBeVisible();
        await expect(page.getByText(say.statusCancelled, { exact: true })).toHaveCount(2);
      },
    );

    test('a card becomes the default, is removed, and another is saved on the page of the provider', async ({
      page,
    }) => {
      await arriveAt(page, '/payment/methods', { language });
      await pressOn(page, button(page, say.makeDefault));
      await expect(toast(page, say.isDefault)).toBeVisible();
      await expect(button(page, say.makeDefault)).toHaveCount(0);
      expect(await faultsOf(page)).toEqual([]);
      await pressOn(page, button(page, say.removeMastercard));
      await pressOn(page, button(page, say.keepCard));
      await expect(button(page, say.removeMastercard)).toBeFocused();
      await page.keyboard.press('Enter');
      await pressOn(page, dialog(page).getByRole('button', { name: say.remove, exact: true }));
      await expect(toast(page, say.removed)).toBeVisible();
      await expect(button(page, say.removeMastercard)).toHaveCount(0);

      await pressOn(page, button(page, say.addCard));
      await expect(page).toHaveURL(/\/sandbox\/cards\//);
      await page.getByLabel(say.number).fill('4000 0000 0000 0341');
      await pressOn(page, button(page, say.saveThere));
      await expect(page).toHaveURL('/payment/methods');
      await expect(page.getByText(say.added)).toBeVisible();
      // A card that can be saved and is declined when it is charged.
      await page.goto('/payment/credits');
      await pressOn(page, button(page, say.buyStandard));
      await dialog(page)
        .getByLabel(say.method)
        .selectOption({ label: (await optionWith(page, '0341')) ?? '' });
      await pressOn(page, button(page, say.confirm));
      await expect(dialog(page).getByRole('alert')).toHaveText(say.declined);
      await expect(button(page, say.confirm)).toBeEnabled();
    });

    test('another card is entered at the checkout, and coming back leaves the page at rest', async ({
      page,
    }) => {
      await arriveAt(page, '/payment/credits', { language });
      await pressOn(page, button(page, say.buyStandard));
      await pickByLetters(page, say.method, say.another);
      await pressOn(page, button(page, say.toCheckout));
      await expect(page).toHaveURL(/\/sandbox\/checkout\//);
      await page.goBack();
      await pressOn(page, button(page, say.buyStandard));
      await expect(dialog(page).getByRole('button', { name: say.confirm })).toBeVisible();
    });

    test(
      'what cannot be fetched is told in its place and by a toast, and asked for again',
      again,
      async ({ page }) => {
        await intercepted(page, '**/api/payments/credits/offers', async () => {
          await arriveAt(page, '/payment/credits', { language });
          await expect(page.getByText(say.packsFailed)).toHaveCount(2);
          expect(await faultsOf(page)).toEqual([]);
        });
        await pressOn(page, button(page, say.retry));
        await expect(button(page, say.buyStandard)).toBeVisible();

        await intercepted(page, '**/api/subscriptions/plans', async () => {
          await page.goto('/payment');
          await expect(page.getByText(say.plansFailed).first()).toBeVisible();
        });
      },
    );

    test('a pack whose answer was lost is charged once, also when its dialog was closed meanwhile', async ({
      page,
    }) => {
      await arriveAt(page, '/payment/credits', { language });
      const buy = async () => {
        await button(page, say.buyStandard).click();
        await pickByLetters(page, say.method, 'Visa');
        await button(page, say.confirm).click();
      };
      await page.route(
        '**/api/payments/credits/purchase',
        async (route) => {
          await route.fetch();
          await badGateway(route);
        },
        { times: 1 },
      );
      await buy();
      await expect(dialog(page).getByRole('alert')).toBeVisible();
      await page.keyboard.press('Escape');
      await buy();
      await expect(toast(page, say.purchased)).toBeVisible();
      await expect(page.getByRole('link', { name: /^510 / })).toBeVisible();
      await expect(page.getByRole('link', { name: say.receipt })).toHaveCount(1);
    });

    test('who cannot become a customer of the card provider is told so and may try again', async ({
      page,
    }) => {
      await intercepted(page, '**/api/payments/customer', async () => {
        await arriveAt(page, '/payment/methods', { language });
        await expect(page.getByText(say.customerFailed).first()).toBeVisible();
      });
      await pressOn(page, button(page, say.retry));
      await expect(button(page, say.makeDefault)).toBeVisible();
    });
  });
}

test('a question that is opened again in the moment it was closed stays open', async ({ page }) => {
  await arriveAt(page, '/payment/methods', { language: 'en' });
  const say = paymentWords.en;
  await button(page, say.removeMastercard).click();
  const keep = await dialog(page).getByRole('button', { name: say.keepCard, exact: true }).elementHandle();
  await button(page, say.removeMastercard).evaluate(async (remove: HTMLElement, close) => {
    (close as HTMLElement | null)?.click();
    // Nothing but microtasks: the browser has not yet told of the closing when the question is asked again.
    for (let step = 0; step < 1000; step += 1) await Promise.resolve();
    remove.click();
  }, keep);
  // The browser tells of the closing after both.
  await page.evaluate(() => new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(told))));
  await expect(dialog(page)).toBeVisible();
});

test('by keyboard a company comes onto the invoice, which is taken along as PDF and as a list for a French spreadsheet', async ({
  page,
}) => {
  const token = await arriveAt(page, '/payment', { language: 'fr' });
  await pressOn(page, page.getByRole('link', { name: /^Indiquer votre société/ }));
  await expect(page).toHaveURL('/profile');
  await typeInto(page, 'Société', 'Bernard; Filles');
  await tabTo(page, page.getByLabel('Adresse', { exact: true }));
  await page.keyboard.type('8 place Carnot');
  await page.keyboard.press('Enter');
  await page.keyboard.type('69002 Lyon');
  await typeInto(page, 'Numéro de TVA', '12345');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Un numéro de TVA commence par/)).toBeVisible();
  await expect(page.getByLabel('Numéro de TVA', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Société', { exact: true })).toHaveValue('Bernard; Filles');
  await typeInto(page, 'Numéro de TVA', 'fr 40 123 456 824');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enregistré pour vos prochaines factures.')).toBeVisible();
  const pack = { credits: 500, price: 3999, paymentMethodId: 'card_1' };
  await callAs(page, token, '/payments/credits/purchase', pack);

  await page.goto('/payment');
  await expect(page.getByRole('link', { name: /^Modifier vos coordonnées/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Indiquer votre société/ })).toHaveCount(0);
  const taken = async (control: string | RegExp) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      pressOn(page, button(page, control)),
    ]);
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
  };
  const list = await taken('Télécharger en CSV');
  expect(list.name).toMatch(/^Factures Maquette 20\d\d\.csv$/);
  const [names, row] = list.bytes.toString('utf8').split('\r\n');
  expect(names).toMatch(/^\uFEFFNuméro;Type;/);
  expect(row).toMatch(
    /;"Bernard; Filles";"8 place Carnot, 69002 Lyon";FR40123456824;Visa 4242;USD;39,99;;0,00;39,99;argent fictif$/,
  );
  await pressOn(page, page.getByRole('link', { name: /^Facture\s: 500\scrédits/ }));
  await expect(page.getByText('Bernard; Filles')).toBeVisible();
  const paper = await taken(/^Télécharger 20\d\d-\d{6} en PDF$/);
  expect(paper.name).toMatch(/^Maquette 20\d\d-\d{6}\.pdf$/);
  expect(paper.bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('a cheaper plan waits for the end of the paid month, and is taken back by keyboard', async ({
  page,
}) => {
  const token = await arriveAt(page, '/payment', { language: 'en' });
  await callAs(page, token, '/payments/subscriptions', { planId: 'pro', paymentMethodId: 'card_1' });
  await page.reload();
  await pressOn(page, button(page, paymentWords.en.chooseBasic));
  await expect(dialog(page).getByText(/^Pro stays until/)).toBeVisible();
  await pressOn(page, button(page, 'Switch to Basic'));
  await expect(page.getByText(/^Basic takes over on .*: \$9\.00 a month\.$/)).toBeVisible();
  await expect(page.getByText(/^Renews/)).toHaveCount(0);
  await pressOn(page, button(page, 'Keep Pro'));
  await expect(toast(page, 'Pro stays your plan. Nothing was charged.')).toBeVisible();
  await expect(page.getByText(/^Renews on/)).toBeVisible();
});

const optionWith = (page: Page, words: string) =>
  dialog(page).getByRole('option').filter({ hasText: words }).textContent();

test('no part of the payment page is wider than a screen of 768 or 360 px', async ({ page }) => {
  await arriveAt(page, '/payment', { language: 'fr', theme: 'dark' });
  for (const path of ['/payment', '/payment/credits', '/payment/methods']) {
    for (const width of [768, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible();
      const spare = await page.evaluate(
        () => document.documentElement.clientWidth - document.documentElement.scrollWidth,
      );
      expect(spare, `${path} at ${width}`).toBeGreaterThanOrEqual(0);
    }
    expect(await faultsOf(page), path).toEqual([]);
  }
});
