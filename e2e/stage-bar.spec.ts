import { paint } from './painting.ts';
import { arriveSignedIn } from './people.ts';
import { again, expect, test } from './quiet-test.ts';
import { areOver, begin, boxOf, painted } from './stage-place.ts';

for (const [width, height] of [
  [1280, 800],
  [1440, 900],
] as const) {
  test(
    `in a window of ${width} × ${height} what is folded out covers no tools, and lies in the window`,
    width > 1280 ? again : {},
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await arriveSignedIn(page);
      const bar = page.locator('[data-dock]');
      const liesClear = async (name: string) => {
        const drawer = page.getByRole('region', { name, exact: true });
        await expect(drawer).toBeInViewport({ ratio: 1 });
        const tools = page.locator(
          '[data-stage] :is(.stage-rail, .stage-side, .stage-below, [aria-label=Zoom])',
        );
        const overlaps = async () => {
          const boxes = await Promise.all([bar, ...(await tools.filter({ visible: true }).all())].map(boxOf));
          const own = await boxOf(drawer);
          return boxes.filter((box) => areOver(box, own)).length;
        };
        await expect.poll(overlaps, name).toBe(0);
        await page.keyboard.press('Escape');
        await expect(drawer).toBeHidden();
      };
      const fold = (name: string) => bar.getByRole('button', { name, exact: true });
      for (const shape of [
        [1080, 720],
        [768, 1024],
      ] as const) {
        await begin(page, shape);
        await page.getByRole('slider', { name: 'Brush size' }).fill('50');
        await paint(page, painted(page), [
          [0.75, 0.4],
          [0.9, 0.4],
          [0.9, 0.5],
        ]);
        await page.getByLabel('What should be there instead?').fill('a floor lamp');
        // What is folded out belongs to a step: one that begins folds it in.
        const steps = page.getByRole('list', { name: 'Steps' });
        await expect(steps.locator('[aria-current=step]')).toContainText('Generate');
        await fold('Options').click();
        await liesClear('Options');
        for (const path of ['/search-replace', '/search-recolor']) {
          const tool = page.getByRole('navigation', { name: 'Tools' }).locator(`a[href^="${path}"]`);
          await tool.click();
          await expect(tool).toHaveAttribute('aria-current', 'page');
          await expect(page).toHaveURL(path);
          await fold('Options').click();
          await liesClear('Options');
        }
      }
    },
  );
}

test('a shape that is drawn corner by corner is not covered', async ({ page }) => {
  await arriveSignedIn(page);
  await begin(page, [1080, 720]);
  const bar = page.locator('[data-dock]');
  await expect(bar).toBeVisible();
  await page.getByRole('button', { name: /^Polygon/ }).click();
  const { x, y, width, height } = (await painted(page).boundingBox())!;
  const corners = [
    [0.4, 0.5],
    [0.7, 0.5],
    [0.5, 0.9],
  ] as const;
  for (const [right, down] of corners) {
    await page.mouse.click(x + width * right, y + height * down);
    await expect(bar).toBeHidden();
  }
  await page.keyboard.press('Enter');
  await expect(bar).toBeVisible();
});

test('while nothing is marked, what a tool does is not covered, on a tablet and on a desktop', async ({
  page,
}) => {
  await arriveSignedIn(page);
  await page.setViewportSize({ width: 768, height: 1024 });
  await begin(page, [1024, 768]);
  const bar = page.getByRole('region', { name: 'What should be there, and its price' });
  const line = page.getByText('Nothing marked yet', { exact: true }).first();
  const isApart = async (words = line) => {
    const [, top = 0, , tall = 0] = await boxOf(bar);
    const [, lineTop = 0, , lineTall = 0] = await boxOf(words);
    return top + tall <= lineTop || lineTop + lineTall <= top;
  };
  await expect.poll(() => isApart()).toBe(true);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => isApart()).toBe(true);

  await test.step('beside a narrow photo it is read whole, in as many lines as it takes', async () => {
    await begin(page, [768, 1024]);
    const hint = page.getByText(/^Shift \+ click/).filter({ visible: true });
    const cut = () => hint.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    await expect.poll(cut).toBeLessThanOrEqual(0);
    await expect.poll(() => isApart(hint)).toBe(true);
  });
});
