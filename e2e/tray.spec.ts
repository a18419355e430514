import { faultsOf } from './axe.ts';
import { arriveSignedIn } from './people.ts';
import { smallSamples } from './photos.ts';
import { expect, test } from './quiet-test.ts';

test.beforeEach(smallSamples);

test('an edit left alone is watched on every page, told of when it ends, and opened', async ({ page }) => {
  await arriveSignedIn(page);
  await page.goto('/furniture-inpainting?sample=living');
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await page.getByRole('button', { name: 'Leather sofa' }).click();
  const tray = page.getByRole('button', { name: /picture in the making or ready$/ });
  const title = /\(1\) Room ready/;

  await test.step('on its way it shows in the tray of another page', async () => {
    await page.getByRole('button', { name: /^Generate/ }).click();
    await expect(page.getByText('1 credit held')).toBeVisible();
    await page.getByRole('link', { name: 'History', exact: true }).click();
    await expect(tray).toBeVisible();
  });

  await test.step('its end is told in title and tray, and by a toast', async () => {
    await expect(page).toHaveTitle(title, { timeout: 150_000 });
    await expect(page.getByText('Your picture is ready.')).toBeVisible();
    await tray.click();
    const rows = page.getByRole('group', { name: 'Your pictures in the making' });
    await expect(rows).toContainText('A modern leather sofa');
    await expect(rows).toContainText('Changed: ready to view');
    expect(await faultsOf(page), 'tray').toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step('a reload does not lose it', async () => {
    await page.reload();
    await expect(page).toHaveTitle(title);
    await expect(tray).toBeVisible();
  });

  await test.step('opened, it is seen, and gone from the tray', async () => {
    await tray.click();
    await page
      .getByRole('group', { name: 'Your pictures in the making' })
      .getByRole('button', { name: 'Open' })
      .click();
    await expect(page).toHaveURL(/\/image-history\/[0-9a-f-]+$/);
    await expect(page.getByRole('dialog')).toContainText('A modern leather sofa');
    await expect(tray).toBeHidden();
    await expect(page).not.toHaveTitle(title);
  });
});
