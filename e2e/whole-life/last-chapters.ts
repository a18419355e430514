import { expect, type Page } from '@playwright/test';
import { button, hasMail, type Life, seesMovement, stands } from './customer.ts';
import { lifeWords } from './life-words.ts';

const tenDaysMs = 10 * 24 * 3_600_000;

/** An administrator gives the money for the pack back, and its credits go with it. */
export const refund = async (life: Life, desk: Page): Promise<void> => {
  const { page, language, person } = life;
  const say = lifeWords[language];
  await desk.goto('/admin');
  await desk.getByLabel(say.search).fill(person.email);
  await button(desk, say.find).click();
  // Not before the search has answered: the list before it has others of that name.
  const found = desk.getByRole('listitem').filter({ hasText: person.email });
  await found.getByRole('link', { name: person.fullName }).click();
  await button(desk, say.refund).click();
  await desk.getByLabel(say.reason).last().fill('They asked for it.');
  await button(desk, say.giveBack).click();
  await expect(desk.getByText(say.givenBack)).toBeVisible();

  await stands(life, { credits: 1500, plan: 'Basic', are: ['active', 'cancelled'] });
  await seesMovement(life, { by: -100 });
  await hasMail(life, 'refund', 1);
  await page.goto('/payment/credits');
  await button(page, say.allReceipts).click();
  await expect(page.getByText(say.refunded, { exact: true })).toHaveCount(1);
};

/** Leaves for good: nothing is charged, and nothing is heard, ever after. */
export const leave = async (life: Life): Promise<void> => {
  const { page, language, person, cards } = life;
  const say = lifeWords[language];
  await page.goto('/profile');
  await button(page, say.deleteAccount).click();
  await page.getByRole('dialog').getByLabel(say.yourPassword).fill(person.password);
  await button(page, say.deleteForGood).click();
  await expect(page.getByText(say.deleted)).toBeVisible();
  await hasMail(life, 'deleted', 1);
  for (let part = 0; part < 5; part += 1) await cards.pass(tenDaysMs);
  await hasMail(life, 'renewal', 7);
  await hasMail(life, 'failed', 4);
};
