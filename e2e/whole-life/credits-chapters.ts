import { expect } from '@playwright/test';
import sharp from 'sharp';
import { livingRoom } from '../photos.ts';
import { button, hasMail, type Life, pick, seesMovement, stands } from './customer.ts';
import { lifeWords } from './life-words.ts';

const drawMs = 150_000;

/** Few pixels: the price is the same, and the machine is free sooner. */
const smallRoom = async () => ({
  name: 'room.png',
  mimeType: 'image/png',
  buffer: await sharp(livingRoom).resize({ width: 320 }).png().toBuffer(),
});

/** Registers by the form. */
export const register = async ({ page, language, person }: Life): Promise<void> => {
  const say = lifeWords[language];
  await page.goto('/register');
  await page.getByLabel(say.fullName).fill(person.fullName);
  await page.getByLabel(say.email, { exact: true }).fill(person.email);
  await page.getByLabel(say.password, { exact: true }).fill(person.password);
  await page.getByLabel(say.confirmPassword).fill(person.password);
  await page.getByRole('checkbox').check();
  await button(page, say.createAccount).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: say.chip(1) })).toBeVisible();
};

/** Buys a few credits at the checkout, with a card nobody has seen yet. */
export const buyAtCheckout = async (life: Life): Promise<void> => {
  const { page, language, cards } = life;
  const say = lifeWords[language];
  await page.goto('/subscription/credits');
  await page.getByLabel(say.amount).fill('7');
  const list = page.getByLabel(say.method, { exact: true });
  await expect(list.or(page.getByText(say.atCheckout))).toBeVisible();
  if (await list.isVisible()) await pick(page, say.method, say.another);
  await button(page, say.purchase).click();
  await button(page, say.toCheckout).click();
  await cards.pay(page, language);
  await expect(page.getByRole('heading', { name: say.added('7') })).toBeVisible();
  await expect(page.getByText(say.balanceNow('8'))).toBeVisible();
  await stands(life, { credits: 8, plan: null, are: [] });
  await seesMovement(life, { by: 7 });
  await hasMail(life, 'receipt', 1);
};

/** Makes pictures until there is nothing left to make the next with. */
export const spendAll = async (life: Life): Promise<void> => {
  const { page, language } = life;
  const say = lifeWords[language];
  // Other words each time: the same order again is the same picture for nothing.
  const fourOf = async (example: string) => {
    await button(page, example).click();
    const variations = page.getByRole('group', { name: say.variations });
    // In the sheet of a phone, or folded away beside the photo.
    const options = page.getByRole('button', { name: 'Options', exact: true });
    await expect(variations.or(options).first()).toBeVisible();
    if (!(await variations.isVisible())) await options.click();
    await variations.getByRole('button', { name: '4' }).click();
    await button(page, say.generate4).click();
  };
  await page.goto('/furniture-inpainting');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await smallRoom());
  await button(page, say.skipMask).click();
  const [first, second, third] = say.examples;
  for (const [left, example] of [
    [4, first],
    [0, second],
  ] as const) {
    await fourOf(example);
    await expect(page).toHaveURL('/furniture-inpainting/result', { timeout: drawMs });
    await expect(page.getByRole('link', { name: say.chip(left) })).toBeVisible({ timeout: drawMs });
    await button(page, say.regenerate).click();
  }
  await fourOf(third);
  await expect(page.getByRole('dialog', { name: say.needed })).toBeVisible();
  await hasMail(life, 'low', 1);
};

/** Buys a pack where the pictures are made, and is back at the picture. */
export const buyWhereItLacks = async (life: Life): Promise<void> => {
  const { page, language, cards } = life;
  const say = lifeWords[language];
  await button(page, say.topUp).click();
  await cards.pay(page, language);
  await expect(page.getByText(say.balanceNow('100'))).toBeVisible();
  await page.getByRole('link', { name: say.toPicture }).click();
  await expect(page).toHaveURL('/furniture-inpainting/generate');
  await stands(life, { credits: 100, plan: null, are: [] });
  await seesMovement(life, { by: 100 });
  await hasMail(life, 'receipt', 2);
};
