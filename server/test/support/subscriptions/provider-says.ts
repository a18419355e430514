import { newId } from '../../../src/platform/ids.ts';
import type { PaidPeriod, SubscriptionState } from '../../../src/platform/payment-provider/card-provider.ts';
import type { TestDatabase } from '../test-database.ts';
import type { WriteSubscription } from '../../../src/features/subscriptions/write-subscription.ts';

/** Paid months of the calendar in UTC, from a day on. */
export const paidMonths = (start: number, count: number): PaidPeriod[] =>
  Array.from({ length: count }, (_month, index) => ({
    invoiceId: `in_${start}_${index}`,
    paymentId: `pay_${start}_${index}`,
    amountCents: 900,
    periodStart: monthsLater(start, index),
    periodEnd: monthsLater(start, index + 1),
    paidAt: monthsLater(start, index),
  }));

const monthsLater = (start: number, months: number): number => {
  const day = new Date(start);
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months + 1, 0)).getUTCDate();
  return (
    Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, Math.min(day.getUTCDate(), last)) +
    (start % 86_400_000)
  );
};

/** What the provider says of a subscription that runs and renews itself, unless told. */
export const saying = (changes: Partial<SubscriptionState> = {}): SubscriptionState => ({
  subscriptionId: 'sub_1',
  customerId: 'cus_1',
  reference: null,
  state: 'active',
  renews: true,
  nextCents: 900,
  failedTries: 0,
  paid: paidMonths(Date.UTC(2026, 0, 15, 12), 1),
  ...changes,
});

/** An order of a plan that has been paid, without its payment. */
export const orderOf = async (
  { db, clock }: Pick<TestDatabase, 'db' | 'clock'>,
  { userId, planId = 'basic', renews = true }: { userId: string; planId?: string; renews?: boolean },
): Promise<WriteSubscription['order']> => {
  const id = newId();
  await db
    .insertInto('orders')
    .values({
      id,
      user_id: userId,
      provider: 'test',
      kind: 'subscription',
      plan_id: planId,
      credits: 100,
      amount_cents: 900,
      renews: renews ? 1 : 0,
      state: 'paid',
      session_id: null,
      idempotency_key: null,
      request_hash: '',
      created_at: clock.now(),
      closed_at: clock.now(),
    })
    .execute();
  return { id, userId, planId, renews };
};
