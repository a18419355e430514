import type { Subscription } from '@maquette/contract';
import { expect, it } from 'vitest';
import { onceASecond } from './once-a-second.ts';
import { activeOf, centsOf, currentOf, nextToPay } from './standing.ts';

const subscription = (plan: string, more: Partial<Subscription>): Subscription => ({
  id: plan,
  plan_id: plan,
  plan_name: plan,
  plan: { name: plan, description: '', price: 9 },
  price: 9,
  status: 'active',
  start_date: '2026-11-01T00:00:00.000Z',
  end_date: '2026-12-01T00:00:00.000Z',
  currentPeriodStart: '2026-11-01T00:00:00.000Z',
  currentPeriodEnd: '2026-12-01T00:00:00.000Z',
  auto_renew: true,
  created_at: '2026-11-01T00:00:00.000Z',
  credits: 100,
  ...more,
});

const cancelled = subscription('basic', { status: 'cancelled', auto_renew: false });
const longer = subscription('business', { status: 'cancelled', end_date: '2027-01-01T00:00:00.000Z' });
const expired = subscription('pro', { status: 'expired' });

it('a cancelled or expired plan is neither active nor paid again', () => {
  expect(activeOf([cancelled, expired])).toBeNull();
  expect(nextToPay([cancelled, expired])).toBeNull();
});

it('a cancelled plan is the current one as long as the account counts as paid for', () => {
  expect(currentOf([cancelled, expired], true)).toBeNull();
  expect(currentOf([cancelled, longer, expired], false)).toBe(longer);
});

it('the active plan is the current one, also before the account has heard of it', () => {
  const active = subscription('pro', {});
  expect(currentOf([cancelled, active], true)).toBe(active);
});

it('only what renews by itself is paid again', () => {
  expect(nextToPay([subscription('pro', { auto_renew: false })])).toBeNull();
  expect(nextToPay([cancelled, subscription('pro', {})])?.plan_id).toBe('pro');
});

it('dollars become cents without a remainder', () => {
  expect([19.99, 0.1 + 0.2, 69].map(centsOf)).toEqual([1999, 30, 6900]);
});

it('a call is not repeated within a second', () => {
  let calls = 0;
  const act = onceASecond(() => (calls += 1));
  act(0);
  act(999);
  expect(calls).toBe(1);
  act(1000);
  expect(calls).toBe(2);
});
