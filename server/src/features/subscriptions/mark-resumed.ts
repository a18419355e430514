import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { resumedCourse, type StoredSubscription } from './subscriptions.rules.ts';
import { holdSubscription, saveCourse } from './subscriptions.store.ts';
import { tellResumed } from './tell-cancelled.ts';

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
export const markResumed = (ctx: Context, { id, isToRenew, at }: MarkResumed): Promise<StoredSubscription> =>
  inTransaction(ctx, async (tx) => {
    const known = await holdSubscription(tx.db, { id });
    if (!known) throw new Error(`there is no subscription ${id}`);
    if (known.cancelledAt === null) return known;
    const next = { ...known, ...resumedCourse(known, { isToRenew, at }) };
    await saveCourse(tx.db, id, next);
    if (next.cancelledAt === null) await tellResumed(tx, next);
    return next;
  });
