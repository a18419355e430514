import { filesEndpoints, type HistoryItem } from '@maquette/contract';
import type { Page } from '@playwright/test';
import { moveFingers } from './fingers.ts';
import { storePicture } from './made-pictures.ts';
import { fillHistory, nameOf } from './many-pictures.ts';
import { arriveSignedIn } from './people.ts';
import { again, expect, test } from './quiet-test.ts';

const slider = (page: Page, name: string) => page.getByRole('slider', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const picture = (page: Page, number: number) => button(page, `Open ${nameOf(number)}`);

const newestOf = async (page: Page, token: string): Promise<HistoryItem | undefined> => {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.get('/api/files?limit=1', { headers });
  return filesEndpoints.listFiles.response.parse(await answer.json()).files[0];
};

/** Turns the wheel until a picture is seen, back again where it has gone past. */
const scrollTo = async (page: Page, number: number) => {
  await page.mouse.move(640, 500);
  await expect(async () => {
    const seen = await page
      .getByRole('main')
      .getByRole('listitem')
      .evaluateAll((cards) =>
        cards.flatMap((card) => {
          const { top, bottom } = card.getBoundingClientRect();
          return bottom > 0 && top < window.innerHeight ? Number(card.getAttribute('aria-posinset')) : [];
        }),
      );
    // Where nothing is drawn yet it waits.
    if (seen.length > 0) await page.mouse.wheel(0, Math.min(...seen) > number ? -300 : 600);
    await expect(picture(page, number)).toBeInViewport({ timeout: 100 });
  }).toPass({ intervals: [0], timeout: 150_000 });
};

/** Makes the picture that is open in the editor brighter by one and saves it. */
const brightenAndSave = async (page: Page) => {
  await slider(page, 'Brightness').focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider(page, 'Brightness')).toHaveValue('101');
  await button(page, 'Save').click();
  await expect(page.getByText('Image saved to your history.')).toBeVisible();
  await expect(page).toHaveURL('/image-history');
};

test(
  'of 1,005 pictures number 101 and number 1,000 are reached, opened, edited and saved',
  again,
  async ({ page }) => {
    const token = await arriveSignedIn(page);
    const ids = await fillHistory(page, token, 1005);
    await page.goto('/image-history');
    const cards = page.getByRole('main').getByRole('listitem');
    await expect(cards.first()).toHaveAttribute('aria-setsize', '1005');

    await test.step('number 101 by scrolling, from its view', async () => {
      await scrollTo(page, 101);
      await picture(page, 101).click();
      await expect(page.getByRole('dialog', { name: nameOf(101) })).toBeVisible();
      await page.getByRole('dialog').getByRole('link', { name: 'Edit', exact: true }).click();
      await expect(page).toHaveURL(`/photo-editor/${ids.get(101)}`);
      await brightenAndSave(page);
      expect(await newestOf(page, token)).toMatchObject({ type: 'edited', originalImageId: ids.get(101) });
    });

    await test.step('number 1,000 by asking for more', async () => {
      const more = button(page, 'Load more');
      await expect(async () => {
        // It goes away with the last page, which may come by itself.
        if (await more.isVisible()) await more.press('Enter', { timeout: 1000 });
        await expect(more).toBeHidden({ timeout: 1 });
      }).toPass({ intervals: [0], timeout: 150_000 });
      await page.mouse.wheel(0, 100_000);
      await expect(picture(page, 1000)).toBeInViewport();
      await expect(cards.filter({ has: picture(page, 1000) })).toHaveAttribute('aria-posinset', '1001');
    });

    await test.step('number 1,000 by its addresses', async () => {
      await page.goto(`/image-history/${ids.get(1000)}`);
      await expect(page.getByRole('dialog', { name: nameOf(1000) })).toContainText('320 × 240 pixels');
      await page.goto(`/photo-editor/${ids.get(1000)}`);
      await brightenAndSave(page);
      expect(await newestOf(page, token)).toMatchObject({ type: 'edited', originalImageId: ids.get(1000) });
      await expect(cards.first()).toHaveAttribute('aria-setsize', '1007');
    });
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test('a tap shows the original of a card and selects it and others', async ({ page }) => {
    const token = await arriveSignedIn(page);
    const photo = await storePicture(page, token, { name: 'room.jpg', number: 1 });
    await storePicture(page, token, { name: 'bright.jpg', number: 2, originalId: photo.id });
    await page.goto('/image-history');
    const [edited, original] = [
      page.getByRole('listitem').filter({ has: button(page, 'Open bright.jpg') }),
      page.getByRole('listitem').filter({ has: button(page, 'Open room.jpg') }),
    ];
    const before = edited.getByRole('button', { name: 'Show the original' });
    await before.tap();
    await expect(edited.getByText('Before')).toBeVisible();
    await before.tap();
    await expect(edited.getByText('Before')).toBeHidden();

    const bar = page.getByRole('region', { name: 'Selected pictures' });
    await edited.getByRole('checkbox', { name: 'Select bright.jpg' }).tap();
    await expect(bar).toContainText('1 selected');
    await original.getByRole('button', { name: 'Open room.jpg' }).tap();
    await expect(bar).toContainText('2 selected');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('two fingers enlarge the picture in the editor, one moves a corner of the crop', async ({ page }) => {
    const token = await arriveSignedIn(page);
    const { id } = await storePicture(page, token, { name: 'room.jpg', number: 1 });
    await page.goto(`/photo-editor/${id}`);
    const stage = page.getByRole('application', { name: 'Your picture' });
    const zoom = page.getByRole('group', { name: 'Zoom' });
    await expect(zoom).toContainText('Fit');
    const apart = [
      { from: { x: 0.4, y: 0.5 }, to: { x: 0.1, y: 0.5 } },
      { from: { x: 0.6, y: 0.5 }, to: { x: 0.9, y: 0.5 } },
    ];
    await moveFingers(page, stage, apart);
    await expect(zoom).not.toContainText('Fit');
    await zoom.getByTitle('Fit the whole picture').tap();
    await expect(zoom).toContainText('Fit');

    await page.getByRole('tab', { name: 'Crop', exact: true }).tap();
    const width = page.getByRole('spinbutton', { name: /^Width/ });
    await expect(width).toHaveValue('320');
    const frame = button(page, 'Frame of the crop');
    await moveFingers(page, frame, [{ from: { x: 0, y: 0 }, to: { x: 0.5, y: 0.5 } }]);
    await expect(width).toHaveValue('160');
    await moveFingers(page, frame, [{ from: { x: 0.5, y: 0.5 }, to: { x: 0, y: 0 } }]);
    await expect(page.getByRole('status').filter({ hasText: /^The crop is/ })).toHaveText(
      'The crop is 160 by 120 pixels, 80 from the left and 60 from the top.',
    );
  });
});
