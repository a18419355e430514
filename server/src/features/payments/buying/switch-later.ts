import type { Subscription } from '@maquette/contract';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Refusal } from '../../../platform/refusal.ts';
import {
  planById,
  type PlanFacts,
  runs,
  saveNextPlan,
  type StoredSubscription,
  subscriptionAnswer,
  subscriptionById,
} from '../../subscriptions/index.ts';
import type { PaymentsContext } from '../ports.ts';
import { addNote } from '../syncing/notes.store.ts';
import { syncSubscription } from '../syncing/sync-subscription.ts';
import { changeOwn, takeBack } from './cancellation.ts';
import { itemOfPlan } from './item.ts';

interface Told {
  readonly success: true;
  readonly subscription: Subscription;
}

/**
 * Has a cheaper plan take over when the paid month ends; where the plan was cancelled it goes on, as the other one. Nothing is
 * charged now. Done twice it is done once.
 * @throws Refusal `subscription_over`, `subscription_replaced`, `session_expired`, `cards_unavailable`, `cards_busy`
 */
export async function switchLater(
  ctx: PaymentsContext,
  current: StoredSubscription,
  plan: PlanFacts,
): Promise<Told> {
  const at = await ctx.cardTime();
  if (current.cancelledAt !== null) await takeBack(ctx, current, at);
  const one = await follow(ctx, current, plan.id);
  return { success: true, subscription: subscriptionAnswer(one, { at, locale: ctx.locale }) };
}

/**
 * Takes a switch of one of the caller's subscriptions back before it happens. Done twice it is done once.
 * @throws Refusal `not_found`, `subscription_over`, `rate_limited`, `session_expired`, `cards_unavailable`, `cards_busy`
 */
export function keepPlan(ctx: PaymentsContext, own: { readonly id: string }): Promise<Told> {
  return changeOwn(ctx, own, async (one, at) => {
    if (!runs(one, at)) throw new Refusal('subscription_over');
    return one.nextPlanId === null ? one : follow(ctx, one, null);
  });
}

/** Writes down what is wanted before the card provider hears of it: whatever becomes of the call, it is told in the end. */
async function follow(
  ctx: PaymentsContext,
  { id, userId, provider, providerId, planId }: StoredSubscription,
  nextPlanId: string | null,
): Promise<StoredSubscription> {
  const plan = planById(nextPlanId ?? planId);
  if (!plan || provider !== ctx.cards.name) throw new Refusal('cards_unavailable');
  await inTransaction(ctx, async (tx) => {
    await tx.assertStillHere(tx, { userId });
    const subject = { kind: 'subscription', id: providerId } as const;
    await addNote(tx.db, { provider, subject, receivedAt: tx.now() });
    await saveNextPlan(tx.db, { id, nextPlanId });
  });
  await ctx.cards.setItem(providerId, itemOfPlan(plan, ctx.locale));
  await syncSubscription(ctx, providerId);
  ctx.wakeMoney();
  const now = await subscriptionById(ctx, { userId, id });
  if (!now || now.isOver) throw new Refusal('subscription_over');
  return now;
}
