import { inTransaction } from '../../../platform/database/transaction.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { settleCredits } from '../../credits/index.ts';
import { addResult, discardResult, type StoredFile } from '../../files/index.ts';
import { changeEdit, type StoredEdit } from '../edits.store.ts';
import type { Performed } from './keep-result.ts';
import type { EditsContext } from '../ports.ts';
import { sourceOf } from '../recipes/index.ts';

/**
 * Makes a performed edit succeed: result in the history, price charged, state final, all or nothing.
 * When the edit is not this worker's any more (cancelled, taken over), the result goes and nothing is charged.
 * @returns whether it succeeded
 * @throws Refusal storage_full; the result is gone then
 */
export async function finishEdit(
  ctx: EditsContext,
  { edit, performed, owner }: { edit: StoredEdit; performed: Performed; owner: string },
): Promise<boolean> {
  const { changedOutside, outsidePixels, cost } = performed;
  const finishedAt = ctx.now();
  const file = withReceipt(performed.file, { edit, finishedAt });
  const set = {
    stage: 'done',
    progress: 1,
    charged: edit.price,
    result_id: file.id,
    changed_outside: changedOutside,
    outside_pixels: outsidePixels,
    cost: cost && JSON.stringify(cost),
    finished_at: finishedAt,
  };
  const limit = await ctx.storageLimitOf(ctx, edit);
  const commit = () =>
    inTransaction(ctx, async (tx) => {
      const succeeded = await changeEdit(tx.db, { id: edit.id, event: 'succeed', owner, set });
      if (!succeeded) return false;
      await addResult(tx, { file, limit });
      if (edit.price > 0) await settle(tx, edit);
      return true;
    });
  const isDone = await commit().catch(async (error: unknown) => {
    // After any other error the commit may have happened all the same: bytes nobody refers to are swept up later.
    if (error instanceof Refusal) await discardResult(ctx, file);
    throw error;
  });
  if (isDone) ctx.bus.publish(edit);
  else await discardResult(ctx, file);
  return isDone;
}

const settle = (tx: EditsContext, edit: StoredEdit): Promise<number> =>
  settleCredits(tx, {
    userId: edit.userId,
    editId: edit.id,
    source: sourceOf(edit),
    description: edit.request.prompt,
  });

/** When it was made and what it cost, kept with the result. */
const withReceipt = (
  file: StoredFile,
  { edit, finishedAt }: { edit: StoredEdit; finishedAt: number },
): StoredFile => {
  const receipt = {
    startedAt: new Date(edit.startedAt ?? finishedAt).toISOString(),
    finishedAt: new Date(finishedAt).toISOString(),
    price: edit.price,
    charged: edit.price,
  };
  return { ...file, details: { ...file.details, receipt } };
};
