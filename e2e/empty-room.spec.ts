import { creditsEndpoints, editsEndpoints, filesEndpoints, type SelectionAnswer } from '@maquette/contract';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { faultsInBothThemes } from './axe.ts';
import { arriveSignedIn } from './people.ts';
import { smallSamples } from './photos.ts';
import { again, expect, test } from './quiet-test.ts';

test.beforeEach(smallSamples);

const list = (page: Page) => page.getByRole('button', { name: 'What goes', exact: true });
const openTool = async (page: Page) => {
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/selection'));
  await page.goto('/empty-room?sample=living');
  const found = (await (await answered).json()) as SelectionAnswer;
  await list(page).click();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await expect(page).toHaveURL('/empty-room');
  return found;
};
const pay = (page: Page) => page.getByRole('button', { name: /^Remove · / });

const greyOf = async (url: string, width: number, height: number) => {
  const png = sharp(Buffer.from(url.split(',')[1] ?? '', 'base64')).resize(width, height, {
    kernel: 'nearest',
  });
  return png.extractChannel(0).raw().toBuffer();
};

test(
  'without anything ticked nothing can be generated, and nothing is lost by a reload',
  again,
  async ({ page }) => {
    await arriveSignedIn(page);
    const { things = [] } = await openTool(page);
    const boxes = page.getByRole('checkbox');
    for (const box of await boxes.all()) await box.uncheck();
    await expect(pay(page)).toBeDisabled();
    await expect(page.getByText('Nothing will be removed: tick at least one thing.').first()).toBeVisible();
    const window = page.viewportSize()!;
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByText('Click a thing to keep it, and once more to take it away.')).toBeInViewport();
    await page.setViewportSize(window);
    await page.reload();
    await list(page).click();
    await expect(boxes).toHaveCount(things.length);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Back to what was found' }).click();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(
      things.filter(({ isTaken }) => isTaken).length,
    );
    await expect(pay(page)).toBeEnabled();
    expect(await faultsInBothThemes(page)).toEqual([]);
  },
);

test('a room is emptied but for one thing, for one credit, and nothing else changes', async ({ page }) => {
  const token = await arriveSignedIn(page);
  const headers = { authorization: `Bearer ${token}` };
  const read = async <T>(path: string) =>
    (await (await page.request.get(`/api${path}`, { headers })).json()) as T;
  const before = await read<{ balance: number }>(creditsEndpoints.getBalance.path);
  const { numbers = '' } = await openTool(page);

  const kept = page.getByRole('checkbox').first();
  await kept.uncheck();
  await expect(page.getByText('stays').first()).toBeVisible();
  await expect(pay(page)).toHaveText(/1 credit/);
  await pay(page).click();
  await expect(page).toHaveURL('/empty-room/result', { timeout: 150_000 });
  // Much goes: a free preview first.
  await expect(page.getByRole('heading', { name: 'Free preview' })).toBeVisible();
  expect((await read<{ balance: number }>(creditsEndpoints.getBalance.path)).balance).toBe(before.balance);
  await page.getByRole('button', { name: 'Keep it · 1 credit' }).click();
  await expect(page.getByRole('heading', { name: 'Emptied room' })).toBeVisible({ timeout: 150_000 });
  await expect(page.getByText('1 credit spent')).toBeVisible();
  await expect(page.getByText(/^0 of [\d,]+ pixels changed outside your selection$/)).toBeVisible();
  expect(await faultsInBothThemes(page), 'result').toEqual([]);

  const after = await read<{ balance: number }>(creditsEndpoints.getBalance.path);
  expect(before.balance - after.balance).toBe(1);
  const { edits } = await read<{ edits: { request: { group?: string }; files: { url: string }[] }[] }>(
    editsEndpoints.listEdits.path,
  );
  expect(edits[0]?.request.group).toBe('empty');

  const { files } = await read<{ files: { type: string; url: string }[] }>(filesEndpoints.listFiles.path);
  const pixelsOf = async (type: string) => {
    const url = files.find((file) => file.type === type)?.url ?? '';
    const picture = sharp(await (await page.request.get(url)).body());
    return picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  };
  const [photo, result] = [await pixelsOf('upload'), await pixelsOf('inpaint_result')];
  const { width, height } = photo.info;
  const number = await greyOf(numbers, width, height);
  const changed = { kept: 0, gone: 0 };
  const keptPixels = number.filter((value) => value === 1).length;
  for (let i = 0; i < number.length; i++) {
    if (photo.data.readUIntBE(3 * i, 3) === result.data.readUIntBE(3 * i, 3)) continue;
    if (number[i] === 1) changed.kept++;
    if ((number[i] ?? 0) > 1) changed.gone++;
  }
  expect(changed.gone).toBeGreaterThan(0);
  // The seam between two things is drawn at the photo's size, up to a pixel or two off.
  expect(changed.kept).toBeLessThan(0.05 * keptPixels);

  await page.goto('/image-history');
  await expect(page.getByText('Emptied room').first()).toBeVisible();
});

test('what goes can be marked by hand, from what was found', async ({ page }) => {
  await arriveSignedIn(page);
  await openTool(page);
  await page.getByRole('button', { name: 'Declutter' }).click();
  await expect(page.getByRole('button', { name: 'Declutter' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Empty', exact: true }).click();
  await page.getByRole('button', { name: 'Adjust by hand' }).click();
  await expect(page).toHaveURL('/empty-room/adjust');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/empty-room');
  await expect(page.getByText('What goes was marked by hand.')).toBeVisible();
  await expect(pay(page)).toBeEnabled();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  // The bar finds its place anew: a press while it moves meets nothing.
  await expect(page.getByText('What goes was marked by hand.')).toBeHidden();
  await list(page).click();
  await expect(list(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('checkbox').first()).toBeVisible();
});
