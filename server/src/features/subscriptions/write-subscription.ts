import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { queueMail } from '../../platform/mailer/queue-mail.ts';
import type { SubscriptionState } from '../../platform/payment-provider/card-provider.ts';
import {
  firstCourse,
  nextCourse,
  type StoredSubscription,
  type SubscriptionCourse,
} from './subscriptions.rules.ts';
import { addSubscription, holdSubscription, saveCourse } from './subscriptions.store.ts';
import { tellCancelled, tellResumed } from './cancellation.ts';
import { instant } from '../../platform/instant.ts';

export interface WriteSubscription {
  /** What it was ordered by. */
  readonly order: {
    readonly id: string;
    readonly userId: string;
    readonly planId: string;
    readonly renews: boolean;
  };
  readonly state: SubscriptionState;
  readonly provider: string;
  /** The provider's time when it was asked. */
  readonly at: number;
}

/**
 * Writes what the card provider says of a subscription, as often as one likes and in any order, and mails its owner what
 * they should know, once each.
 * @returns the subscription; null while nothing was paid for it
 */
export function writeSubscription(
  ctx: Context,
  input: WriteSubscription,
): Promise<StoredSubscription | null> {
  return inTransaction(ctx, async (tx) => {
    const { order, state, at } = input;
    const news = { state, isToRenew: order.renews, at };
    const first = firstCourse(news);
    if (!first) return null;
    const begun = begin(tx, input, first);
    if (await addSubscription(tx.db, begun)) {
      if (first.failedTries > 0) await tellFailed(tx, begun);
      return begun;
    }
    const known = await holdSubscription(tx.db, { orderId: order.id });
    if (known?.providerId !== state.subscriptionId)
      throw new Error(`order ${order.id} led to another subscription than ${state.subscriptionId}`);
    const next = { ...known, ...nextCourse(known, news) };
    await saveCourse(tx.db, known.id, next);
    if (next.failedTries > known.failedTries) await tellFailed(tx, next);
    if (known.cancelledAt === null && next.cancelledAt !== null) await tellCancelled(tx, next);
    const wasTakenBack = known.cancelledAt !== null && next.cancelledAt === null;
    if (wasTakenBack && next.endsAt === known.endsAt) await tellResumed(tx, next);
    return next;
  });
}

const begin = (
  { newId }: Context,
  { order, state, provider, at }: WriteSubscription,
  first: SubscriptionCourse,
): StoredSubscription => ({
  ...first,
  id: newId(),
  userId: order.userId,
  planId: order.planId,
  nextPlanId: null,
  provider,
  providerId: state.subscriptionId,
  orderId: order.id,
  startedAt: Math.min(...state.paid.map(({ periodStart }) => periodStart)),
  createdAt: at,
});

const tellFailed = (
  tx: Context,
  { userId, planId, failedTries, endsAt }: StoredSubscription,
): Promise<void> =>
  queueMail(tx, {
    kind: 'renewal-failed',
    to: { userId },
    details: { planId, tries: String(failedTries), endsAt: instant(endsAt) },
  });
