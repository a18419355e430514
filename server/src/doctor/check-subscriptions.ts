import type { Check, Fault, Patient } from './fault.ts';
import { walk } from '../platform/walk.ts';

interface SubscriptionOnFile {
  id: string;
  userId: string;
  planId: string;
  provider: string;
  renews: number;
  cancelledAt: number | null;
  startedAt: number;
  periodStart: number;
  endsAt: number;
  buyerId: string;
  orderedPlan: string | null;
  /** Of the newest month: a cheaper plan may have taken over. */
  paidPlan: string | null;
  orderedOf: string;
  paidFrom: number | null;
  paidUntil: number | null;
}

/**
 * A subscription is what was ordered and lasts as long as was paid; whoever paid a month has one; and nobody is charged for
 * two at a time.
 */
export const checkSubscriptions: Check = async (patient) => {
  const faults: Fault[] = [];
  let subscriptions = 0;
  for await (const one of subscriptionsIn(patient)) {
    subscriptions++;
    faults.push(...faultsOf(one));
  }
  faults.push(...(await lostSubscriptions(patient)), ...(await doubled(patient)));
  return { looked: { subscriptions }, faults };
};

function faultsOf(one: SubscriptionOnFile): Fault[] {
  const subject = `subscriptions ${one.id}`;
  const faults: Fault[] = [];
  if (
    one.userId !== one.buyerId ||
    one.planId !== (one.paidPlan ?? one.orderedPlan) ||
    one.provider !== one.orderedOf
  )
    faults.push({
      code: 'subscription_differs',
      subject,
      found: `${one.planId} for ${one.userId} with ${one.provider}; ordered ${one.orderedPlan ?? 'no plan'}, paid ${one.paidPlan ?? 'none'} by ${one.buyerId} with ${one.orderedOf}`,
    });
  if (one.paidUntil !== one.endsAt || one.paidFrom !== one.startedAt || one.periodStart >= one.endsAt)
    faults.push({
      code: 'subscription_differs',
      subject,
      found: `runs from ${day(one.startedAt)} to ${day(one.endsAt)}; paid from ${day(one.paidFrom)} to ${day(one.paidUntil)}`,
    });
  if (one.cancelledAt !== null && one.renews === 1)
    faults.push({ code: 'subscription_differs', subject, found: 'cancelled, and renews itself' });
  return faults;
}

const day = (ms: number | null): string => (ms === null ? 'never' : new Date(ms).toISOString());

const subscriptionsIn = ({ db }: Patient) =>
  walk<SubscriptionOnFile>((last, limit) =>
    db
      .selectFrom('subscriptions as one')
      .innerJoin('orders', 'orders.id', 'one.order_id')
      .select((row) => [
        'one.id',
        'one.user_id as userId',
        'one.plan_id as planId',
        'one.provider',
        'one.renews',
        'one.cancelled_at as cancelledAt',
        row
          .selectFrom('invoices')
          .innerJoin('payments', 'payments.id', 'invoices.payment_id')
          .select('invoices.plan_id')
          .whereRef('payments.order_id', '=', 'one.order_id')
          .where('invoices.kind', '=', 'invoice')
          .orderBy('invoices.period_end', 'desc')
          .limit(1)
          .as('paidPlan'),
        'one.started_at as startedAt',
        'one.period_start as periodStart',
        'one.ends_at as endsAt',
        'orders.user_id as buyerId',
        'orders.plan_id as orderedPlan',
        'orders.provider as orderedOf',
        row
          .selectFrom('payments')
          .select((paid) => paid.fn.min('period_start').as('from'))
          .whereRef('payments.order_id', '=', 'one.order_id')
          .as('paidFrom'),
        row
          .selectFrom('payments')
          .select((paid) => paid.fn.max('period_end').as('until'))
          .whereRef('payments.order_id', '=', 'one.order_id')
          .as('paidUntil'),
      ])
      .where('one.id', '>', last?.id ?? '')
      .orderBy('one.id')
      .limit(limit)
      .execute(),
  );

async function lostSubscriptions({ db }: Patient): Promise<Fault[]> {
  const rows = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .leftJoin('subscriptions as one', 'one.order_id', 'payments.order_id')
    .select(['payments.id', 'orders.plan_id as planId'])
    .where('orders.kind', '=', 'subscription')
    .where('one.id', 'is', null)
    .execute();
  return rows.map(({ id, planId }) => ({
    code: 'month_without_subscription',
    subject: `payments ${id}`,
    found: `a month of ${planId} is paid, and nobody has it`,
  }));
}

/** One that is being replaced may renew itself for the moment it takes to stop it. */
async function doubled({ db }: Patient): Promise<Fault[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select((row) => ['user_id as userId', row.fn.countAll<number>().as('count')])
    .where('renews', '=', 1)
    .where('is_over', '=', 0)
    .groupBy(['user_id', 'provider'])
    .having((row) => row.fn.countAll(), '>', 1)
    .execute();
  return rows.map(({ userId, count }) => ({
    code: 'subscription_doubled',
    subject: `users ${userId}`,
    found: `${count} subscriptions that renew themselves`,
  }));
}
