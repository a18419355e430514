// The mask editor with a photo of 12 megapixels (B4): what a stroke's end and an undo take, how soon paint follows the pointer, what strokes keep, the page's memory, and what ten photos leave behind. Beside it the usual hand-made canvas with whole snapshots.
import { setTimeout as wait } from 'node:timers/promises';
import { keptOf, memoryOfPages, openBrowser, openPage, timeInputs } from './browser/open-browser.mjs';
import { heading, median, percentile, print } from './figures.mjs';
import { ask, signUp } from './person.mjs';
import { photoOf } from './pictures/photo-of.mjs';
import { startServer } from './running-server.mjs';

const STROKES = 50;
/** Undone and done again, that many times. */
const UNDOS = 20;
const PHOTOS = 10;
const MOVES = 20;
/** A mouse tells of itself 125 times a second. */
const MOVE_MS = 8;

/** @typedef {import('@playwright/test').Page} Page */

// A canvas of the photo's size over it; each stroke is drawn by the browser and kept as a picture of the whole canvas.
const HAND_MADE = `<!doctype html><style>body { margin: 0 } img, canvas { position: absolute; inset: 0; width: 1000px; height: 750px }
  canvas { opacity: .5 }</style><img src="SRC"><canvas width="4032" height="3024"></canvas><script>
  const canvas = document.querySelector('canvas'), context = canvas.getContext('2d'), kept = [];
  const at = ({ offsetX, offsetY }) => [offsetX * 4.032, offsetY * 4.032];
  const keep = () => kept.push(context.getImageData(0, 0, canvas.width, canvas.height));
  Object.assign(context, { lineWidth: 160, lineCap: 'round', lineJoin: 'round', strokeStyle: '#f0f' });
  let isDown = false;
  canvas.addEventListener('pointerdown', (event) => { isDown = true; context.beginPath(); context.moveTo(...at(event)); });
  canvas.addEventListener('pointermove', (event) => { if (isDown) { context.lineTo(...at(event)); context.stroke(); } });
  canvas.addEventListener('pointerup', () => { isDown = false; keep(); });
  document.addEventListener('keydown', ({ key, ctrlKey }) => {
    if (!ctrlKey || key !== 'z' || kept.length < 2) return;
    kept.pop();
    context.putImageData(kept.at(-1), 0, 0);
  });
</script>`;

/**
 * Strokes to and fro across a picture, each another one.
 * @param {Page} page
 * @param {{ box: { x: number, y: number, width: number, height: number }, strokes: number }} where
 */
async function paint(page, { box, strokes }) {
  const at = (/** @type {number} */ right, /** @type {number} */ down) =>
    /** @type {const} */ ([box.x + box.width * right, box.y + box.height * down]);
  for (let stroke = 0; stroke < strokes; stroke++) {
    const down = 0.1 + (0.7 * stroke) / strokes;
    await page.mouse.move(...at(0.1, down));
    await page.mouse.down();
    for (let move = 1; move <= MOVES; move++) {
      await page.mouse.move(...at(0.1 + (0.8 * move) / MOVES, down + 0.1 * Math.sin(move / 2)));
      await wait(MOVE_MS);
    }
    await page.mouse.up();
  }
}

/** @param {string} name @param {import('./browser/open-browser.mjs').Spent[]} times */
function printSpent(name, times) {
  const [ms, cpuMs] = [times.map((one) => one.ms), times.map((one) => one.cpuMs)];
  print(`${name}, median`, median(ms), 'ms');
  print('p95', percentile(ms, 0.95), 'ms');
  print('processor time, median', median(cpuMs), 'ms');
  print('p95', percentile(cpuMs, 0.95), 'ms');
}

/** @param {string} name @param {{ page: Page, box: { x: number, y: number, width: number, height: number } }} editor */
async function measure(name, { page, box }) {
  heading(name);
  print('memory of the page, photo opened', await memoryOfPages(browser), 'MiB');
  const strokes = await timeInputs(page, () => paint(page, { box, strokes: STROKES }));
  printSpent('a stroke’s end', strokes.ends);
  print('frames that answered the pointer', strokes.paints.length);
  print('pointer to paint, median', median(strokes.paints), 'ms');
  print('p95', percentile(strokes.paints, 0.95), 'ms');
  print(`memory of the page after ${STROKES} strokes`, await memoryOfPages(browser), 'MiB');
  await page.keyboard.down('Control');
  const { keys } = await timeInputs(page, async () => {
    for (let undo = 0; undo < UNDOS; undo++) await page.keyboard.press('z');
  });
  await page.keyboard.up('Control');
  printSpent('undo', keys);
}

/** @param {Page} page */
async function openMask(page) {
  const photo = page.getByRole('application').locator('img');
  await photo.waitFor();
  await page.waitForFunction(() => {
    const image = /** @type {HTMLImageElement | null} */ (document.querySelector('[role=application] img'));
    return image?.complete && image.naturalWidth > 0;
  });
  return (await photo.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}

/** Goes to another page of the application without loading it anew, as its links do. @param {Page} page @param {string} to */
const goWithin = (page, to) =>
  page.evaluate((address) => {
    history.pushState({ idx: 0, key: address }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, to);

const server = await startServer();
const { authorization } = await signUp(server.origin, 'bench@example.org');
const photos = [];
for (let variant = 0; variant < PHOTOS; variant++) {
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(await photoOf(variant))], { type: 'image/jpeg' }), 'room.jpg');
  const sent = { method: 'POST', headers: { authorization }, body: form };
  photos.push((await ask(`${server.origin}/api/files/upload`, sent)).file);
}
const addressOf = (/** @type {{ id: string }} */ { id }) => `/furniture-inpainting?photo=${id}`;

const browser = await openBrowser();
const page = await openPage(browser, { authorization });
await page.goto(server.origin + addressOf(photos[0]));
const box = await openMask(page);
await page.waitForLoadState('networkidle');
const before = await keptOf(page);
await measure('Brush, 12 megapixels', { page, box });
for (let redo = 0; redo < UNDOS; redo++) await page.keyboard.press('Control+Shift+z');
await page.waitForTimeout(2000);
print('kept for each stroke', ((await keptOf(page)) - before) / STROKES, 'MiB');
await page.context().close();

const plain = await openPage(browser);
const encoded = (await photoOf(0)).toString('base64');
await plain.setContent(HAND_MADE.replace('SRC', `data:image/jpeg;base64,${encoded}`));
const emptied = await keptOf(plain);
await measure('The usual canvas with whole snapshots', {
  page: plain,
  box: { x: 0, y: 0, width: 1000, height: 750 },
});
print('kept for each stroke', ((await keptOf(plain)) - emptied) / (STROKES - UNDOS), 'MiB');
await plain.context().close();

heading(`${PHOTOS} photos one after the other, in one page`);
const long = await openPage(browser, { authorization });
await long.goto(`${server.origin}/image-history`);
const left = [];
for (const photo of photos) {
  await goWithin(long, addressOf(photo));
  await paint(long, { box: await openMask(long), strokes: 3 });
  await goWithin(long, '/image-history');
  await long.getByRole('main').getByRole('listitem').first().waitFor();
  left.push({ kept: await keptOf(long), all: await memoryOfPages(browser) });
}
for (const [i, { kept, all }] of left.entries())
  print(`after ${i + 1}`, `${kept.toFixed(1)} of ${all.toFixed(0)}`, 'MiB kept, of the whole page');
const session = await long.context().newCDPSession(long);
await session.send('Memory.simulatePressureNotification', { level: 'critical' });
await long.waitForTimeout(2000);
print('the whole page, once the browser clears what it only remembers', await memoryOfPages(browser), 'MiB');
await browser.close();
await server.stop();
