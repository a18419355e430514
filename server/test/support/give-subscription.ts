import { writeSubscription } from '../../src/features/subscriptions/index.ts';
import { newId } from '../../src/platform/ids.ts';
import type { TestApp } from './build-test-app.ts';

const MONTH_MS = 31 * 86_400_000;

/** A month of a plan, paid for with a card provider of the test's own; it does not renew itself. */
export const giveSubscription = async (
  { db, clock, context }: Pick<TestApp, 'db' | 'clock' | 'context'>,
  { userId, planId }: { userId: string; planId: string },
): Promise<void> => {
  const [id, at] = [newId(), clock.now()];
  const order = { id, user_id: userId, provider: 'test', kind: 'subscription', plan_id: planId, credits: 1 };
  const closed = { state: 'paid', created_at: at, closed_at: at, renews: 0 };
  await db
    .insertInto('orders')
    .values({
      ...order,
      ...closed,
      amount_cents: 1,
      session_id: null,
      idempotency_key: null,
      request_hash: '',
    })
    .execute();
  const paid = {
    ...{ invoiceId: `in_${id}`, paymentId: null, amountCents: 1 },
    ...{ periodStart: at, periodEnd: at + MONTH_MS, paidAt: at },
  };
  await writeSubscription(context(), {
    order: { id, userId, planId, renews: false },
    state: {
      ...{ subscriptionId: `sub_${id}`, customerId: 'cus_test', reference: { orderId: id, userId } },
      ...{ state: 'active', renews: false, nextCents: 1, failedTries: 0, paid: [paid] },
    },
    provider: 'test',
    at,
  });
};
