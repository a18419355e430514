import type { ErrorCode } from '@maquette/contract';
import { inTransaction } from '../../platform/database/transaction.ts';
import { releaseCredits } from '../credits/index.ts';
import { changeEdit, type StoredEdit } from './edits.store.ts';
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

type Noting = Pick<EditsContext, 'log' | 'meter' | 'now'>;

/** Tells log and figures how an edit ended; once its transaction is kept. */
export function noteEnd({ log, meter, now }: Noting, edit: StoredEdit, state: StoredEdit['state']): void {
  const { id: editId, requestId, engine, tool, price, errorCode } = edit;
  const ms = now() - edit.createdAt;
  log.info(
    { editId, requestId, engine, tool, state, ms, ...(errorCode && { code: errorCode }) },
    'edit ended',
  );
  meter.count('edits_ended', { engine, state });
  meter.count('credits', { movement: state === 'succeeded' ? 'settled' : 'released' }, price);
}
