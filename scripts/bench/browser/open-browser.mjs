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
  for (const { id } of processInfo.filter(({ type }) => type === 'renderer'))
    kib += Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
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
