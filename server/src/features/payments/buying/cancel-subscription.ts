import type { Subscription } from '@maquette/contract';
import { countHit } from '../../../platform/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { runs, subscriptionById, subscriptionOnTheWire } from '../../subscriptions/index.ts';
import { limitsOf } from '../payments.rules.ts';
import type { PaymentsContext } from '../ports.ts';
import { stop } from '../syncing/index.ts';

/**
 * Stops one of the caller's subscriptions: it is charged for no more and runs to the end of what is paid. Where a renewal is
 * being tried again, that ends too. Done twice it is done once.
 * @throws Refusal `not_found`, `subscription_over`, `rate_limited`, `cards_unavailable`, `cards_busy`
 */
export const cancelSubscription = async (
  ctx: PaymentsContext,
  { id }: { id: string },
): Promise<{ success: true; subscription: Subscription }> => {
  const userId = requireUser(ctx);
  await countHit(ctx, limitsOf.look, userId);
  const one = await subscriptionById(ctx, { userId, id });
  if (!one) throw new Refusal('not_found');
  const at = await ctx.cardTime();
  const mayBeCharged = !one.isOver && one.renews;
  if (!mayBeCharged && !runs(one, at)) throw new Refusal('subscription_over');
  // One that is being taken back at this moment is stopped again.
  const isStopped = one.cancelledAt !== null && one.resumedAt === null;
  const stopped = isStopped ? one : await stop(ctx, one, at);
  return { success: true, subscription: subscriptionOnTheWire(stopped, { at, locale: ctx.locale }) };
};
