import type { Subscription } from '@maquette/contract';

/** A running subscription to a plan, changed as told. */
export function subscriptionTo(plan: string, more: Partial<Subscription> = {}): Subscription {
  return {
    id: plan,
    plan_id: plan.toLowerCase(),
    plan_name: plan,
    plan: { name: plan, description: '', price: 9 },
    price: 9,
    status: 'active',
    start_date: '2026-11-01T12:00:00.000Z',
    end_date: '2026-12-01T12:00:00.000Z',
    currentPeriodStart: '2026-11-01T12:00:00.000Z',
    currentPeriodEnd: '2026-12-01T12:00:00.000Z',
    auto_renew: true,
    payment_failed: false,
    created_at: '2026-11-01T12:00:00.000Z',
    credits: 100,
    ...more,
  };
}
