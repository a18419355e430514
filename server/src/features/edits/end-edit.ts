import type { ErrorCode } from '@maquette/contract';
import { inTransaction } from '../../platform/database/transaction.ts';
import { releaseCredits } from '../credits/index.ts';
import { changeEdit, type StoredEdit } from './edits.store.ts';
import { noteEnd } from './note-end.ts';
import type { EditsContext } from './ports.ts';

export interface EndEdit {
  readonly id: string;
  readonly event: 'fail' | 'cancel';
  readonly errorCode: ErrorCode;
  /** Only when this worker still holds it. */
  readonly owner?: string;
}

/** Ends an edit without a result and gives back what it held; null when it is over already, or somebody else's by now. */
export async function endEdit(
  ctx: EditsContext,
  { errorCode, ...change }: EndEdit,
): Promise<StoredEdit | null> {
  const ended = await inTransaction(ctx, async (tx) => {
    const set = { stage: 'done', error_code: errorCode, finished_at: tx.now() };
    const edit = await changeEdit(tx.db, { ...change, set });
    if (edit && edit.price > 0) await releaseCredits(tx, { userId: edit.userId, editId: edit.id });
    return edit;
  });
  if (ended) {
    ctx.bus.publishEnd(ended);
    noteEnd(ctx, ended, ended.state);
  }
  return ended;
}
