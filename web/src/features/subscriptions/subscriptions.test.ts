import { expect, it } from 'vitest';
import { subscriptionTo } from '#test/subscriptions/subscription.ts';
import { activeOf, centsOf, currentOf, hasEnded, nextToPay } from './subscription-status.ts';
import { onceASecond } from './use-refresh.ts';

const cancelled = subscriptionTo('Basic', { status: 'cancelled', auto_renew: false });
const longer = subscriptionTo('Business', { status: 'cancelled', end_date: '2027-01-01T00:00:00.000Z' });
const expired = subscriptionTo('Pro', { status: 'expired' });

it('a cancelled or expired plan is neither active nor paid again', () => {
  expect(activeOf([cancelled, expired])).toBeNull();
  expect(nextToPay([cancelled, expired])).toBeNull();
});

it('a cancelled plan is the current one as long as the account counts as paid for', () => {
  expect(currentOf([cancelled, expired], true)).toBeNull();
  expect(currentOf([cancelled, longer, expired], false)).toBe(longer);
});

it('the active plan is the current one, also before the account has heard of it', () => {
  const active = subscriptionTo('Pro');
  expect(currentOf([cancelled, active], true)).toBe(active);
});

it('a cancelled plan has ended at its end and not before, an expired one whenever that is', () => {
  const end = Date.parse(longer.end_date);
  expect(hasEnded(longer, end - 1)).toBe(false);
  expect(hasEnded(longer, end)).toBe(true);
  expect(hasEnded(expired, 0)).toBe(true);
  expect(hasEnded(subscriptionTo('Pro'), Date.parse('2100-01-01'))).toBe(false);
});

it('only what renews by itself is paid again', () => {
  expect(nextToPay([subscriptionTo('Pro', { auto_renew: false })])).toBeNull();
  expect(nextToPay([cancelled, subscriptionTo('Pro')])?.plan_id).toBe('pro');
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
