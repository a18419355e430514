import { ArrangeAnswer, type Arrangement } from '@maquette/contract';
import type { Page, Response } from '@playwright/test';
import { faultsInBothThemes } from './axe.ts';
import { moveFingers } from './fingers.ts';
import { mask, openOptions, useMask } from './mask-pictures.ts';
import { arriveSignedIn } from './people.ts';
import { smallSamples } from './photos.ts';
import { again, expect, test } from './quiet-test.ts';

test.beforeEach(smallSamples);

const canvasOf = (page: Page) => page.getByLabel(/^Mask of/);
const thing = (page: Page) => page.getByRole('button', { name: /^sofa, / });
const drawn = (page: Page) => page.locator('canvas[data-drawn=yes]');

/** Marks a box given as parts of the photo's frame, by strokes of the widest brush. */
const paint = async (page: Page, box: readonly [number, number, number, number]) => {
  const [left, top, right, bottom] = box;
  await page.getByRole('slider', { name: 'Brush size' }).first().fill('50');
  const frame = (await canvasOf(page).boundingBox())!;
  for (let y = top; y <= bottom; y += 0.05) {
    await page.mouse.move(frame.x + frame.width * left, frame.y + frame.height * y);
    await page.mouse.down();
    await page.mouse.move(frame.x + frame.width * right, frame.y + frame.height * y, { steps: 8 });
    await page.mouse.up();
  }
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/furniture-inpainting/generate');
};

/** The arrangement that the next answer to the arranging call is about. */
const settled = async (page: Page, act: () => Promise<void>) => {
  const isAnswer = (answer: Response) => answer.url().endsWith('/api/edits/arrange');
  const answered = page.waitForResponse(isAnswer, { timeout: 150_000 });
  await act();
  return ArrangeAnswer.parse(await (await answered).json()).arrangement;
};

const openWords = async (page: Page, box: readonly [number, number, number, number]) => {
  await arriveSignedIn(page);
  await page.goto('/furniture-inpainting?sample=living');
  await expect(page).toHaveURL('/furniture-inpainting/draw');
  await paint(page, box);
};

test('a sofa is arranged by keys, mouse and buttons, and ordered where it stands', async ({ page }) => {
  await openWords(page, [0.3, 0.5, 0.7, 0.75]);
  const first = await settled(page, () =>
    page.getByLabel('What should be there instead?').fill('a green velvet sofa'),
  );
  await expect(thing(page)).toHaveAccessibleName(/^sofa, \d+ × \d+ × \d+ cm$/);
  await expect(drawn(page)).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);

  const moved = await test.step('by keys', async () => {
    await thing(page).focus();
    const after = await settled(page, async () => {
      for (const key of ['ArrowLeft', 'ArrowLeft', 'Shift+ArrowDown', ']']) await page.keyboard.press(key);
    });
    expect(after.x).toBeCloseTo(first.x - 0.02, 6);
    expect(after.y).toBeCloseTo(first.y + 0.002, 6);
    expect(after.turn).toBeCloseTo(first.turn + 7.5, 6);
    await expect(
      page.getByRole('status').filter({ hasText: /^sofa, .* turned -?\d+°, design 1 of/ }),
    ).toHaveCount(1);
    return after;
  });

  await test.step('by mouse', async () => {
    const box = (await thing(page).boundingBox())!;
    const dragged = await settled(page, async () => {
      await page.mouse.move(box.x + box.width / 3, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 3 + 60, box.y + box.height / 2 + 10, { steps: 6 });
      await page.mouse.up();
    });
    expect(dragged.x).toBeGreaterThan(moved.x + 0.02);
    expect(dragged.y).toBeGreaterThan(moved.y);
  });

  const last = await test.step('by buttons: turned, another form, smaller', async () => {
    const turned = await settled(page, () => page.getByRole('button', { name: 'Turn right' }).click());
    const formed = await settled(page, () => page.getByRole('button', { name: 'Next design' }).click());
    expect([formed.turn, formed.variant]).toEqual([turned.turn, 1]);
    return settled(page, () => page.getByRole('button', { name: 'Smaller' }).click());
  });

  await test.step('a reload loses nothing, and the order carries it', async () => {
    await page.reload();
    await expect(drawn(page)).toBeVisible();
    const ordered = page.waitForRequest((request) => request.url().includes('/api/inpaint/inpaint'));
    await page.getByRole('button', { name: /^Generate ·/ }).click();
    const body = (await ordered).postDataBuffer()?.toString('latin1') ?? '';
    const sent = JSON.parse(/name="arrangement"\r\n\r\n(.*)\r\n/.exec(body)?.[1] ?? '{}') as Arrangement;
    expect(sent).toEqual(last);
    await expect(page).toHaveURL('/furniture-inpainting/result', { timeout: 150_000 });
  });
});

test.describe('a place that is too narrow', () => {
  test.use({ expectedStatuses: [422] });

  test('is said before anything is paid, and nothing is lost', again, async ({ page }) => {
    await openWords(page, [0.5, 0.7, 0.51, 0.72]);
    await page.getByLabel('What should be there instead?').fill('a bed');
    await expect(page.getByText('The place is too narrow for “bed”.')).toBeVisible();
    await expect(page.getByLabel('What should be there instead?')).toHaveValue('a bed');
    await openOptions(page);
    await expect(page.getByText('Ready', { exact: true })).toBeVisible();
  });
});

test(
  'what comes in place of what is found is arranged before it is paid, and ordered where it stands',
  again,
  async ({ page }) => {
    await arriveSignedIn(page);
    await page.goto('/search-replace?sample=living');
    await page.getByLabel('What to find').fill('plant');
    await page.getByLabel('What to find').press('Enter');
    await expect(page.getByText(/\d+% of the photo, \d+% sure/)).toBeVisible();
    const confirm = page.getByRole('button', { name: 'Yes, this is it' });
    if (await confirm.isVisible()) await confirm.click();
    await page.getByLabel('Replace it with').fill('a floor lamp');
    const lamp = page.getByRole('button', { name: /^floor lamp, / });
    await expect(lamp).toBeVisible();
    await expect(drawn(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'What comes' })).toHaveAttribute('aria-pressed', 'true');
    await lamp.focus();
    const moved = await settled(page, async () => {
      for (const key of ['ArrowLeft', '+']) await page.keyboard.press(key);
    });

    await page.getByRole('button', { name: 'What goes' }).click();
    await expect(page.getByText(/inside the dashed line may change/)).toBeVisible();
    await page.getByRole('button', { name: 'What comes' }).click();
    const ordered = page.waitForRequest((request) => request.url().includes('/api/inpaint/search-replace'));
    await page.getByRole('button', { name: /^Replace ·/ }).click();
    const body = (await ordered).postDataBuffer()?.toString('latin1') ?? '';
    expect(JSON.parse(/name="arrangement"\r\n\r\n(.*)\r\n/.exec(body)?.[1] ?? '{}')).toEqual(moved);
    await expect(page).toHaveURL('/search-replace/result', { timeout: 150_000 });
  },
);

for (const viewport of [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
])
  test.describe(
    `on a phone of ${viewport.width} by ${viewport.height}`,
    viewport.width > 360 ? again : {},
    () => {
      test.use({ viewport, hasTouch: true });

      test('two fingers turn and scale it, and every button is within reach', async ({ page }) => {
        await arriveSignedIn(page);
        await page.goto('/furniture-inpainting?sample=living');
        await useMask(page, await mask([30, 50, 40, 25]));
        const first = await settled(page, () =>
          page.getByLabel('What should be there instead?').fill('a green velvet sofa'),
        );
        await expect(drawn(page)).toBeVisible();
        const at = (x: number, y: number) => ({ x, y });
        const after = await settled(page, () =>
          moveFingers(page, thing(page), [
            { from: at(0.35, 0.4), to: at(0.35, 0.4) },
            { from: at(0.65, 0.4), to: at(0.57, 0.5) },
          ]),
        );
        expect(after.turn).toBeGreaterThan(first.turn + 5);
        expect(after.scale).toBeLessThan(first.scale * 0.99);
        const carried = await settled(page, () =>
          moveFingers(page, thing(page), [{ from: at(0.5, 0.5), to: at(0.4, 0.5) }]),
        );
        expect(carried.x).toBeLessThan(after.x - 0.01);
        expect([carried.turn, carried.scale]).toEqual([after.turn, after.scale]);
        for (const name of ['Turn left', 'Larger', 'Next design', 'Turn right', 'Smaller']) {
          const button = page.getByRole('button', { name });
          await expect(button).toBeInViewport({ ratio: 1 });
          await settled(page, () => button.tap());
        }
      });
    },
  );
