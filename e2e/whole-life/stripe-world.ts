import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, type Page } from '@playwright/test';
import type { CardWorld } from './card-world.ts';
import { lifeWords } from './life-words.ts';

const root = join(import.meta.dirname, '../..');
const complaint = 'against the rules: ';

const startSimulators = (): ChildProcess =>
  spawn(process.execPath, [join(root, 'scripts/simulators.mjs'), '0'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });

/** Keeps what a process says, line by line, and gives the settings for Stripe once they have been told. */
const readSettings = (simulators: ChildProcess, said: string[]): Promise<Record<string, string>> =>
  new Promise((resolve, reject) => {
    const lines = createInterface({ input: simulators.stdout! });
    const settings: Record<string, string> = {};
    lines.on('line', (line) => {
      said.push(line);
      const [, name, value] = /^(STRIPE_\w+)=(.*)$/.exec(line) ?? [];
      if (name && value) settings[name] = value;
      if (line === '') resolve(settings);
    });
    lines.on('close', () => reject(new Error(`The simulators do not start: ${said.join('\n')}`)));
  });

/** Stands in for the script and the address that Stripe's own fields in the page use. */
const stageElements = async (page: Page, simulator: string): Promise<void> => {
  await page.route('https://js.stripe.com/**', async (route) => {
    const script = await fetch(`${simulator}/js/stripe.js`);
    await route.fulfill({ contentType: 'text/javascript', body: await script.text() });
  });
  await page.route('https://api.stripe.com/**', async (route) => {
    const call = route.request();
    const answer = await fetch(`${simulator}${new URL(call.url()).pathname}`, {
      method: call.method(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: call.postData() ?? '',
    });
    await route.fulfill({
      status: answer.status,
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
      body: await answer.text(),
    });
  });
};

/** Where Stripe's checkout is. The product leaves its own pages for encrypted ones only. */
const hosted = 'https://checkout.stripe.com';

/** Lets the simulated checkout stand where the real one does. */
const stageCheckout = async (page: Page, simulator: string): Promise<void> => {
  await page.route('**/api/payments/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(simulator, hosted) });
  });
  await page.route(`${hosted}/**`, async (route) => {
    const call = route.request();
    const answer = await fetch(call.url().replace(hosted, simulator), {
      method: call.method(),
      body: call.postData(),
      redirect: 'manual',
    });
    const location = answer.headers.get('location');
    await route.fulfill({
      status: answer.status,
      contentType: 'text/html; charset=utf-8',
      ...(location && { headers: { location } }),
      body: await answer.text(),
    });
  });
};

/** Stripe, simulated in a process of its own that moves its own clock and sends its events over the line. */
export const stripeWorld = async (): Promise<CardWorld> => {
  const said: string[] = [];
  const simulators = startSimulators();
  const settings = await readSettings(simulators, said);
  const simulator = settings['STRIPE_API_URL'] ?? '';
  const tell = async (path: string, body: object): Promise<unknown> => {
    const answer = await fetch(`${simulator}/_control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status, path).toBe(200);
    return answer.json();
  };
  return {
    settings,
    meet: async ({ origin, page }) => {
      await tell('webhook', { url: `${origin}/api/payments/webhook` });
      await stageElements(page, simulator);
      await stageCheckout(page, simulator);
    },
    pay: async (page) => {
      await expect(page).toHaveURL((address) => address.origin === hosted);
      const keep = page.getByLabel('Save this card');
      if (await keep.isVisible()) await keep.check();
      await page.getByRole('button', { name: 'Pay' }).click();
    },
    saveCard: async (page, { number, language }) => {
      await page.getByLabel('Card number', { exact: true }).fill(number);
      await page.getByLabel('Expiry date').fill('12/34');
      await page.getByLabel('CVC').fill('123');
      await page.getByRole('button', { name: lifeWords[language].saveHere }).click();
    },
    pass: async (advanceMs) => ((await tell('clock', { advanceMs })) as { now: number }).now,
    leave: async () => {
      const isOver = once(simulators, 'close');
      simulators.kill('SIGTERM');
      await isOver;
      return said.filter((line) => line.startsWith(complaint));
    },
  };
};
