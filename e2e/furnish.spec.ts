import { creditsEndpoints, type Edit, editsEndpoints } from '@maquette/contract';
import type { Page } from '@playwright/test';
import { faultsInBothThemes } from './axe.ts';
import { emptyRoomPicture, plainWall } from './empty-picture.ts';
import { arriveSignedIn } from './people.ts';
import { again, expect, test } from './quiet-test.ts';

const drawer = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The page draws the same plan whenever it is asked for one: by chance a changed sofa meets its table in one of eight. */
const alwaysSamePlan = (page: Page) =>
  page.addInitScript(() => {
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (values) => {
      if (values instanceof Uint32Array) values.fill(1000);
      else draw(values);
      return values;
    };
  });
const openTool = async (page: Page): Promise<void> => {
  await page.goto('/furnish');
  const picture = { name: 'empty-room.png', mimeType: 'image/png', buffer: await emptyRoomPicture() };
  await page.locator('input[type="file"]').first().setInputFiles(picture);
  await expect(page.getByRole('button', { name: /^Furnish · / })).toBeVisible();
};

test('what somebody chose is there again after a reload', again, async ({ page }) => {
  await arriveSignedIn(page);
  await openTool(page);
  await drawer(page, 'Room and style').click();
  await page.getByRole('button', { name: 'Bedroom' }).click();
  await page.getByRole('button', { name: 'Japandi' }).click();
  await page.reload();
  await expect(page.getByText('Bedroom · Japandi')).toBeVisible();
  await drawer(page, 'Room and style').click();
  await expect(page.getByRole('button', { name: 'Bedroom' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Japandi' })).toHaveAttribute('aria-pressed', 'true');
  expect(await faultsInBothThemes(page)).toEqual([]);
});

test('an empty room is furnished for two credits; its pieces are changed, moved and taken out for nothing', async ({
  page,
}) => {
  const token = await arriveSignedIn(page);
  const headers = { authorization: `Bearer ${token}` };
  const read = async <T>(path: string) =>
    (await (await page.request.get(`/api${path}`, { headers })).json()) as T;
  const balance = async () => (await read<{ balance: number }>(creditsEndpoints.getBalance.path)).balance;
  const before = await balance();
  await alwaysSamePlan(page);
  await openTool(page);

  await test.step('what goes where is sketched first, for nothing, and a piece that stands in another is told', async () => {
    await expect(page.locator('canvas[data-drawn=yes]')).toBeVisible({ timeout: 150_000 });
    expect(await faultsInBothThemes(page)).toEqual([]);
    const numbers = page.locator('[data-stage]').getByRole('button', { name: /^\d+: / });
    const covered = () =>
      numbers.evaluateAll((all) =>
        all
          .filter((number) => {
            const { left, top, width, height } = number.getBoundingClientRect();
            const seen = document.elementFromPoint(left + width / 2, top + height / 2);
            return seen?.closest('[data-dock]') !== null;
          })
          .map((number) => number.textContent),
      );
    await expect.poll(covered, 'numbers under the bar').toEqual([]);
    const [one, other] = [1, 3].map((number) =>
      page.getByRole('button', { name: new RegExp(`^${number}: `) }),
    );
    const [from, to] = [(await one!.boundingBox())!, (await other!.boundingBox())!];
    const window = page.viewportSize()!;
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByText('Drag a number to move its piece.')).toBeInViewport();
    await page.setViewportSize(window);
    await expect.poll(() => one!.boundingBox()).toEqual(from);
    await expect.poll(() => other!.boundingBox()).toEqual(to);
    await page.mouse.move(from.x + 16, from.y + 16);
    await page.mouse.down();
    await page.mouse.move(to.x + 16, to.y + 16, { steps: 4 });
    await page.mouse.up();
    await expect(
      page.getByText(/overlaps “|goes through a wall|has nothing to rest on/).first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Furnish · 2 credits' })).toBeDisabled();
    await page.reload();
    await drawer(page, 'Room and style').click();
    await page.getByRole('button', { name: 'Back to the plan' }).click();
    await expect(page.getByText(/overlaps “/)).toBeHidden();
    expect(await balance()).toBe(before);
  });
  await page
    .locator('summary')
    .filter({ hasText: /Change the \d+ pieces/ })
    .click();
  const planned = await page.getByRole('textbox', { name: /^Piece/ }).count();
  await page.getByRole('button', { name: 'Furnish · 2 credits' }).click();
  await expect(page).toHaveURL('/furnish/result', { timeout: 150_000 });
  await expect(page.getByRole('heading', { name: 'Furnished room' })).toBeVisible();
  await expect(page.getByText('2 credits spent')).toBeVisible();
  await expect(page.getByText(/^0 of [\d,]+ pixels changed outside your selection$/)).toBeVisible();
  expect(before - (await balance())).toBe(2);
  expect(await faultsInBothThemes(page)).toEqual([]);

  await drawer(page, 'Pieces').click();
  const words = page.getByRole('textbox', { name: /^Piece/ });
  const pieces = await words.count();
  expect(pieces).toBeGreaterThanOrEqual(4);
  expect(pieces, 'what was planned is what is drawn').toBe(planned);
  await words.first().fill('');
  await expect(page.getByRole('button', { name: 'Draw again · free' })).toBeDisabled();
  await words.first().fill('red velvet sofa');
  await page
    .getByRole('button', { name: /^Take out: / })
    .last()
    .click();
  await page.getByRole('button', { name: 'Move the pieces' }).click();
  const marker = page.getByRole('button', { name: /^1: red velvet sofa/ });
  await marker.press('ArrowDown');
  await page.reload();
  await drawer(page, 'Pieces').click();
  await expect(words.first()).toHaveValue('red velvet sofa');
  await page.getByRole('button', { name: 'Draw again · free' }).click();
  await expect(words).toHaveCount(pieces - 1, { timeout: 150_000 });
  await expect(page.getByText('Free', { exact: true })).toBeVisible();
  expect(before - (await balance())).toBe(2);
  const { edits } = await read<{ edits: Edit[] }>(editsEndpoints.listEdits.path);
  const [anew, first] = edits;
  expect(anew?.request.furnishing?.of).toBe(first?.id);
  expect(anew?.request.furnishing?.things[0]?.words).toBe('red velvet sofa');
  const [moved, stood] = [anew, first].map((edit) => edit?.request.furnishing?.things[0]?.arrangement);
  expect((moved?.y ?? 0) - (stood?.y ?? 0)).toBeCloseTo(0.01);
  expect([moved?.turn, moved?.scale]).toEqual([stood?.turn, stood?.scale]);
});

test('where no floor is free nothing is charged, and it is said why', again, async ({ page, noise }) => {
  const token = await arriveSignedIn(page);
  await page.goto('/furnish');
  const wall = { name: 'wall.png', mimeType: 'image/png', buffer: await plainWall() };
  await page.locator('input[type="file"]').first().setInputFiles(wall);
  await expect(page.getByText(/^What makes such a room finds no place here/)).toBeVisible({
    timeout: 150_000,
  });
  await expect(page.getByRole('button', { name: 'Furnish · 2 credits' })).toBeDisabled();
  const answer = await page.request.get(`/api${creditsEndpoints.getBalance.path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await answer.json()).toMatchObject({ balance: 10, held: 0 });
  // The browser notes the refusal.
  noise.length = 0;
});
