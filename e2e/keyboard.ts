import { expect, type Locator, type Page } from '@playwright/test';

const mostStops = 120;

/** Goes on by Tab until a control has the focus, as somebody without a mouse does. */
export const tabTo = async (page: Page, control: Locator): Promise<void> => {
  await expect(control).toBeVisible();
  // A dialog that is about to close takes the focus back to where it was opened.
  const isInDialog = await control.evaluate((element) => element.closest('dialog') !== null);
  if (!isInDialog) await expect(page.locator('dialog[open]')).toHaveCount(0);
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${control}`);
};

/** Goes to a field and types over what stands in it. */
export const typeInto = async (page: Page, label: string, text: string): Promise<void> => {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
};

/** Goes to a button or link and presses it. */
export const pressOn = async (page: Page, control: Locator): Promise<void> => {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
};
