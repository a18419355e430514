// A history of 10,000 pictures in the browser: frames while it is scrolled through, and what it holds at its end.
import { memoryOfPages, openBrowser, openPage, timeFrames } from './browser/open-browser.mjs';
import { heading, percentile, print } from './figures.mjs';
import { openLongHistory } from './pictures/long-history.mjs';

const ROWS = 10_000;
const FRAMES = 900;

heading(`History of ${ROWS.toLocaleString('en')} in the browser`);
const { server, authorization } = await openLongHistory(ROWS);
const browser = await openBrowser();
const page = await openPage(browser, { authorization });
await page.goto(`${server.origin}/image-history`);
const cards = page.getByRole('main').getByRole('listitem');
await cards.first().waitFor();
await page.waitForLoadState('networkidle');
const scroll = { wish: { by: 60 }, each: '(_, { by }) => window.scrollBy({ top: by, behavior: "instant" })' };
const times = await timeFrames(page, { frames: FRAMES, ...scroll });
const height = await page.evaluate(() => document.documentElement.scrollHeight);
print('frame while scrolling through what is fetched meanwhile, p95', percentile(times, 0.95), 'ms');
print('the longest', Math.max(...times), 'ms');
print('scrolled through', (FRAMES * 60) / 1000, 'thousand px');
print('height of the page then', height / 1000, 'thousand px');
await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
const again = await timeFrames(page, { frames: FRAMES, ...scroll });
print('frame while scrolling through what is there, p95', percentile(again, 0.95), 'ms');
print('cards in the page', await cards.count());
print('memory of the page', await memoryOfPages(browser), 'MiB');
await browser.close();
await server.stop();
