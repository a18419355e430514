import type { Page } from '@playwright/test';
import { faultsInBothThemes } from './axe.ts';
import { paint, sofaPlace } from './painting.ts';
import { arriveSignedIn } from './people.ts';
import { again, expect, test } from './quiet-test.ts';
import { areOver, begin, boxOf, painted, shareOfWindow } from './stage-place.ts';

const stage = (page: Page) => page.locator('[data-stage]');
/** The photo that is shown in its place. */
const shown = (page: Page) => stage(page).locator('.stage-fit img').first();

const shapes = [
  [1024, 768],
  [1080, 720],
  [1280, 720],
  [768, 1024],
] as const;

const widest = [
  [1440, 900],
  [1920, 1080],
] as const;

for (const [width, height] of [
  [1280, 800],
  [768, 1024],
  [390, 844],
] as const) {
  test(
    `in a window of ${width} × ${height} the photo takes three quarters of what its shape allows`,
    width === 768 ? again : {},
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await arriveSignedIn(page);
      // One that is as upright as the tablet would leave nothing for its tools.
      for (const shape of width === 768 ? shapes.slice(0, 3) : shapes) {
        await begin(page, shape);
        const share = () => shareOfWindow(page, painted(page));
        await expect.poll(share, { message: shape.join(' × ') }).toBeGreaterThanOrEqual(0.75);
      }
      for (const [wider, higher] of width === 1280 ? widest : []) {
        await page.setViewportSize({ width: wider, height: higher });
        await expect.poll(() => shareOfWindow(page, painted(page)), `${wider}`).toBeGreaterThanOrEqual(0.75);
      }
    },
  );
}

test('from a photo of one’s own to a picture in two clicks, and the photo stays where it is', async ({
  page,
}) => {
  await arriveSignedIn(page);
  await begin(page, [1080, 720]);
  const place = await boxOf(painted(page));
  expect((await stage(page).boundingBox())!.y).toBeLessThanOrEqual(100);

  const words = page.getByLabel('What should be there instead?');
  const bar = page.getByRole('region', { name: 'What should be there, and its price' });
  const tooSmall = page.getByText(/^That is too small to change anything/);
  await test.step('a dot leaves the photo to the brush', async () => {
    await paint(page, painted(page), [
      [0.7, 0.3],
      [0.701, 0.3],
    ]);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(tooSmall).toBeVisible();
    await expect(words).toBeHidden();
  });
  await page.getByRole('slider', { name: 'Brush size' }).fill('50');
  await paint(page, painted(page), sofaPlace);
  await expect(words).toBeVisible();
  await expect(tooSmall).toBeHidden();
  // The first click: into the words.
  await words.click();
  await expect(page).toHaveURL('/furniture-inpainting/generate');
  await expect(words).toBeFocused();
  await expect.poll(async () => (await boxOf(bar)).length).toBe(4);
  const [left, top] = await boxOf(bar);
  await page.keyboard.type('a leather sofa');
  expect((await boxOf(bar)).slice(0, 2)).toEqual([left, top]);
  await expect.poll(() => boxOf(painted(page))).toEqual(place);
  expect(await faultsInBothThemes(page), 'words').toEqual([]);

  // The second: the picture is ordered, with the mask as it stands.
  await page.getByRole('button', { name: 'Generate · 1 credit' }).click();
  await expect(page.getByText('1 credit held')).toBeVisible();
  await expect.poll(() => boxOf(shown(page))).toEqual(place);
  await expect(page).toHaveURL('/furniture-inpainting/result', { timeout: 150_000 });
  await expect(page.getByText(/^0 of [\d,]+ pixels changed/)).toBeVisible();
  await expect.poll(() => boxOf(shown(page))).toEqual(place);
  expect(await faultsInBothThemes(page), 'result').toEqual([]);

  await test.step('the actions cover nothing beside the photo, and their menus are seen whole', async () => {
    const [photoLeft = 0, , photoWidth = 0] = place;
    const [barLeft = 0, , barWidth = 0] = await boxOf(page.getByRole('region', { name: 'Your room' }));
    expect(barLeft + barWidth).toBeLessThanOrEqual(photoLeft + photoWidth);
    await page.getByRole('button', { name: 'Choose the format' }).click();
    await expect(page.getByRole('group', { name: 'Choose the format' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  });

  await test.step('the result is shared where it is looked at', async () => {
    const share = page.getByRole('button', { name: 'Share', exact: true });
    await share.click();
    const dialog = page.getByRole('dialog', { name: 'Share' });
    await dialog.getByRole('button', { name: 'Create link' }).click();
    await expect(dialog.getByLabel('Link', { exact: true })).toHaveValue(/^http/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(share).toBeFocused();
  });

  await test.step('the steps can be clicked, those that can be shown', async () => {
    const step = (name: string) => page.getByRole('list', { name: 'Steps' }).getByRole('button', { name });
    await step('Draw').click();
    await expect(page).toHaveURL('/furniture-inpainting/draw');
    await expect(page.getByText(/% marked$/).first()).toBeVisible();
    await step('Result').click();
    await expect(page).toHaveURL('/furniture-inpainting/result');
  });
});

test('neither the actions of a result nor its details cover what changed', again, async ({ page }) => {
  await arriveSignedIn(page);
  await begin(page, [1080, 720]);
  await page.getByRole('slider', { name: 'Brush size' }).fill('50');
  await paint(page, painted(page), [
    [0.8, 0.25],
    [0.9, 0.25],
    [0.9, 0.6],
    [0.8, 0.6],
  ]);
  await page.getByLabel('What should be there instead?').fill('a floor lamp');
  await page.getByRole('button', { name: 'Generate · 1 credit' }).click();
  await expect(page).toHaveURL('/furniture-inpainting/result', { timeout: 150_000 });
  await expect(page.getByText(/^0 of [\d,]+ pixels changed/)).toBeVisible();
  await page.getByRole('button', { name: 'Details' }).click();
  const covered = async () => {
    const [x = 0, y = 0, width = 0, height = 0] = await boxOf(shown(page));
    const changed = [x + width * 0.8, y + height * 0.25, width * 0.1, height * 0.35];
    const parts = ['Your room', 'Details'].map((name) => page.getByRole('region', { name, exact: true }));
    const boxes = await Promise.all(parts.map(boxOf));
    return boxes.filter((box) => areOver(box, changed)).length;
  };
  await expect.poll(covered).toBe(0);
  await expect(page.getByRole('region', { name: 'Details', exact: true })).toBeInViewport({ ratio: 1 });
  expect(await faultsInBothThemes(page), 'details').toEqual([]);
});

test(
  'where one looks is kept while a picture is made and when it is there; Clear takes the words away at once',
  again,
  async ({ page }) => {
    await arriveSignedIn(page);
    await begin(page, [1080, 720]);
    await page.getByRole('slider', { name: 'Brush size' }).fill('50');
    await paint(page, painted(page), sofaPlace);
    const words = page.getByLabel('What should be there instead?');
    await expect(words).toBeVisible();
    // Two frames: one in which it is pressed, one in which it is drawn.
    const isGone = page.getByRole('button', { name: /^Clear the mask/ }).evaluate(async (button) => {
      (button as HTMLElement).click();
      for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done));
      return document.querySelector('[data-dock] textarea') === null;
    });
    expect(await isGone).toBe(true);

    await page.getByRole('button', { name: /^Undo/ }).first().click();
    await words.fill('a leather sofa');
    const [, , fitted = 0] = await boxOf(painted(page));
    const zoomIn = page.getByRole('button', { name: 'Zoom in' });
    for (let step = 0; step < 3; step += 1) await zoomIn.click();
    // It is drawn with the next frame.
    await expect.poll(async () => (await boxOf(painted(page)))[2]).toBeGreaterThan(fitted * 1.9);
    const place = await boxOf(painted(page));
    await page.getByRole('button', { name: 'Generate · 1 credit' }).click();
    await expect(page.getByText('1 credit held')).toBeVisible();
    const astray = async () => {
      const now = await boxOf(shown(page));
      return Math.max(...now.map((side, at) => Math.abs(side - (place[at] ?? 0))));
    };
    await expect.poll(astray).toBeLessThan(0.5);
    await expect(page).toHaveURL('/furniture-inpainting/result', { timeout: 150_000 });
    await expect.poll(astray).toBeLessThan(0.5);
  },
);

test('photo, mark and words are there again when one changes one’s mind about the tool', async ({ page }) => {
  await arriveSignedIn(page);
  await begin(page, [1080, 720]);
  const step = page.getByRole('list', { name: 'Steps' });
  await expect(step.getByRole('button', { name: 'Result' })).toBeDisabled();
  // A place that is wide enough: it may be looked at before the tool is changed.
  await page.getByRole('slider', { name: 'Brush size' }).fill('50');
  await paint(page, painted(page), sofaPlace);
  await page.getByLabel('What should be there instead?').fill('a sofa');
  const desktop = page.viewportSize()!;
  const phone = { width: 390, height: 844 };
  // Once the thing stands in its mark, what was painted on is no longer there.
  const placeNow = async () => {
    await expect.poll(() => shareOfWindow(page, shown(page))).toBeGreaterThanOrEqual(0.75);
    return boxOf(shown(page));
  };
  await page.setViewportSize(phone);
  const placeOnPhone = await placeNow();
  await page.setViewportSize(desktop);
  const place = await placeNow();
  const isInPlace = async () => {
    await expect.poll(() => boxOf(shown(page))).toEqual(place);
    await page.setViewportSize(phone);
    await expect.poll(() => boxOf(shown(page))).toEqual(placeOnPhone);
    await page.setViewportSize(desktop);
    await expect.poll(() => boxOf(shown(page))).toEqual(place);
  };
  const tool = (name: string) =>
    page.getByRole('navigation', { name: 'Tools' }).getByRole('link', { name, exact: true });

  await tool('Replace').click();
  await expect(page).toHaveURL('/search-replace');
  await expect(page.getByRole('application', { name: /^Selection on/ })).toBeVisible();
  await isInPlace();

  await tool('Recolour').click();
  await expect(page).toHaveURL('/search-recolor');
  await expect(page.getByRole('application', { name: /^Selection on/ })).toBeVisible();
  await isInPlace();
  // What was marked is what is found.
  await expect(page.getByRole('button', { name: 'Undo the last correction' })).toBeEnabled();

  await tool('Remove').click();
  await expect(page).toHaveURL('/empty-room');
  await expect(page.getByText('What goes was marked by hand.')).toBeVisible();
  await isInPlace();
  await tool('Furnish').click();
  await expect(page).toHaveURL('/furnish');
  await expect(shown(page)).toBeVisible();
  await isInPlace();
  await tool('Change').click();
  await expect(page).toHaveURL('/furniture-inpainting/draw');
  await expect(page.getByLabel('What should be there instead?')).toHaveValue('a sofa');
  await expect(page.getByText(/% marked$/).first()).toBeVisible();
});
