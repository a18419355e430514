import type { Browser, Page } from '@playwright/test';
import { arriveSignedIn, somebody } from './people.ts';
import { again, expect, test as quiet } from './quiet-test.ts';
import type { Language } from './subscription-drivers.ts';
import type { CardWorld } from './whole-life/card-world.ts';
import { buyAtCheckout, buyWhereItLacks, register, spendAll } from './whole-life/credits-chapters.ts';
import { buildHouse, type House } from './whole-life/house.ts';
import { leave, refund } from './whole-life/last-chapters.ts';
import {
  cancel,
  expire,
  failOnce,
  renew,
  renewTwice,
  subscribe,
  switchPlan,
} from './whole-life/plan-chapters.ts';
import { sandboxWorld } from './whole-life/sandbox-world.ts';
import { stripeWorld } from './whole-life/stripe-world.ts';

const worlds = { sandbox: async () => sandboxWorld(), stripe: stripeWorld };

const test = quiet.extend<{ provider: keyof typeof worlds; cards: CardWorld; house: House }>({
  provider: ['sandbox', { option: true }],
  cards: async ({ provider }, use) => {
    const world = await worlds[provider]();
    await use(world);
    expect(await world.leave(), 'the card provider was asked by its rules').toEqual([]);
  },
  house: async ({ cards }, use) => {
    const house = await buildHouse(cards.settings);
    await house.start();
    await use(house);
    await house.pullDown();
  },
  baseURL: async ({ house }, use) => use(house.origin),
});

const speak = (page: Page, language: Language, theme: string) =>
  page.addInitScript(
    ([words, look]) => {
      // An empty page keeps nothing.
      if (location.origin === 'null') return;
      localStorage.setItem('i18nextLng', words!);
      localStorage.setItem('theme', look!);
    },
    [language, theme],
  );

/** An administrator's own browser. */
const openDesk = async (browser: Browser, house: House, language: Language): Promise<Page> => {
  const context = await browser.newContext({ baseURL: house.origin });
  const desk = await context.newPage();
  await speak(desk, language, 'light');
  const admin = somebody();
  await arriveSignedIn(desk, admin);
  await house.appoint(admin.email);
  return desk;
};

const looks = {
  en: { theme: 'light', viewport: { width: 1280, height: 800 } },
  fr: { theme: 'dark', viewport: { width: 360, height: 740 } },
} as const;

/** Stops the house, and has the doctor look at what it kept. No page is left open that would go on asking it. */
const lookAfter = async (page: Page, house: House): Promise<void> => {
  await page.goto('about:blank');
  await house.stop();
  expect(await house.faults()).toEqual([]);
};

for (const provider of ['sandbox', 'stripe'] as const) {
  for (const language of ['en', 'fr'] as const) {
    test.describe(`${provider}, ${language}`, again, () => {
      const { theme, viewport } = looks[language];
      test.use({ provider, viewport });
      test.setTimeout(420_000);

      test('a customer’s whole life', async ({ page, browser, house, cards }) => {
        const life = { page, language, cards, person: somebody() };
        await cards.meet({ origin: house.origin, page });
        await speak(page, language, theme);
        await test.step('register', () => register(life));
        await test.step('buy', () => buyAtCheckout(life));
        await test.step('spend and run out', () => spendAll(life));
        await test.step('buy', () => buyWhereItLacks(life));
        await test.step('subscribe', () => subscribe(life));
        await test.step('switch', () => switchPlan(life));
        await test.step('renew twice', () => renewTwice(life));
        await test.step('fail a renewal', () => failOnce(life));
        await test.step('cancel', () => cancel(life));
        await test.step('expire', () => expire(life));
        await test.step('renew', () => renew(life));
        const desk = await openDesk(browser, house, language);
        await test.step('refund', () => refund(life, desk));
        await desk.context().close();
        await lookAfter(page, house);
        await house.start();
        await test.step('delete the account', () => leave(life));
        await lookAfter(page, house);
      });
    });
  }
}

// What else happens in a life has journeys of its own, with the sandbox: `npm test` plays this much with Stripe, on a phone.
test.describe('stripe, the first months', () => {
  test.use({ provider: 'stripe', viewport: looks.fr.viewport });

  test('a customer buys credits, subscribes, switches and renews', async ({ page, house, cards }) => {
    // A whole life has a pack more by then, and no credits of its beginning.
    const life = { page, language: 'fr', cards, person: somebody(), fewer: 100 - 8 } as const;
    await cards.meet({ origin: house.origin, page });
    await speak(page, 'fr', looks.fr.theme);
    await test.step('register', () => register(life));
    await test.step('buy', () => buyAtCheckout({ ...life, fewer: 0 }));
    await test.step('subscribe', () => subscribe(life));
    await test.step('switch', () => switchPlan(life));
    await test.step('renew twice', () => renewTwice(life));
    await lookAfter(page, house);
  });
});
