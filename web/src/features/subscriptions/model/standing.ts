import type { Subscription } from '@maquette/contract';

/** The plan that runs and is not cancelled. */
export const activeOf = (subscriptions: readonly Subscription[]): Subscription | null =>
  subscriptions.find(({ status }) => status === 'active') ?? null;

/**
 * The plan whose benefits one has: the active one, or while the account still counts as paid for (`isFree` is false) the
 * cancelled one that lasts longest.
 */
export const currentOf = (subscriptions: readonly Subscription[], isFree: boolean): Subscription | null => {
  const active = activeOf(subscriptions);
  if (active || isFree) return active;
  const [longest = null] = subscriptions
    .filter(({ status }) => status === 'cancelled')
    .toSorted((a, b) => Date.parse(b.end_date) - Date.parse(a.end_date));
  return longest;
};

/** The subscription that charges again at its end. */
export const nextToPay = (subscriptions: readonly Subscription[]): Subscription | null =>
  subscriptions.find(({ status, auto_renew }) => status === 'active' && auto_renew) ?? null;

/** A price in decimal dollars as whole cents. */
export const centsOf = (dollars: number): number => Math.round(dollars * 100);
