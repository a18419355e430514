import type { Item } from '../../../platform/payment-provider/card-provider.ts';
import { carryOutMs, checkoutPatienceMs, orderPatienceMs } from '../payments.rules.ts';

export type OrderState = 'open' | 'paid' | 'failed' | 'expired';

/** One try to buy. Whole cents of US dollars; times in milliseconds since 1970 by the card provider's clock. */
export interface StoredOrder {
  readonly id: string;
  readonly userId: string;
  readonly provider: string;
  readonly kind: 'credits' | 'subscription';
  /** Of a subscription. */
  readonly planId: string | null;
  /** Once, or each month. */
  readonly credits: number;
  readonly amountCents: number;
  /** What the first month costs less, for days of another plan that were paid and are not used. */
  readonly unusedCents: number;
  readonly unusedPlanId: string | null;
  /** Which paid month they are of: it is credited once. */
  readonly unusedOf: string | null;
  /** Whether the subscription is to renew itself. */
  readonly renews: boolean;
  readonly state: OrderState;
  /** The checkout's, where there is one. */
  readonly sessionId: string | null;
  readonly idempotencyKey: string | null;
  /** SHA-256 of what was asked, hex. */
  readonly requestHash: string;
  readonly createdAt: number;
}

/**
 * Whether an order that has led to nothing yet is not asked about any more. A checkout that nobody completes ends by itself
 * before. What is paid later all the same still counts.
 */
export function isGivenUp(
  { sessionId, createdAt }: StoredOrder,
  { at, isProcessing }: { at: number; isProcessing: boolean },
): boolean {
  return at >= createdAt + (sessionId === null && !isProcessing ? orderPatienceMs : checkoutPatienceMs);
}

/** Whether a card may be being charged for an open order at this moment. */
export const isInHand = ({ sessionId, createdAt }: StoredOrder, at: number): boolean =>
  sessionId === null && at < createdAt + carryOutMs;

/** Whether what was paid is what was ordered. */
export function isAsOrdered(
  { amountCents }: Pick<Item, 'amountCents'>,
  paid: { amountCents: number; currency: string },
): boolean {
  return paid.amountCents === amountCents && paid.currency === 'usd';
}
