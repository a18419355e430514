import type { PaidPeriod } from '../card-provider.ts';
import type { SubscriptionBody } from './sandbox-objects.ts';

const TRIES = 3;
const TRY_AGAIN_MS = 3 * 86_400_000;

/** The month that is to be paid next. Milliseconds since 1970. */
export const nextMonth = ({ startedAt, paid }: Pick<SubscriptionBody, 'startedAt' | 'paid'>) => ({
  periodStart: monthsAfter(startedAt, paid.length),
  periodEnd: monthsAfter(startedAt, paid.length + 1),
});

export interface Turn {
  readonly body: Partial<SubscriptionBody>;
  /** When to look again; null = never. */
  readonly dueAt: number | null;
  readonly events: readonly string[];
}

const ENDED = 'customer.subscription.deleted';

/** What becomes of a subscription whose month has been paid, by the sandbox's clock. */
export const onPaid = (body: SubscriptionBody, month: PaidPeriod): Turn => ({
  body: { state: 'active', failedTries: 0, paid: [...body.paid, month] },
  dueAt: month.periodEnd,
  events: ['invoice.paid'],
});

/** The card did not pay at this time. Milliseconds since 1970. */
export function onFailed(body: SubscriptionBody, at: number): Turn {
  const failedTries = body.failedTries + 1;
  const isLast = failedTries >= TRIES;
  return {
    body: { failedTries, state: isLast ? 'over' : 'past_due' },
    dueAt: isLast ? null : at + TRY_AGAIN_MS,
    events: ['invoice.payment_failed', ...(isLast ? [ENDED] : [])],
  };
}

/** It will never be charged again. */
export const over: Turn = { body: { state: 'over' }, dueAt: null, events: [ENDED] };

const DAY_MS = 86_400_000;

/**
 * The instant so many calendar months later, in UTC; the last day of a shorter month where there is no such day. Counted
 * from the first day each time, so that the 31st comes back after February. Milliseconds since 1970.
 */
export function monthsAfter(start: number, months: number): number {
  const from = new Date(start);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(from.getUTCDate(), lastDay);
  return Date.UTC(year, month, day) + (start % DAY_MS);
}
