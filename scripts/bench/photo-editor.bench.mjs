// The photo editor with a photo of 12 megapixels: frames while a slider moves (B3), the export and what it keeps the page from doing (B5), the page's memory.
import { performance } from 'node:perf_hooks';
import { memoryOfPages, openBrowser, openPage, timeFrames } from './browser/open-browser.mjs';
import { heading, median, percentile, print } from './figures.mjs';
import { ask, signUp } from './person.mjs';
import { photoOf } from './pictures/photo-of.mjs';
import { startServer } from './running-server.mjs';

const FRAMES = 120;
const ROUNDS = 3;

// Moves a slider to and fro within a part of its range, as a hand does, and lets the page know as the browser would.
const MOVE = `(frame, { name, from, to }) => {
  const slider = [...document.querySelectorAll('input[type=range]')]
    .find((one) => one.labels[0]?.textContent.trim() === name);
  const value = from + (to - from) * (1 - Math.cos(frame / 12)) / 2;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(slider, String(value));
  slider.dispatchEvent(new Event('input', { bubbles: true }));
}`;

/** @param {import('@playwright/test').Page} page @param {{ name: string, from: number, to: number }} wish */
async function slide(page, wish) {
  const times = [];
  for (let round = 0; round < ROUNDS; round++)
    times.push(...(await timeFrames(page, { frames: FRAMES, wish, each: MOVE })));
  return percentile(times, 0.95);
}

/** @param {import('@playwright/test').Page} page @param {string} name @param {number} value */
const set = (page, name, value) =>
  timeFrames(page, { frames: 2, wish: { name, from: value, to: value }, each: MOVE });

/** @param {import('@playwright/test').Browser} browser @param {import('@playwright/test').Page} page */
async function exportOnce(browser, page) {
  await page.evaluate(() => {
    const tasks = /** @type {number[]} */ ([]);
    Object.assign(window, { tasks });
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
  });
  let peakMiB = 0;
  const sampling = setInterval(async () => {
    peakMiB = Math.max(peakMiB, await memoryOfPages(browser));
  }, 100);
  const downloading = page.waitForEvent('download');
  const from = performance.now();
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await downloading;
  const ms = performance.now() - from;
  clearInterval(sampling);
  const tasks = await page.evaluate(
    () => /** @type {{ tasks: number[] }} */ (/** @type {any} */ (window)).tasks,
  );
  return { ms, longest: Math.max(0, ...tasks), peakMiB };
}

heading('Photo editor, 12 megapixels');
const server = await startServer();
const { authorization } = await signUp(server.origin, 'bench@example.org');
const form = new FormData();
form.set('image', new Blob([new Uint8Array(await photoOf(0))]), 'room.jpg');
const headers = { authorization };
const { file } = await ask(`${server.origin}/api/files/upload`, { method: 'POST', headers, body: form });
const browser = await openBrowser();
const page = await openPage(browser, { authorization });
await page.goto(`${server.origin}/photo-editor/${file.id}`);
await page.getByRole('application').getByRole('img').waitFor();
await page.waitForLoadState('networkidle');
print('memory of the page, photo opened', await memoryOfPages(browser), 'MiB');
const idle = await timeFrames(page, { frames: FRAMES, wish: {}, each: '() => undefined' });
print('frame while nothing moves, p95', percentile(idle, 0.95), 'ms');
print(
  'frame while brightness moves, p95',
  await slide(page, { name: 'Brightness', from: 60, to: 160 }),
  'ms',
);
print('frame while exposure moves, p95', await slide(page, { name: 'Exposure', from: -1, to: 1 }), 'ms');
print('frame while shadows move, p95', await slide(page, { name: 'Shadows', from: -60, to: 60 }), 'ms');
await set(page, 'Shadows', 0);
print('frame while blur moves, p95', await slide(page, { name: 'Blur', from: 1, to: 8 }), 'ms');
await set(page, 'Blur', 3);
print(
  'frame while brightness moves, blurred, p95',
  await slide(page, { name: 'Brightness', from: 60, to: 160 }),
  'ms',
);
await set(page, 'Blur', 0);
await page.getByRole('tab', { name: 'Rotate', exact: true }).click();
print('frame while the picture tilts, p95', await slide(page, { name: 'Vertical', from: -60, to: 60 }), 'ms');
await set(page, 'Vertical', 0);
await page.getByRole('tab', { name: 'Export', exact: true }).click();
const exports = [];
for (let round = 0; round <= ROUNDS; round++) exports.push(await exportOnce(browser, page));
// The first one decodes the whole photo; later ones have it.
print('export as JPEG, the first', exports[0]?.ms ?? NaN, 'ms');
const later = exports.slice(1);
print('export as JPEG, later', median(later.map(({ ms }) => ms)), 'ms');
print('longest task of the page meanwhile', Math.max(...exports.map(({ longest }) => longest)), 'ms');
print('memory of the page meanwhile, at most', Math.max(...exports.map(({ peakMiB }) => peakMiB)), 'MiB');
await browser.close();
await server.stop();
