import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Context } from '../../../platform/context.ts';
import { noteChange } from '../totals.store.ts';
import { bringBack, setAside } from './aside.store.ts';

export interface SwapResults {
  readonly userId: string;
  /** In the history. */
  readonly resultId: string;
  /** Stands aside. */
  readonly takeId: string;
}

/**
 * Puts a take that stands aside into the history in the place of the result, with its star; within the transaction that is open.
 * @returns false when the result is not in the history any more, or the take not there: then nothing is changed
 */
export const swapResults = (ctx: Context, { userId, resultId, takeId }: SwapResults): Promise<boolean> =>
  inTransaction(ctx, async ({ db, now }) => {
    const former = await setAside(db, { userId, id: resultId, now: now() });
    if (!former) return false;
    if (!(await bringBack(db, { userId, id: takeId, starredAt: former.starredAt })))
      throw new Error(`take ${takeId} does not stand aside`);
    await noteChange(db, userId);
    return true;
  });
