import type { Page } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { badGateway, intercepted } from './bad-gateway.ts';
import { dropFiles } from './drop-files.ts';
import { imageHistoryWords as words } from './image-history-words.ts';
import { tabTo } from './keyboard.ts';
import { expect, playedIn, test } from './quiet-test.ts';
import { arrive, cardsOf, rooms } from './seeded-history.ts';

const namesOf = (page: Page): Promise<string[]> =>
  cardsOf(page).evaluateAll((cards) =>
    cards.map((card) => card.querySelector('[title$=".jpg"]')?.textContent ?? ''),
  );

for (const language of ['en', 'fr'] as const) {
  const say = words[language];

  test(
    `search, type, order and view stand in the address (${language})`,
    playedIn(language),
    async ({ page }) => {
      await arrive(
        page,
        [
          { name: 'Canapé vert.jpg' },
          { name: 'Room 01.jpg' },
          { name: 'Room 02.jpg', isEdited: true },
          { name: 'Armchair.jpg', isEdited: true },
        ],
        language,
      );
      await page.goto('/image-history');
      const cards = cardsOf(page);
      await expect(cards).toHaveCount(4);

      const search = page.getByLabel(say.search, { exact: true });
      await search.fill('CANAPE');
      await expect(cards).toHaveCount(1);
      await expect(page).toHaveURL('/image-history?search=CANAPE');
      await search.fill('zebra');
      await expect(page.getByText(say.nothing)).toBeVisible();
      await page.getByRole('button', { name: say.showAll }).click();
      await expect(cards).toHaveCount(4);
      await expect(search).toHaveValue('');

      // The pause in typing is over before what was chosen meanwhile is drawn.
      await search.fill('room');
      await page.getByLabel(say.type, { exact: true }).evaluate((select: HTMLSelectElement) => {
        select.value = 'edited';
        select.dispatchEvent(new Event('change', { bubbles: true }));
        const end = performance.now() + 500;
        while (performance.now() < end);
      });
      await expect(page).toHaveURL('/image-history?search=room&type=edited');
      await search.fill('');
      await expect(cards).toHaveCount(2);
      await page.getByLabel(say.sort).selectOption({ label: say.name });
      await expect(page).toHaveURL('/image-history?type=edited&sort=name');
      await expect.poll(() => namesOf(page)).toEqual(['Armchair.jpg', 'Room 02.jpg']);
      await page.getByRole('button', { name: say.aToZ }).click();
      await expect(page.getByRole('button', { name: say.zToA })).toBeVisible();
      await expect.poll(() => namesOf(page)).toEqual(['Room 02.jpg', 'Armchair.jpg']);

      await page.reload();
      await expect.poll(() => namesOf(page)).toEqual(['Room 02.jpg', 'Armchair.jpg']);
      await cards.first().hover();
      await cards.first().getByRole('button', { name: say.star }).click();
      await page.getByRole('tab', { name: say.starred }).click();
      await expect.poll(() => namesOf(page)).toEqual(['Room 02.jpg']);
      await page.goBack();
      await expect.poll(() => namesOf(page)).toEqual(['Room 02.jpg', 'Armchair.jpg']);
      await page.goBack();
      await expect(page).toHaveURL('/image-history?type=edited&sort=name');
      await expect.poll(() => namesOf(page)).toEqual(['Armchair.jpg', 'Room 02.jpg']);
    },
  );

  test(
    `many pictures are selected, saved, deleted, brought back and let go (${language})`,
    playedIn(language),
    async ({ page }) => {
      await arrive(page, rooms(6), language);
      await page.goto('/image-history');
      const cards = cardsOf(page);
      await expect(cards).toHaveCount(6);
      const bar = page.getByRole('region', { name: say.bar });
      const toTrash = async (clicks: () => Promise<void>) => {
        await clicks();
        await page.getByRole('dialog').getByRole('button', { name: say.delete }).click();
      };

      await cards.nth(1).hover();
      await cards.nth(1).getByRole('checkbox', { name: say.select }).check();
      await cards
        .nth(3)
        .getByRole('button', { name: say.open })
        .click({ modifiers: ['Shift'] });
      await expect(bar).toContainText(say.three);
      expect(await faultsOf(page), 'selection').toEqual([]);
      const downloading = page.waitForEvent('download');
      await bar.getByRole('button', { name: say.zip }).click();
      expect((await downloading).suggestedFilename()).toBe(say.zipFile);
      await expect(page.getByText(say.saved)).toBeVisible();

      await toTrash(() => bar.getByRole('button', { name: say.delete }).click());
      await expect.poll(() => namesOf(page)).toEqual(['Room 06.jpg', 'Room 02.jpg', 'Room 01.jpg']);
      await expect(page.getByText(say.deleted)).toBeVisible();
      await page.getByRole('button', { name: say.undo }).click();
      await expect(page.getByText(say.back)).toBeVisible();
      await expect
        .poll(() => namesOf(page))
        .toEqual(
          rooms(6)
            .map(({ name }) => name)
            .toReversed(),
        );

      await cards
        .first()
        .getByRole('button', { name: say.open })
        .click({ modifiers: ['ControlOrMeta'] });
      await cards
        .nth(2)
        .getByRole('button', { name: say.open })
        .click({ modifiers: ['Shift'] });
      await toTrash(() => bar.getByRole('button', { name: say.delete }).click());
      await expect(cards).toHaveCount(3);
      await page.getByRole('tab', { name: say.trash }).click();
      await expect(cards).toHaveCount(3);
      await expect(cards.first()).toContainText(say.daysLeft);
      expect(await faultsOf(page), 'trash').toEqual([]);
      await cards.first().getByRole('button', { name: say.restore }).click();
      await expect(cards).toHaveCount(2);
      await cards.first().hover();
      await cards.first().getByRole('checkbox').check();
      await cards
        .last()
        .getByRole('button', { name: say.open })
        .click({ modifiers: ['Shift'] });
      await bar.getByRole('button', { name: say.forGood }).click();
      await page.getByRole('dialog').getByRole('button', { name: say.forGood }).click();
      await expect(page.getByText(say.gone)).toBeVisible();
      await expect(page.getByText(say.empty)).toBeVisible();
      await page.getByRole('tab', { name: say.all }).click();
      await expect(cards).toHaveCount(4);
    },
  );
}

test('a resting pointer shows the original every 1.5 s', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await arrive(page, [{ name: 'Room.jpg' }, { name: 'Edited room.jpg', isEdited: true }]);
  await page.clock.install();
  await page.goto('/image-history');
  const [edited, photo] = [cardsOf(page).first(), cardsOf(page).last()];
  await expect(edited).toContainText('Edited');
  await edited.hover();
  await page.clock.runFor(1500);
  await expect(edited.getByText('Before')).toBeVisible();
  await page.clock.runFor(1500);
  await expect(edited.getByText('Before')).toBeHidden();
  await page.clock.runFor(1500);
  await expect(edited.getByText('Before')).toBeVisible();
  await photo.hover();
  await expect(edited.getByText('Before')).toBeHidden();
  await page.clock.runFor(1500);
  await expect(photo.getByText('No original')).toBeVisible();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await edited.hover();
  await page.clock.runFor(3000);
  await expect(edited.getByText('Before')).toBeHidden();
  await edited.getByRole('button', { name: 'Show the original' }).click();
  await expect(edited.getByText('Before')).toBeVisible();
});

test.describe('with what is no photo', () => {
  test.use({ expectedStatuses: [415] });

  test('after a picker closed without a choice photos can be dropped 300 ms after the focus is back', async ({
    page,
  }) => {
    await arrive(page, []);
    await page.clock.install();
    await page.goto('/image-history');
    const drop = (name: string) =>
      dropFiles(page, [{ name, mimeType: 'image/jpeg', buffer: Buffer.from('no photo') }]);
    const picker = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload photos' }).click();
    await picker;
    await drop('Behind the picker.jpg');
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.clock.runFor(300);
    await drop('Afterwards.jpg');
    const uploads = page.getByRole('region', { name: 'Uploads' });
    await expect(uploads.getByRole('listitem')).toHaveCount(1);
    await expect(uploads).toContainText('Afterwards.jpg');
  });
});

test.describe('when the server fails', () => {
  test.use({ expectedStatuses: [502] });

  test('the history says so, keeps what is loaded and goes on when asked again', async ({ page }) => {
    await arrive(page, rooms(23));
    const lists = '**/api/files?*';
    const failure = page.getByRole('main').getByRole('alert').filter({ hasText: 'Failed to load images' });
    const toast = page.getByRole('region', { name: 'Notifications' });
    const retry = failure.getByRole('button');
    await page.route(lists, badGateway);
    await page.goto('/image-history');
    await expect(failure).toBeVisible();
    await expect(toast).toContainText('Failed to load images');
    await page.unroute(lists, badGateway);
    await retry.click();
    await expect(cardsOf(page).first()).toContainText('Room 23.jpg');
    await expect(failure).toBeHidden();

    await intercepted(page, lists, async () => {
      await page.getByRole('button', { name: 'Load more' }).click();
      await expect(failure).toBeVisible();
      await expect(cardsOf(page).last()).toContainText('Room 04.jpg');
    });
    await retry.click();
    await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden();
    await cardsOf(page).first().getByRole('button', { name: /^Open/ }).focus();
    await page.keyboard.press('End');
    await expect(page.getByRole('button', { name: 'Open Room 01.jpg' })).toBeFocused();

    await intercepted(page, '**/api/files/*', async () => {
      await page.keyboard.press('Delete');
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect(toast).toContainText('Failed to delete image');
    });
    await expect(page.getByRole('button', { name: 'Open Room 01.jpg' })).toBeFocused();
  });
});

test('the history works by keyboard alone', async ({ page }) => {
  await arrive(page, rooms(12));
  await page.goto('/image-history');
  const openOf = (name: string) => page.getByRole('button', { name: `Open ${name}` });
  await tabTo(page, openOf('Room 12.jpg'));
  await page.keyboard.press('ArrowRight');
  await expect(openOf('Room 11.jpg')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(openOf('Room 07.jpg')).toBeFocused();
  await page.keyboard.press('s');
  const star = cardsOf(page).nth(5).getByRole('button', { name: 'Star' });
  await expect(star).toHaveAttribute('aria-pressed', 'true');

  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Room 07.jpg' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(openOf('Room 07.jpg')).toBeFocused();

  const bar = page.getByRole('region', { name: 'Selected pictures' });
  await page.keyboard.press(' ');
  await expect(bar).toContainText('1 selected');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(bar).toContainText('2 selected');
  await page.keyboard.press('ControlOrMeta+a');
  await expect(bar).toContainText('12 selected');
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();

  await page.keyboard.press('Delete');
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this image?' });
  await tabTo(page, question.getByRole('button', { name: 'Delete' }));
  await page.keyboard.press('Enter');
  await expect(openOf('Room 06.jpg')).toHaveCount(0);
  await expect(openOf('Room 05.jpg')).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('group', { name: 'Keys for the pictures' })).toContainText('Select a range');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Home');
  await expect(openOf('Room 12.jpg')).toBeFocused();
});
