import type { Subscription } from '@maquette/contract';

/** Whether it gives nothing any more: expired, or cancelled and past its end. `now` in milliseconds since 1970. */
export function hasEnded({ status, end_date }: Subscription, now: number): boolean {
  return status === 'expired' || (status === 'cancelled' && Date.parse(end_date) <= now);
}

/** The plan that runs and is not cancelled. */
export function activeOf(subscriptions: readonly Subscription[]): Subscription | null {
  return subscriptions.find(({ status }) => status === 'active') ?? null;
}

/**
 * The plan whose benefits one has: the active one, or while the account still counts as paid for (`isFree` is false) the
 * cancelled one that lasts longest.
 */
export function currentOf(subscriptions: readonly Subscription[], isFree: boolean): Subscription | null {
  const active = activeOf(subscriptions);
  if (active || isFree) return active;
  const [longest = null] = subscriptions
    .filter(({ status }) => status === 'cancelled')
    .toSorted((a, b) => Date.parse(b.end_date) - Date.parse(a.end_date));
  return longest;
}

/** Whether the same plan goes on by itself after the paid month; another may take over. */
export function renews({ status, auto_renew, next_plan }: Subscription): boolean {
  return status === 'active' && auto_renew && !next_plan;
}

/** The subscription that charges again at its end. */
export function nextToPay(subscriptions: readonly Subscription[]): Subscription | null {
  return subscriptions.find(({ status, auto_renew }) => status === 'active' && auto_renew) ?? null;
}

/** A price in decimal dollars as whole cents. */
export function centsOf(dollars: number): number {
  return Math.round(dollars * 100);
}

/** What the month after the paid one costs, in whole cents. */
export function nextCents({ price, next_plan }: Pick<Subscription, 'price' | 'next_plan'>): number {
  return centsOf(next_plan?.price ?? price);
}

export const tones = { active: 'success', cancelled: 'warning', expired: 'neutral' } as const;
