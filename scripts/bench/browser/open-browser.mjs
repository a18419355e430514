// Chromium without a screen and without a graphics card, and pages of somebody signed in.
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const DEBIAN = '/usr/bin/chromium';

export const openBrowser = () =>
  chromium.launch({
    ...(existsSync(DEBIAN) && { executablePath: DEBIAN }),
    args: ['--no-sandbox', '--disable-gpu'],
  });

/**
 * A page in a context of its own.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ authorization?: string | undefined, viewport?: { width: number, height: number } }} [who]
 */
export async function openPage(browser, { authorization, viewport = { width: 1280, height: 800 } } = {}) {
  const context = await browser.newContext({ viewport, locale: 'en-US' });
  const token = authorization?.replace('Bearer ', '');
  if (token) await context.addInitScript((value) => localStorage.setItem('auth_token', value), token);
  return context.newPage();
}

/**
 * Memory of all pages together, in MiB: what they share with other processes is counted in parts.
 * @param {import('@playwright/test').Browser} browser
 */
export async function memoryOfPages(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  let kib = 0;
  for (const { id } of processInfo.filter(({ type }) => type === 'renderer')) {
    try {
      kib += Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    } catch {
      // It ended between listing and reading.
    }
  }
  return kib / 1024;
}

/**
 * How long each frame took while something is done in every one of them, in milliseconds.
 * @template {object} Wish
 * @param {import('@playwright/test').Page} page
 * @param {{ frames: number, wish: Wish, each: string }} how `each`: a function in the page's words, of the frame's number and
 *   the wish
 * @returns {Promise<number[]>}
 */
export function timeFrames(page, { frames, wish, each }) {
  return page.evaluate(
    `new Promise((resolve) => {
      const each = ${each};
      const times = [];
      let before;
      const next = (now) => {
        if (before !== undefined) times.push(now - before);
        before = now;
        if (times.length === ${frames}) return resolve(times);
        each(times.length, ${JSON.stringify(wish)});
        requestAnimationFrame(next);
      };
      requestAnimationFrame(next);
    })`,
  );
}

/**
 * What a page's scripts hold once everything unused is let go, their buffers included, in MiB.
 * @param {import('@playwright/test').Page} page
 */
export async function keptOf(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const usage = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return (usage.usedSize + ('backingStorageSize' in usage ? Number(usage.backingStorageSize) : 0)) / 2 ** 20;
}

/** @typedef {{ ms: number, cpuMs: number }} Spent on the clock, and by the processor */

/**
 * What the browser's own trace says of the input while something is done to a page, in milliseconds.
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<void>} does
 * @returns {Promise<{ ends: Spent[], keys: Spent[], paints: number[] }>} what the page spent at every release of the mouse and
 *   for every key, and how long after a move of the dragged mouse the frame that answers it was shown
 */
export async function timeInputs(page, does) {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  await browser.startTracing(page, { categories: ['devtools.timeline', 'input', 'cc', 'benchmark'] });
  await does();
  /** @type {{ traceEvents: any[] }} */
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8'));
  const done = (/** @type {string} */ type) =>
    traceEvents
      .filter(({ name, ph, args }) => name === 'EventDispatch' && ph === 'X' && args.data?.type === type)
      .map(({ dur, tdur }) => ({ ms: dur / 1000, cpuMs: tdur / 1000 }));
  return { ends: done('pointerup'), keys: done('keydown'), paints: paintsOf(traceEvents) };
}

/** In a trace: a mouse that is moved while it is down, and the last stage of an event that led to a frame. */
const DRAGGED = 'MOUSE_DRAGGED';
const SHOWN = 'SubmitCompositorFrameToPresentationCompositorFrame';

/**
 * From the first move of each frame of a mouse that is down until that frame is shown.
 * @param {any[]} events of a trace
 */
function paintsOf(events) {
  const begun = new Map();
  const paints = [];
  for (const { name, ph, pid, id2, ts, args } of events) {
    const key = `${pid} ${id2?.local}`;
    const event = begun.get(key);
    if (name === SHOWN && event) event.isShown = true;
    if (name !== 'EventLatency') continue;
    if (ph === 'b') begun.set(key, { from: ts, type: args.event_latency?.event_type });
    else if (event?.type === DRAGGED && event.isShown) paints.push((ts - event.from) / 1000);
  }
  return paints;
}
