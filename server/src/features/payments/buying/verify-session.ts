import type { Subscription } from '@maquette/contract';
import { countHit } from '../../../platform/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { getBalance } from '../../credits/index.ts';
import type { StoredOrder } from '../orders/orders.rules.ts';
import { findOrder, findOwnOrder } from '../orders/orders.store.ts';
import { syncCheckout } from '../syncing/sync-checkout.ts';
import { boughtSubscription } from './subscribe.ts';
import { limitsOf } from '../payments.rules.ts';
import type { PaymentsContext } from '../ports.ts';

type Session = { readonly sessionId: string };

/**
 * What became of the caller's checkout for credits; grants them once if it was paid.
 * @throws Refusal `not_found` also for somebody else's, `session_unpaid`, `payment_processing`, `checkout_expired`,
 *   `rate_limited`,
 *   `cards_unavailable`, `cards_busy`
 */
export async function verifyCreditSession(
  ctx: PaymentsContext,
  session: Session,
): Promise<{ success: true; creditBalance: number; creditsAdded: number }> {
  const { credits } = await paidOrder(ctx, session, 'credits');
  const { balance } = await getBalance(ctx);
  return { success: true, creditBalance: balance, creditsAdded: credits };
}

/**
 * What became of the caller's checkout for a plan; starts it once if it was paid.
 * @throws Refusal as `verifyCreditSession` does
 */
export async function verifySubscriptionSession(
  ctx: PaymentsContext,
  session: Session,
): Promise<{ success: true; subscription: Subscription; creditsAdded: number }> {
  const order = await paidOrder(ctx, session, 'subscription');
  return {
    success: true,
    subscription: await boughtSubscription(ctx, order),
    creditsAdded: order.credits,
  };
}

async function paidOrder(
  ctx: PaymentsContext,
  { sessionId }: Session,
  kind: StoredOrder['kind'],
): Promise<StoredOrder> {
  const userId = requireUser(ctx);
  await countHit(ctx, limitsOf.verify, userId);
  const order = await findOwnOrder(ctx.db, { userId, sessionId });
  if (order?.kind !== kind) throw new Refusal('not_found');
  if (order.state === 'paid') return order;
  const asked = await syncCheckout(ctx, sessionId).then(
    (state) => ({ state, failure: null }),
    (error: unknown) => ({ state: null, failure: error }),
  );
  if (asked.failure !== null && !(asked.failure instanceof Refusal)) throw asked.failure;
  const after = await findOrder(ctx.db, order.id);
  if (after?.state === 'paid') return after;
  if (asked.failure !== null) throw asked.failure;
  if (asked.state?.state === 'complete' && !asked.state.isPaid) throw new Refusal('payment_processing');
  throw new Refusal(after?.state === 'expired' ? 'checkout_expired' : 'session_unpaid');
}
