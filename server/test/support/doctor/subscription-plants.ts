import { invoicePayment } from './payment-plants.ts';
import { sql } from 'kysely';
import { grantCredits } from '../../../src/features/credits/index.ts';
import { writeSubscription } from '../../../src/features/subscriptions/index.ts';
import type { TestDatabase } from '../test-database.ts';
import type { FaultCode } from '../../../src/doctor/fault.ts';
import type { Buyer } from './payment-plants.ts';

const monthMs = 30 * 86_400_000;

/** A month of a plan that renews itself: ordered, paid, granted and running. */
const subscribe = async (on: TestDatabase, { userId }: Buyer): Promise<string> => {
  const ctx = on.context();
  const [id, at] = [ctx.newId(), ctx.now()];
  const order = { id, userId, planId: 'basic', renews: true };
  const period = { periodStart: at, periodEnd: at + monthMs, paidAt: at };
  const naturalKey = `invoice:sandbox:in_${id}`;
  await on.db
    .insertInto('orders')
    .values({
      ...{ id, user_id: userId, provider: 'sandbox', kind: 'subscription', plan_id: 'basic', credits: 100 },
      ...{ amount_cents: 900, renews: 1, state: 'paid', session_id: null, idempotency_key: null },
      ...{ request_hash: '', created_at: at, closed_at: at },
    })
    .execute();
  await on.db
    .insertInto('payments')
    .values({
      ...{ id: ctx.newId(), user_id: userId, order_id: id, provider: 'sandbox', natural_key: naturalKey },
      ...{ payment_id: null, amount_cents: 900, returned_cents: 0, credits: 100, credits_taken_back: 0 },
      ...{ credits_missing: 0, period_start: at, period_end: at + monthMs, paid_at: at },
    })
    .execute();
  await invoicePayment(on, { orderId: id, planId: 'basic' });
  await grantCredits(ctx, { userId, naturalKey, amount: 100, source: 'subscription', description: 'month' });
  const paid = [{ invoiceId: `in_${id}`, paymentId: null, amountCents: 900, ...period }];
  await writeSubscription(ctx, {
    order,
    state: {
      ...{ subscriptionId: `sub_${id}`, customerId: 'cus', reference: null, state: 'active', renews: true },
      ...{ nextCents: 900, failedTries: 0, paid },
    },
    provider: 'sandbox',
    at,
  });
  return id;
};

/** Every fault of subscriptions, and how it comes about. */
export const subscriptionPlants: {
  name: string;
  codes: FaultCode[];
  plant: (on: TestDatabase, buyer: Buyer) => Promise<unknown>;
}[] = [
  {
    name: 'a subscription to another plan than was ordered',
    codes: ['subscription_differs'],
    plant: async (on, buyer) => {
      const id = await subscribe(on, buyer);
      await sql`update subscriptions set plan_id = 'business' where order_id = ${id}`.execute(on.db);
    },
  },
  {
    name: 'a subscription that lasts longer than was paid',
    codes: ['subscription_differs'],
    plant: async (on, buyer) => {
      const id = await subscribe(on, buyer);
      await on.db
        .updateTable('subscriptions')
        .set((row) => ({ ends_at: row('ends_at', '+', 1) }))
        .where('order_id', '=', id)
        .execute();
    },
  },
  {
    name: 'a cancelled subscription that renews itself',
    codes: ['subscription_differs'],
    plant: async (on, buyer) => {
      const id = await subscribe(on, buyer);
      await on.db.updateTable('subscriptions').set({ cancelled_at: 1 }).where('order_id', '=', id).execute();
    },
  },
  {
    name: 'a paid month that nobody has',
    codes: ['month_without_subscription'],
    plant: async (on, buyer) => {
      const id = await subscribe(on, buyer);
      await on.db.deleteFrom('subscriptions').where('order_id', '=', id).execute();
    },
  },
  {
    name: 'somebody who is charged for two plans',
    codes: ['subscription_doubled'],
    plant: async (on, buyer) => {
      await subscribe(on, buyer);
      await subscribe(on, buyer);
    },
  },
];
