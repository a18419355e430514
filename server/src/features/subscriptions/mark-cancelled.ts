import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { cancelledCourse, type StoredSubscription } from './subscriptions.rules.ts';
import { holdSubscription, saveCourse } from './subscriptions.store.ts';
import { tellCancelled } from './tell-cancelled.ts';

/**
 * Writes down that its owner has stopped a subscription, and mails them until when it runs. Done twice it is done once;
 * nothing is written where they have taken it back since.
 * @param input.at the card provider's time
 * @param input.resumedAt as it was when the provider was told
 */
export const markCancelled = (
  ctx: Context,
  { id, at, resumedAt }: { id: string; at: number; resumedAt: number | null },
): Promise<StoredSubscription> =>
  inTransaction(ctx, async (tx) => {
    const known = await holdSubscription(tx.db, { id });
    if (!known) throw new Error(`there is no subscription ${id}`);
    if (known.resumedAt !== resumedAt || (known.cancelledAt !== null && resumedAt === null)) return known;
    const next = { ...known, ...cancelledCourse(known, at) };
    await saveCourse(tx.db, id, next);
    if (known.cancelledAt === null) await tellCancelled(tx, next);
    return next;
  });
