import type { Page } from '@playwright/test';
import { makeAdministrator } from './administrators.ts';
import { faultsOf } from './axe.ts';
import { moveFingers, smallControls } from './fingers.ts';
import { storePicture } from './made-pictures.ts';
import { arriveSignedIn, somebody } from './people.ts';
import { smallSamples } from './photos.ts';
import { again, expect, test } from './quiet-test.ts';
import { answerSelection, colour, find, openTool } from './search-tool.ts';

test.beforeEach(smallSamples);

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

const sheet = (page: Page) => page.getByRole('region', { name: 'What should be there, and its price' });
const handle = (page: Page) => page.getByRole('button', { name: /^Panel height/ });
/** Pixels of the sheet that are seen. */
const shownOf = async (page: Page) =>
  Math.round(page.viewportSize()!.height - (await sheet(page).boundingBox())!.y);

/** Remembers what jumps on the page from now on, without regard to whether somebody has just touched it. */
async function watchShifts(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const jumps: number[] = [];
    Object.assign(window, { jumps });
    const watcher = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        jumps.push((entry as PerformanceEntry & { value: number }).value);
    });
    watcher.observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (window as unknown as { jumps: number[] }).jumps);
}

test('on a phone the words lie in a sheet with three stops, and it drops while the picture is drawn', async ({
  page,
}) => {
  await arriveSignedIn(page);
  await page.goto('/furniture-inpainting?sample=living');
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  const generate = page.getByRole('button', { name: 'Generate · 1 credit' });

  await expect.poll(() => shownOf(page)).toBe(Math.round(780 * 0.44));
  expect(await faultsOf(page), 'half').toEqual([]);
  const moved = await watchShifts(page);
  // However far it was read before, it begins with its beginning.
  const scrolled = () => sheet(page).evaluate(({ scrollTop }) => scrollTop);
  await sheet(page).evaluate((place) => place.scrollTo(0, 60));
  expect(await scrolled()).toBe(60);
  await handle(page).press('ArrowDown');
  await expect.poll(() => shownOf(page)).toBe(96);
  expect(await scrolled()).toBe(0);
  await expect(generate).toBeInViewport({ ratio: 1 });
  expect(await faultsOf(page), 'peek').toEqual([]);

  const box = (await handle(page).boundingBox())!;
  await page.mouse.move(box.x + 60, box.y + 12);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, 120, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => shownOf(page)).toBe(780 - 64);
  await handle(page).tap();
  await expect.poll(() => shownOf(page)).toBe(96);
  await handle(page).tap();
  await expect.poll(() => shownOf(page)).toBe(Math.round(780 * 0.44));
  expect(await moved(), 'nothing jumps while the sheet is drawn out and in').toEqual([]);
  await sheet(page).evaluate((place) => place.scrollTo(0, place.scrollHeight));
  const last = sheet(page).locator('button, a[href], input').last();
  await expect(last, 'what ends the sheet can be scrolled to').toBeInViewport({ ratio: 1 });

  await page.getByRole('button', { name: 'Plant', exact: true }).click();
  await generate.click();
  await expect(page.getByText('1 credit held')).toBeInViewport();
  await expect.poll(() => shownOf(page)).toBe(96);
  await expect(page).toHaveURL('/furniture-inpainting/result', { timeout: 150_000 });
});

test('the field that is wrong comes out from under the header, with its label', async ({ page }) => {
  await page.goto('/register');
  const name = page.getByLabel('Full name');
  await page.getByLabel('Confirm password').focus();
  await name.evaluate((field) => window.scrollBy(0, field.getBoundingClientRect().top - 8));
  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  const { height } = (await page.getByRole('banner').boundingBox())!;
  const label = page.getByText('Full name', { exact: true });
  await expect.poll(async () => (await label.boundingBox())!.y).toBeGreaterThanOrEqual(height);
});

test('pictures are selected by a long press, looked at full screen, swiped through and sent', async ({
  page,
}) => {
  const token = await arriveSignedIn(page);
  for (const number of [1, 2, 3]) await storePicture(page, token, { name: `${number}.jpg`, number });
  await page.addInitScript(() => {
    const told = window as unknown as { sent: string[] };
    told.sent = [];
    navigator.canShare = () => true;
    navigator.share = async (what) => void told.sent.push(...(what?.files ?? []).map(({ name }) => name));
  });
  await page.goto('/image-history');
  const open = (name: string) => page.getByRole('button', { name: `Open ${name}`, exact: true });
  const bar = page.getByRole('region', { name: 'Selected pictures' });

  await test.step('a finger that rests selects, the next ones add, and nothing opens', async () => {
    const still = { x: 0.5, y: 0.5 };
    const box = (await open('2.jpg').boundingBox())!;
    const finger = await page.context().newCDPSession(page);
    const touchPoints = [{ x: box.x + box.width * still.x, y: box.y + box.height * still.y }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect(bar).toContainText('1');
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await open('3.jpg').tap();
    await expect(page.getByRole('status').filter({ hasText: '2 selected' })).toHaveCount(1);
    await page.getByRole('button', { name: 'Select all' }).tap();
    await expect(page.getByRole('status').filter({ hasText: '3 selected' })).toHaveCount(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const sizes = await bar
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons
          .map((button) => button.getBoundingClientRect())
          .map(({ width, height }) => Math.min(width, height)),
      );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
    expect(await faultsOf(page), 'selection').toEqual([]);
    await bar.getByRole('button', { name: 'Star', exact: true }).tap();
    await bar.getByRole('button', { name: 'Clear the selection' }).tap();
    await page.getByRole('tab', { name: 'Starred' }).tap();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
  });

  await test.step('full screen, to the next by a swipe, nearer by two fingers', async () => {
    await open('3.jpg').tap();
    await page.getByRole('button', { name: 'Full screen', exact: true }).tap();
    const full = page.getByRole('dialog', { name: 'Full screen' });
    const shown = (name: string) => full.getByRole('application', { name: `Look closely at ${name}` });
    await expect(shown('3.jpg')).toBeVisible();
    const left = { from: { x: 0.8, y: 0.5 }, to: { x: 0.2, y: 0.5 } };
    await moveFingers(page, shown('3.jpg'), [left]);
    await expect(shown('2.jpg')).toBeVisible();
    await moveFingers(page, shown('2.jpg'), [
      { from: { x: 0.4, y: 0.5 }, to: { x: 0.1, y: 0.5 } },
      { from: { x: 0.6, y: 0.5 }, to: { x: 0.9, y: 0.5 } },
    ]);
    await expect(full.locator('img')).toHaveCount(2);
    expect(await faultsOf(page), 'full screen').toEqual([]);
    await full.getByRole('button', { name: 'Leave full screen' }).tap();
    await expect(full).toBeHidden();
  });

  await test.step('sent to another application', async () => {
    await page.getByRole('button', { name: 'Send the picture' }).tap();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { sent: string[] }).sent))
      .toEqual(['2.jpg']);
  });
});

test('in a sheet that shows half of itself, what has to be answered first stands at the button', async ({
  page,
}) => {
  await answerSelection(page, 0.4);
  await arriveSignedIn(page);
  await openTool(page, 'search-recolor');
  await find(page).fill('the wall');
  await colour(page).fill('sage green');
  const confirm = page.getByRole('button', { name: 'Yes, this is it' });
  const recolour = page.getByRole('button', { name: /^Recolour/ }).last();
  await expect(confirm).toBeInViewport({ ratio: 1 });
  await expect(recolour).toBeInViewport({ ratio: 1 });
  expect(await faultsOf(page), 'half').toEqual([]);
  const peeking = page.getByRole('button', { name: /^Panel height/ });
  await peeking.press('ArrowDown');
  await expect(page.locator('[data-sheet=peek]')).toBeVisible();
  await expect(confirm).toBeInViewport({ ratio: 1 });
  await expect(recolour).toBeInViewport({ ratio: 1 });
  await confirm.tap();
  await expect(confirm).toBeHidden();
  await expect(recolour).toBeInViewport({ ratio: 1 });
  await expect(recolour).toBeEnabled();
});

test('above a half-drawn sheet the photo and the first row of its tools are seen whole', async ({ page }) => {
  await arriveSignedIn(page);
  await openTool(page, 'search-recolor', 'bedroom');
  const tools = page.getByRole('button', { name: /^(Keep|Leave out|Box)$/ });
  await expect(tools).toHaveCount(3);
  const covered = () =>
    tools.evaluateAll((buttons) => {
      const top = document.querySelector('[data-sheet=half]')?.getBoundingClientRect().top ?? 0;
      return buttons
        .filter((button) => button.getBoundingClientRect().bottom > top)
        .map((button) => button.textContent);
    });
  await expect.poll(covered).toEqual([]);
});

const pagesOfVisitors = [
  ...['/', '/login', '/register', '/forgot-password', '/reset-password?token=secret', '/verify-email'],
  ...['/undo-email?token=secret', '/terms', '/privacy', '/support', '/try', '/unauthorized', '/nowhere'],
];
const ownPages = [
  ...['/', '/furniture-inpainting?sample=living', '/furniture-inpainting/generate', '/search-replace'],
  ...['/search-recolor', '/empty-room', '/furnish', '/image-history', '/photo-editor', '/shares'],
  ...['/profile', '/subscription', '/payment', '/credits/success', '/credits/cancel', '/admin'],
];

for (const every of [4, 1])
  test.describe(every === 1 ? 'on any page' : 'on every fourth page', every === 1 ? again : {}, () => {
    test.use({ expectedStatuses: [400, 404] });

    test('no control is too small for a finger, on a phone and on a tablet', async ({ page }) => {
      test.slow();
      const isPlayed = (_: string, at: number) => at % every === 0;
      const look = async (path: string) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(page.locator('.animate-pulse')).toHaveCount(0);
        for (const width of [360, 1024]) {
          await page.setViewportSize({ width, height: 780 });
          await expect.poll(() => smallControls(page), `${path} at ${width}`).toEqual([]);
        }
      };
      for (const path of pagesOfVisitors.filter(isPlayed)) await look(path);
      const person = somebody();
      await arriveSignedIn(page, person);
      makeAdministrator(person.email);
      for (const path of ownPages.filter(isPlayed)) await look(path);
    });
  });

test('a ticked line and a link alone in its row are large enough for a finger', async ({ page }) => {
  await page.goto('/login');
  for (const target of [
    page.getByText('Stay signed in for 30 days'),
    page.getByRole('link', { name: 'Forgot your password?' }),
  ])
    expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(44);
});
