import { expect, type Page } from '@playwright/test';
import type { Language } from '../subscription-drivers.ts';
import { button, chargeCard, hasMail, type Life, passMonth, seesMovement, stands } from './customer.ts';
import { lifeWords } from './life-words.ts';

/** Pays, and can be saved; its bank says no to whatever is charged later. */
const bad = '4000000000000341';
const badEnd = bad.slice(-4);
const goodEnd = '4242';
const threeDaysMs = (3 * 24 + 2) * 3_600_000;

/** In a dialog: chooses the saved card that pays. */
const payWithGood = async (page: Page, language: Language): Promise<void> => {
  const list = page.getByRole('dialog').getByLabel(lifeWords[language].method, { exact: true });
  const line = list.locator('option').filter({ hasText: goodEnd }).first();
  await list.selectOption(await line.getAttribute('value'));
};

const choose = async ({ page, language }: Life, plan: string): Promise<void> => {
  const say = lifeWords[language];
  await page.goto('/subscription/plans');
  await button(page, say.choose(plan)).click();
  await payWithGood(page, language);
};

const confirm = async (
  { page, language }: Life,
  plan: string,
  by: 'subscribe' | 'change' = 'subscribe',
): Promise<void> => {
  const say = lifeWords[language];
  await button(page, say[by]).click();
  await expect(page.getByText(say.subscribed(plan))).toBeVisible();
};

export const subscribe = async (life: Life): Promise<void> => {
  await choose(life, 'Basic');
  await confirm(life, 'Basic');
  await stands(life, { credits: 200, plan: 'Basic', are: ['active'] });
  await seesMovement(life, { by: 100 });
  await hasMail(life, 'renewal', 1);
};

/** The plan before keeps its end and stops there. */
export const switchPlan = async (life: Life): Promise<void> => {
  await choose(life, 'Pro');
  await expect(life.page.getByRole('dialog')).toContainText(lifeWords[life.language].fromBasicToPro);
  await confirm(life, 'Pro', 'change');
  await stands(life, { credits: 500, plan: 'Pro', are: ['active', 'cancelled'] });
  await seesMovement(life, { by: 300 });
  await hasMail(life, 'renewal', 2);
  await hasMail(life, 'cancelled', 0);
};

export const renewTwice = async (life: Life): Promise<void> => {
  for (const [at, credits] of [800, 1100].entries()) {
    await passMonth(life);
    await stands(life, { credits, plan: 'Pro', are: ['active', 'cancelled'] });
    await seesMovement(life, { by: 300 });
    await hasMail(life, 'renewal', 3 + at);
  }
};

/** The card fails once; another one pays the next try. */
export const failOnce = async (life: Life): Promise<void> => {
  const { page, language, cards } = life;
  const say = lifeWords[language];
  await page.goto('/payment/methods');
  await cards.saveCard(page, { number: bad, language });
  await expect(page.getByText(badEnd).first()).toBeVisible();
  await chargeCard(life, badEnd);
  await passMonth(life);
  await hasMail(life, 'failed', 1);
  await page.goto('/subscription');
  await expect(page.getByRole('link', { name: say.chip(1100) })).toBeVisible();
  await expect(page.getByText(say.cardDeclined)).toBeVisible();
  await chargeCard(life, goodEnd);
  await cards.pass(threeDaysMs);
  await stands(life, { credits: 1400, plan: 'Pro', are: ['active', 'cancelled'] });
  await seesMovement(life, { by: 300 });
  await hasMail(life, 'failed', 1);
  await hasMail(life, 'renewal', 5);
};

/** What is paid stays to its end; nothing is charged after it. */
export const cancel = async (life: Life): Promise<void> => {
  const { page, language } = life;
  const say = lifeWords[language];
  await page.goto('/subscription');
  await button(page, say.cancelOne('Pro')).click();
  await expect(page.getByRole('dialog')).toContainText(/20\d\d/);
  await page.getByRole('dialog').getByRole('button', { name: say.confirmCancel }).click();
  await expect(page.getByText(say.cancelled('Pro'))).toBeVisible();
  await stands(life, { credits: 1400, plan: 'Pro', are: ['cancelled', 'cancelled'] });
  await expect(page.getByText(say.endsOn)).toBeVisible();
  await expect(page.getByText(say.nothingDue)).toBeVisible();
  await hasMail(life, 'cancelled', 1);
  await passMonth(life);
  await expect(async () => {
    await stands(life, { credits: 1400, plan: null, are: ['cancelled', 'cancelled'] });
  }).toPass();
  await hasMail(life, 'renewal', 5);
};

/** A plan whose card fails three times has expired. */
export const expire = async (life: Life): Promise<void> => {
  await choose(life, 'Basic');
  await confirm(life, 'Basic');
  await stands(life, { credits: 1500, plan: 'Basic', are: ['active', 'cancelled'] });
  await chargeCard(life, badEnd);
  await passMonth(life);
  for (const tries of [2, 3, 4]) {
    await hasMail(life, 'failed', tries);
    if (tries < 4) await life.cards.pass(threeDaysMs);
  }
  await stands(life, { credits: 1500, plan: null, are: ['expired', 'cancelled'] });
};

export const renew = async (life: Life): Promise<void> => {
  const { page, language } = life;
  const say = lifeWords[language];
  await button(page, say.renewOne('Basic')).click();
  await payWithGood(page, language);
  await button(page, say.renew).click();
  await expect(page.getByText(say.renewed('Basic'))).toBeVisible();
  await stands(life, { credits: 1600, plan: 'Basic', are: ['active', 'cancelled'] });
  await seesMovement(life, { by: 100 });
  await hasMail(life, 'renewal', 7);
};
