import {
  creditsEndpoints,
  type CreditTransaction,
  type Subscription,
  subscriptionsEndpoints,
} from '@maquette/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import { mailsTo } from '../mailbox.ts';
import type { Person } from '../people.ts';
import type { Language } from '../subscription-drivers.ts';
import type { CardWorld } from './card-world.ts';
import { lifeWords } from './life-words.ts';

/** Somebody, where they are, and who takes their money. */
export interface Life {
  readonly page: Page;
  readonly language: Language;
  readonly person: Person;
  readonly cards: CardWorld;
  /** Credits that they have fewer of than in a whole life, which goes on where this one has skipped something. */
  readonly fewer?: number;
}

type MailKind = keyof typeof lifeWords.en.mails;

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true });

const read = async (page: Page, path: string): Promise<unknown> => {
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  const answer = await page.request.get(`/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
};

const balanceOf = async (page: Page): Promise<number> =>
  creditsEndpoints.getBalance.response.parse(await read(page, '/credits/balance')).balance;

const ledgerOf = async (page: Page): Promise<readonly CreditTransaction[]> =>
  creditsEndpoints.listTransactions.response.parse(await read(page, '/credits/transactions')).transactions;

/** The latest of each plan, newest first. */
const plansOf = async (page: Page): Promise<readonly Subscription[]> =>
  subscriptionsEndpoints.listSubscriptions.response.parse(await read(page, '/subscriptions/user'))
    .subscriptions;

/** The newest line of the ledger, as the person sees it. */
export const seesMovement = async ({ page, language }: Life, { by }: { by: number }): Promise<void> => {
  const [newest] = await ledgerOf(page);
  expect(newest?.amount).toBe(by);
  await page.goto('/subscription/credits');
  const lines = page.getByRole('tabpanel').getByRole('listitem');
  const after = lifeWords[language].balance((newest?.balanceAfter ?? 0).toLocaleString(language));
  const signed = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }).format(by);
  await expect(lines.filter({ hasText: after }).first()).toContainText(signed.replace('-', '−'));
};

interface Standing {
  readonly credits: number;
  /** The plan whose benefits they have; null = free. */
  readonly plan: string | null;
  /** Of their subscriptions, newest first. */
  readonly are: readonly Subscription['status'][];
}

/** The server knows it, by whatever way it came, and the person sees it. */
export const stands = async (
  { page, language, fewer = 0 }: Life,
  { credits: inAll, plan, are }: Standing,
): Promise<void> => {
  const credits = inAll - fewer;
  const say = lifeWords[language];
  const words = { active: say.statusActive, cancelled: say.statusCancelled, expired: say.statusExpired };
  await expect
    .poll(async () => [await balanceOf(page), (await plansOf(page)).map(({ status }) => status)])
    .toEqual([credits, are]);
  await page.goto('/subscription');
  await expect(page.getByRole('link', { name: say.chip(credits) })).toBeVisible();
  const cards = page.getByRole('tabpanel').getByRole('listitem');
  await expect(cards).toHaveCount(are.length);
  for (const [at, status] of are.entries()) await expect(cards.nth(at)).toContainText(words[status]);
  await expect(page.getByText(plan ?? say.free, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(say.free, { exact: true })).toHaveCount(plan === null ? 1 : 0);
};

/** So many mails of a kind have come, and no more. */
export const hasMail = async ({ person, language }: Life, kind: MailKind, times: number): Promise<void> => {
  const count = async () => {
    const mails = await mailsTo(person.email);
    return mails.filter(({ subject }) => lifeWords[language].mails[kind].test(subject)).length;
  };
  await expect.poll(count, kind).toBe(times);
};

/** Chooses from a list by the beginning of a line. */
export const pick = async (page: Page, label: string, letters: string): Promise<void> => {
  const list = page.getByLabel(label, { exact: true });
  await list.focus();
  await page.keyboard.type(letters);
  await expect(list.locator('option:checked')).toContainText(letters);
};

/** Time passes until the newest plan's paid month is over, by two hours: a card provider takes its time. */
export const passMonth = async ({ page, cards }: Life): Promise<void> => {
  const [newest] = await plansOf(page);
  const now = await cards.pass(1);
  await cards.pass(Date.parse(newest?.end_date ?? '') - now + 2 * 3_600_000);
};

/** Charges the saved card with these last digits from now on. */
export const chargeCard = async ({ page, language }: Life, digits: string): Promise<void> => {
  const say = lifeWords[language];
  await page.goto('/payment/methods');
  await button(page, say.charge(digits)).first().click();
  await expect(page.getByText(say.charged)).toBeVisible();
};
