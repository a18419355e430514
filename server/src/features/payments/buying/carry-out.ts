import type { ChargeOutcome } from '../../../platform/payment-provider/card-provider.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { asCustomer } from '../cards/customers.ts';
import type { StoredOrder } from '../orders/orders.rules.ts';
import { closeOrder, dropOrder, findOrder, saveSession, uncertainOrders } from '../orders/orders.store.ts';
import type { PaymentsContext } from '../ports.ts';
import { settleOrder } from '../syncing/reconcile-money.ts';
import { itemOf } from './item.ts';
import { syncPayment } from '../syncing/sync-payment.ts';
import { syncSubscription } from '../syncing/sync-subscription.ts';

/** Where people come back to, by what they bought. */
const pagesOf: Record<StoredOrder['kind'], string> = { credits: '/credits', subscription: '/subscription' };

/**
 * Has the card provider do what an order says: charge the saved card, or open a checkout where there is none or the bank
 * wants its customer. Done again it orders nothing twice: the provider's keys are the order's.
 * @returns where to pay; null when it is paid
 * @throws Refusal `card_declined`, `payment_processing`, `method_unknown`, `checkout_expired`, `cards_unavailable`, `cards_busy`
 */
export async function carryOut(
  ctx: PaymentsContext,
  order: StoredOrder,
  cardId: string | undefined,
): Promise<string | null> {
  if (order.state === 'paid') return null;
  if (order.state === 'failed') throw new Refusal('card_declined');
  // Whoever still has its key has come too late, or has begun to delete the account.
  if (order.state === 'expired') throw new Refusal('checkout_expired');
  const isPaid = cardId !== undefined && (await payByCard(ctx, order, cardId));
  return isPaid ? null : openCheckout(ctx, order);
}

/** @returns false when the bank wants its customer */
async function payByCard(ctx: PaymentsContext, order: StoredOrder, cardId: string): Promise<boolean> {
  const outcome = await charge(ctx, order, cardId);
  const { id } = order;
  switch (outcome.kind) {
    case 'paid':
      return true;
    case 'authentication_required':
      return false;
    case 'declined':
      await closeOrder(ctx.db, { id, state: 'failed', at: await ctx.cardTime() });
      throw new Refusal('card_declined');
    case 'method_unknown':
      await dropOrder(ctx.db, id);
      throw new Refusal('method_unknown', { fields: { paymentMethodId: { code: 'method_unknown' } } });
  }
}

async function charge(
  ctx: PaymentsContext,
  order: StoredOrder,
  cardId: string,
): Promise<Pick<Exclude<ChargeOutcome, { kind: 'processing' }>, 'kind'>> {
  const asked = { ...askedFor(ctx, order), cardId, idempotencyKey: `charge:${order.id}` };
  if (order.kind === 'credits') {
    const outcome = await asCustomer(ctx, order, (customerId) =>
      ctx.cards.chargeCard({ ...asked, customerId }),
    );
    if (!('paymentId' in outcome)) return outcome;
    const { kind, paymentId } = outcome;
    return { kind: await outcomeOf(ctx, order, { kind, sync: () => syncPayment(ctx, paymentId) }) };
  }
  const outcome = await asCustomer(ctx, order, (customerId) =>
    ctx.cards.subscribeWithCard({ ...asked, ...creditOf(order), customerId, renews: order.renews }),
  );
  if (!('subscriptionId' in outcome)) return outcome;
  const { kind, subscriptionId } = outcome;
  const sync = () => syncSubscription(ctx, subscriptionId);
  const became = await outcomeOf(ctx, order, { kind, sync });
  // Nobody will pay for what waits there.
  if (became === 'declined') await ctx.cards.endSubscription(subscriptionId);
  return { kind: became };
}

/**
 * What became of a charge that was taken on. What was bought counts once it is written down here; whatever remains to be done
 * then is done without the buyer. The provider repeats its first answer for ever, so the bank may have decided since.
 * @throws Refusal `payment_processing` while the bank decides, and what `sync` says
 */
async function outcomeOf(
  ctx: PaymentsContext,
  order: StoredOrder,
  { kind, sync }: { kind: 'paid' | 'active' | 'processing'; sync: () => Promise<void> },
): Promise<'paid' | 'declined'> {
  const failure = await sync().then(
    () => null,
    (error: unknown) => error,
  );
  if (failure !== null && !(failure instanceof Refusal)) throw failure;
  if ((await findOrder(ctx.db, order.id))?.state === 'paid') return 'paid';
  if (failure !== null) throw kind === 'processing' ? new Refusal('payment_processing') : failure;
  if (await settleOrder(ctx, order)) throw new Refusal('payment_processing');
  if ((await findOrder(ctx.db, order.id))?.state === 'paid') return 'paid';
  if (kind !== 'processing') throw new Refusal('cards_unavailable');
  return 'declined';
}

async function openCheckout(ctx: PaymentsContext, order: StoredOrder): Promise<string> {
  const back = ctx.siteUrl() + pagesOf[order.kind];
  const asked = {
    ...askedFor(ctx, order),
    ...creditOf(order),
    idempotencyKey: `checkout:${order.id}`,
    mode: order.kind === 'credits' ? ('once' as const) : ('monthly' as const),
    successUrl: `${back}/success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${back}/cancel`,
    locale: ctx.locale,
  };
  const { sessionId, url } = await asCustomer(ctx, order, (customerId) =>
    ctx.cards.openCheckout({ ...asked, customerId }),
  );
  if (await saveSession(ctx.db, { id: order.id, sessionId })) return url;
  // Given up meanwhile: nobody would look for what is paid there.
  await ctx.cards.expireCheckout(sessionId);
  throw new Refusal('checkout_expired');
}

const askedFor = (ctx: PaymentsContext, order: StoredOrder) => ({
  item: itemOf(order, ctx.locale),
  reference: { orderId: order.id, userId: order.userId },
});

/** What the first month costs less. */
const creditOf = ({ unusedCents }: StoredOrder) => unusedCents > 0 && { creditCents: unusedCents };

/**
 * Finds out what became of somebody's orders whose answer never came, before they pay again.
 * @throws Refusal `payment_processing` while a bank decides about one of them, `cards_unavailable`, `cards_busy`
 */
export async function assertNoneProcessing(
  ctx: PaymentsContext,
  whose: Pick<StoredOrder, 'userId' | 'kind'>,
): Promise<void> {
  for (const order of await uncertainOrders(ctx.db, whose))
    if (await settleOrder(ctx, order)) throw new Refusal('payment_processing');
}
