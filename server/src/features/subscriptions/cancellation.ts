import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { instant } from '../../platform/instant.ts';
import { queueMail } from '../../platform/mailer/queue-mail.ts';
import { cancelledCourse, resumedCourse, type StoredSubscription } from './subscriptions.rules.ts';
import { holdSubscription, saveCourse, subscriptionsOf } from './subscriptions.store.ts';

/**
 * Writes down that its owner has stopped a subscription, and mails them until when it runs. Done twice it is done once;
 * nothing is written where they have taken it back since.
 * @param input.at the card provider's time
 * @param input.resumedAt as it was when the provider was told
 */
export function markCancelled(
  ctx: Context,
  { id, at, resumedAt }: { id: string; at: number; resumedAt: number | null },
): Promise<StoredSubscription> {
  return inTransaction(ctx, async (tx) => {
    const known = await held(tx, id);
    if (known.resumedAt !== resumedAt || (known.cancelledAt !== null && resumedAt === null)) return known;
    const next = { ...known, ...cancelledCourse(known, at) };
    await saveCourse(tx.db, id, next);
    if (known.cancelledAt === null) await tellCancelled(tx, next);
    return next;
  });
}

export interface MarkResumed {
  readonly id: string;
  /** Whether it was ordered to renew itself: then the card provider decides whether it does again. */
  readonly isToRenew: boolean;
  /** The card provider's time. */
  readonly at: number;
}

/**
 * Writes down that its owner wants a cancelled subscription back. Done twice it is done once.
 * @returns how it stands
 */
export function markResumed(ctx: Context, { id, isToRenew, at }: MarkResumed): Promise<StoredSubscription> {
  return inTransaction(ctx, async (tx) => {
    const known = await held(tx, id);
    if (known.cancelledAt === null) return known;
    const next = { ...known, ...resumedCourse(known, { isToRenew, at }) };
    await saveCourse(tx.db, id, next);
    if (next.cancelledAt === null) await tellResumed(tx, next);
    return next;
  });
}

async function held(tx: Context, id: string): Promise<StoredSubscription> {
  const known = await holdSubscription(tx.db, { id });
  if (!known) throw new Error(`there is no subscription ${id}`);
  return known;
}

type Ending = Pick<StoredSubscription, 'userId' | 'planId' | 'endsAt'>;

/** Mails its owner that a subscription will end, and when; not where a later one has taken its place, which says so itself. */
export async function tellCancelled(tx: Context, one: StoredSubscription): Promise<void> {
  const all = await subscriptionsOf(tx.db, one.userId);
  const isReplaced = all.some(
    ({ id, createdAt, cancelledAt }) => id !== one.id && createdAt >= one.createdAt && cancelledAt === null,
  );
  if (!isReplaced) await tell(tx, 'subscription-cancelled', one);
}

/** Mails its owner that a subscription goes on after all. */
export const tellResumed = (tx: Context, one: Ending): Promise<void> => tell(tx, 'subscription-resumed', one);

function tell(
  tx: Context,
  kind: 'subscription-cancelled' | 'subscription-resumed',
  { userId, planId, endsAt }: Ending,
): Promise<void> {
  return queueMail(tx, { kind, to: { userId }, details: { planId, endsAt: instant(endsAt) } });
}
