// What a browser fetches for the first view of each page (B1), compressed as sent, and how it gets there over a slow line on a slow machine (B2).
import { heading, median, print } from './figures.mjs';
import { openBrowser, openPage } from './browser/open-browser.mjs';
import { openLongHistory } from './pictures/long-history.mjs';

const ROUNDS = 3;
const CARDS = 100;
/** Slow 4G as Lighthouse has it: bytes a second, milliseconds. */
const SLOW_4G = {
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
  offline: false,
};
const CPU_SLOWER = 4;

const { server, authorization } = await openLongHistory(CARDS);
const browser = await openBrowser();

/** @typedef {{ address: string, isSignedIn?: boolean }} View */

/** @param {View} view */
const open = ({ isSignedIn }) => openPage(browser, isSignedIn ? { authorization } : {});

/** The scripts of a page and what they weigh, in KiB as sent. @param {View} view */
async function scriptsOf(view) {
  const page = await open(view);
  const sizes = /** @type {Promise<[string, number]>[]} */ ([]);
  page.on('response', (answer) => {
    const request = answer.request();
    if (request.resourceType() !== 'script') return;
    sizes.push(request.sizes().then(({ responseBodySize }) => [request.url(), responseBodySize / 1024]));
  });
  await page.goto(server.origin + view.address, { waitUntil: 'networkidle' });
  const scripts = new Map(await Promise.all(sizes));
  await page.context().close();
  return scripts;
}

/** @param {Map<string, number>} scripts */
const weightOf = (scripts) => [...scripts.values()].reduce((sum, size) => sum + size, 0);

/** Writes down in the page what the figures are made of: https://web.dev/articles/vitals. */
const observe = () => {
  const seen = { lcp: 0, cls: 0, tbt: 0, inp: 0 };
  Object.assign(window, { seen });
  /** @param {PerformanceObserverInit} what @param {(entry: any) => void} note */
  const on = (what, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ buffered: true, ...what });
  on({ type: 'largest-contentful-paint' }, ({ startTime }) => (seen.lcp = startTime));
  on({ type: 'layout-shift' }, ({ value, hadRecentInput }) => (seen.cls += hadRecentInput ? 0 : value));
  on({ type: 'longtask' }, ({ duration }) => (seen.tbt += Math.max(0, duration - 50)));
  const interactions = /** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 });
  on(interactions, ({ interactionId, duration }) => {
    if (interactionId) seen.inp = Math.max(seen.inp, duration);
  });
};

/** @returns {Promise<{ lcp: number, cls: number, tbt: number, inp: number }>} */
const read = (/** @type {import('@playwright/test').Page} */ page) =>
  page.evaluate(() => /** @type {any} */ (window).seen);

/** @param {View} view */
async function slowly(view) {
  const page = await open(view);
  await page.addInitScript(observe);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
  await page.goto(server.origin + view.address, { waitUntil: 'networkidle' });
  const { lcp, cls, tbt } = await read(page);
  for (let press = 0; press < 5; press++) await page.keyboard.press('Tab');
  await page.getByRole('button', { name: /theme$/ }).click();
  for (const field of await page.getByRole('main').locator('input[type=search], input[type=email]').all())
    await field.pressSequentially('sofa');
  await page.waitForTimeout(500);
  const { inp } = await read(page);
  await page.context().close();
  return { lcp, cls, tbt, inp };
}

heading('JavaScript as sent');
const pages = /** @type {Record<string, View>} */ ({
  '/ as a visitor': { address: '/' },
  '/login': { address: '/login' },
  '/image-history, signed in': { address: '/image-history', isSignedIn: true },
  '/furniture-inpainting, signed in': { address: '/furniture-inpainting', isSignedIn: true },
  '/photo-editor, signed in': { address: '/photo-editor', isSignedIn: true },
});
for (const [name, view] of Object.entries(pages)) print(name, weightOf(await scriptsOf(view)), 'KiB');
const editors = /** @type {Record<string, RegExp>} */ ({
  'of it the photo editor': /\/PhotoEditorPage-/,
  'of drawing a mask the mask editor': /\/MaskEditor/,
});
const drawn = { address: '/furniture-inpainting?sample=living', isSignedIn: true };
const scripts = new Map([
  ...(await scriptsOf({ address: '/photo-editor', isSignedIn: true })),
  ...(await scriptsOf(drawn)),
]);
for (const [name, pattern] of Object.entries(editors)) {
  const chunks = new Map([...scripts].filter(([address]) => pattern.test(address)));
  print(name, weightOf(chunks), 'KiB');
}

heading(`Slow 4G, processor ${CPU_SLOWER} times slower`);
for (const [name, view] of Object.entries(pages).slice(0, 3)) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await slowly(view));
  print(`${name}: largest paint (LCP)`, median(rounds.map(({ lcp }) => lcp)), 'ms');
  print(`${name}: what moved meanwhile (CLS)`, median(rounds.map(({ cls }) => cls)));
  print(`${name}: blocked meanwhile (TBT)`, median(rounds.map(({ tbt }) => tbt)), 'ms');
  print(`${name}: slowest answer to a key or click (INP)`, median(rounds.map(({ inp }) => inp)), 'ms');
}
await browser.close();
await server.stop();
