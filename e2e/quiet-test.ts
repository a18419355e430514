import { test as base, expect, type Page } from '@playwright/test';

interface QuietFixtures {
  /** Statuses a journey provokes on purpose; the browser reports each failed load on the console. */
  expectedStatuses: number[];
  noise: string[];
}

const failedLoad = /Failed to load resource: the server responded with a status of (\d+)/;

/** Of a stream whose process is killed on purpose (`npm run test:many`): the page opens it again. */
const cutStream = /net::ERR_INCOMPLETE_CHUNKED_ENCODING/;

const probe = /\/favicon\.svg\?probe$/;

/**
 * Makes `page.route` wait until calls are really caught: on a page that is open already the first ones after it may still
 * go on to the server.
 */
const catchSurely = (page: Page): void => {
  const route = page.route.bind(page);
  page.route = async (...wanted) => {
    const disposable = await route(...wanted);
    if (!page.url().startsWith('http')) return disposable;
    await route(probe, (call) => call.fulfill({ body: 'caught' }));
    await expect(async () => {
      const said = await page.evaluate(() => fetch('/favicon.svg?probe').then((reply) => reply.text()));
      expect(said).toBe('caught');
    }).toPass();
    await page.unroute(probe);
    return disposable;
  };
};

/** Of what is the same journey once more: `npm run test:journeys` plays it too, `npm test` does not. */
export const again = { tag: '@again' } as const;

/** Of a journey in both languages `npm test` plays the French one: nearly all the others are in English. */
export const playedIn = (language: 'en' | 'fr') => (language === 'en' ? again : {});

let visitors = 0;

/** Playwright's test, each by a visitor from an address of their own, failed by anything the page writes to the console as an error or warning. */
export const test = base.extend<QuietFixtures>({
  expectedStatuses: [[], { option: true }],
  // Limits count by address: the journeys together must not look like one person who registers all day.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed: none
  extraHTTPHeaders: async ({}, use) => {
    visitors += 1;
    // A worker that ends hands its number to nobody.
    const worker = Number(process.env['TEST_WORKER_INDEX']) % 250;
    await use({ 'x-forwarded-for': `10.${worker}.${visitors >> 8}.${visitors & 255}` });
  },
  page: async ({ page }, use) => {
    catchSurely(page);
    await use(page);
    // What is still being answered when a journey has ended is no fault of it.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  noise: [
    async ({ page, expectedStatuses }, use) => {
      const noise: string[] = [];
      page.on('pageerror', (error) => noise.push(String(error)));
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        const status = failedLoad.exec(message.text())?.[1];
        if (status && expectedStatuses.includes(Number(status))) return;
        if (process.env['KILL'] === '1' && cutStream.test(message.text())) return;
        noise.push(message.text());
      });
      await use(noise);
      expect(noise, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
