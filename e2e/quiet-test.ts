import { test as base, expect } from '@playwright/test';

interface QuietFixtures {
  /** Statuses a journey provokes on purpose; the browser reports each failed load on the console. */
  expectedStatuses: number[];
  noise: string[];
}

const failedLoad = /Failed to load resource: the server responded with a status of (\d+)/;

/** Playwright's test, failed by anything the page writes to the console as an error or warning. */
export const test = base.extend<QuietFixtures>({
  expectedStatuses: [[], { option: true }],
  noise: [
    async ({ page, expectedStatuses }, use) => {
      const noise: string[] = [];
      page.on('pageerror', (error) => noise.push(String(error)));
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        const status = failedLoad.exec(message.text())?.[1];
        if (status && expectedStatuses.includes(Number(status))) return;
        noise.push(message.text());
      });
      await use(noise);
      expect(noise, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
