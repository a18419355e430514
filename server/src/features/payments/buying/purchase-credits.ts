import type { CreditOffer, PurchaseBody } from '@maquette/contract';
import { callKeyOf } from '../../../platform/idempotency.ts';
import { countHit } from '../../../platform/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { getBalance } from '../../credits/index.ts';
import { customerOf } from '../cards/customers.ts';
import type { StoredOrder } from '../orders/orders.rules.ts';
import { findRepeated, type NewOrder, placeOrder } from '../orders/place-order.ts';
import { limitsOf } from '../payments.rules.ts';
import type { PaymentsContext } from '../ports.ts';
import { assertNoneProcessing, carryOut } from './carry-out.ts';
import { centsPerCredit, offers, priceOf } from './offers.rules.ts';

/** Packs of credits, what a credit costs by itself, and the least that can be paid. */
export function listOffers({ cards }: Pick<PaymentsContext, 'cards'>): {
  offers: CreditOffer[];
  centsPerCredit: number;
  minimumCents: number;
} {
  return { offers: [...offers], centsPerCredit, minimumCents: cards.minimumCents };
}

export interface PurchaseCredits {
  readonly body: PurchaseBody;
  readonly idempotencyKey: string | null;
}

/**
 * Buys credits at our own price: with the saved card at once, else by the checkout.
 * @throws Refusal `offer_mismatch`, `validation_failed` below the least the provider takes, `idempotency_conflict`,
 *   `method_unknown`, `card_declined`, `payment_processing`, `rate_limited`, `session_expired`, `cards_unavailable`, `cards_busy`
 */
export async function purchaseCredits(
  ctx: PaymentsContext,
  { body, idempotencyKey }: PurchaseCredits,
): Promise<{ success: true; checkoutUrl?: string; creditBalance?: number }> {
  const userId = requireUser(ctx);
  await countHit(ctx, limitsOf.buy, userId);
  const { amount, price, credits, paymentMethodId } = body;
  const amountCents = priceIn(ctx, body);
  const call = callKeyOf(idempotencyKey, ['credits', amount, price, credits, paymentMethodId, ctx.locale]);
  const order =
    (await findRepeated(ctx, { userId, ...call })) ??
    (await orderCredits(ctx, { userId, credits, amountCents, call }));
  const checkoutUrl = await carryOut(ctx, order, paymentMethodId);
  if (checkoutUrl !== null) return { success: true, checkoutUrl };
  return { success: true, creditBalance: (await getBalance(ctx)).balance };
}

async function orderCredits(
  ctx: PaymentsContext,
  wanted: Pick<NewOrder, 'userId' | 'credits' | 'amountCents' | 'call'>,
): Promise<StoredOrder> {
  await customerOf(ctx, wanted);
  await assertNoneProcessing(ctx, { userId: wanted.userId, kind: 'credits' });
  return placeOrder(ctx, { ...wanted, kind: 'credits', planId: null, renews: false });
}

function priceIn({ cards }: PaymentsContext, body: PurchaseBody): number {
  const cents = priceOf(body);
  if (cents === null)
    throw new Refusal('offer_mismatch', { fields: { credits: { code: 'offer_mismatch' } } });
  if (cents >= cards.minimumCents) return cents;
  const [field, limit] =
    body.price === undefined ? ['amount', cards.minimumCents / 100] : ['price', cards.minimumCents];
  throw new Refusal('validation_failed', { fields: { [field]: { code: 'too_small', values: { limit } } } });
}
