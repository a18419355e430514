import { inTransaction } from '../../../platform/database/transaction.ts';
import { releaseCredits } from '../../credits/index.ts';
import { changeEdit, type StoredEdit } from '../edits.store.ts';
import type { EditsContext } from '../ports.ts';
import { openEditsOf, removeRowsOf } from './account-data.store.ts';

export type EndedEdit = Pick<StoredEdit, 'id' | 'userId'>;

/**
 * Cancels what a person has under way, gives back what it held, and removes all their edits; whoever still works on one will
 * find nothing to finish. Within the transaction that is open.
 * @returns what was ended: for `tellEnded`, once the transaction is kept
 */
export const removeEditsOf = (ctx: EditsContext, { userId }: { userId: string }): Promise<EndedEdit[]> =>
  inTransaction(ctx, async (tx) => {
    const ended: EndedEdit[] = [];
    for (const id of await openEditsOf(tx.db, userId)) {
      const edit = await changeEdit(tx.db, { id, event: 'cancel', set: { finished_at: tx.now() } });
      if (!edit) continue;
      if (edit.price > 0) await releaseCredits(tx, { userId, editId: id });
      ended.push({ id, userId });
    }
    await removeRowsOf(tx.db, userId);
    return ended;
  });

/** Stops whoever works here on edits that were ended; other processes find out by themselves. */
export function tellEnded({ bus }: Pick<EditsContext, 'bus'>, ended: readonly EndedEdit[]): void {
  for (const edit of ended) bus.publishEnd(edit);
}
