import { faultsOf } from './axe.ts';
import { expect, test } from './quiet-test.ts';
import { arrive, cardsOf, rooms } from './seeded-history.ts';

// A name that is taken is refused.
test.use({ expectedStatuses: [409] });

test('rooms are made, filled with all of a list, kept in the address, renamed, and deleted without their pictures', async ({
  page,
}) => {
  await arrive(page, rooms(23));
  await page.goto('/image-history');
  const cards = cardsOf(page);
  await expect(cards.first()).toContainText('Room 23.jpg');
  const bar = page.getByRole('region', { name: 'Selected pictures' });
  const shelf = page.getByRole('group', { name: 'Rooms' });
  const dialog = page.getByRole('dialog');
  const total = page
    .getByRole('banner')
    .or(page.getByRole('main'))
    .getByText(/^\d+ pictures?$/)
    .first();

  await test.step('all of the list, also what is not loaded, without the focus in it', async () => {
    await expect(page.getByRole('button', { name: 'Load more' })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+a');
    await expect(bar).toContainText('23 selected');
    await bar.getByRole('button', { name: 'Move to a room' }).click();
    await dialog.getByRole('button', { name: 'Create room and move' }).click();
    await expect(dialog.getByText('Give the room a name.')).toBeVisible();
    expect(await faultsOf(page), 'moving').toEqual([]);
    await dialog.getByLabel('Name of the room').fill('Flat');
    await page.keyboard.press('Enter');
    await expect(page.getByText('23 pictures are now in “Flat”.')).toBeVisible();
    await expect(shelf.getByRole('button', { name: 'Flat' })).toContainText('23 pictures');
  });

  await test.step('a picture goes from one room to another, and back', async () => {
    await expect(bar).toBeHidden();
    await shelf.getByRole('button', { name: 'New room' }).click();
    await dialog.getByLabel('Name of the room').fill('FLAT');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('You already have a room of this name.')).toBeVisible();
    await dialog.getByLabel('Name of the room').fill('Kitchen');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'This room is empty' })).toBeVisible();
    await expect(page).toHaveURL(/\?album=[\w-]+$/);
    await page.goBack();
    await expect(page).toHaveURL('/image-history');
    await page.goForward();
    await shelf.getByRole('button', { name: 'Flat' }).click();
    await expect(cards.first()).toContainText('Room 23.jpg');
    await cards.first().hover();
    await cards.first().getByRole('checkbox').check();
    await bar.getByRole('button', { name: 'Move to a room' }).click();
    await dialog.getByRole('button', { name: /^Kitchen/ }).click();
    await expect(cards.first()).toContainText('Room 22.jpg');
    await expect(shelf.getByRole('button', { name: 'Kitchen' })).toContainText('1 picture');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(cards.first()).toContainText('Room 23.jpg');
    await expect(total).toHaveText('23 pictures');
    expect(await faultsOf(page), 'rooms').toEqual([]);
  });

  await test.step('pictures of a room are saved together under its name', async () => {
    await cards.first().hover();
    await cards.first().getByRole('checkbox').check();
    const downloading = page.waitForEvent('download');
    await bar.getByRole('button', { name: 'Download as ZIP' }).click();
    expect((await downloading).suggestedFilename()).toBe('Flat.zip');
    await cards.first().getByRole('checkbox').uncheck();
  });

  await test.step('renamed, looked at again by its address, and deleted', async () => {
    await page.getByRole('button', { name: 'Rename the room' }).click();
    await dialog.getByLabel('Name of the room').fill('Our flat');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Our flat' })).toBeVisible();
    await page.reload();
    await expect(shelf.getByRole('button', { name: 'Our flat' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Delete the room' }).click();
    await dialog.getByRole('button', { name: 'Delete the room' }).click();
    await expect(page).toHaveURL('/image-history');
    await expect(shelf.getByRole('button', { name: 'Our flat' })).toHaveCount(0);
    await expect(total).toHaveText('23 pictures');
  });
});
