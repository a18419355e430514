import { toolRowOf } from '@maquette/contract';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { settleCredits } from '../../credits/index.ts';
import { addResult, discardResults, type StoredFile } from '../../files/index.ts';
import { changeEdit, type StoredEdit } from '../edits.store.ts';
import { noteEnd } from '../end-edit.ts';
import type { EditsContext } from '../ports.ts';
import { addTakes } from '../takes.store.ts';
import type { KeptTake, Performed } from './keep-result.ts';

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
  const takes = performed.takes.map((take) => withReceipt(take, { edit, finishedAt }));
  const files = takes.map(({ file }) => file);
  const [file] = files;
  const set = {
    stage: 'done',
    progress: 1,
    charged: edit.price,
    result_id: file?.id ?? null,
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
      await addResult(tx, { ...placesOf(edit, files), limit });
      if (edit.previewUntil === null) await addTakes(tx.db, rated(edit, takes));
      if (edit.price > 0) await settle(tx, edit);
      return true;
    });
  const isDone = await commit().catch(async (error: unknown) => {
    // After any other error the commit may have happened all the same: bytes nobody refers to are swept up later.
    if (error instanceof Refusal) await discardResults(ctx, files);
    throw error;
  });
  if (isDone) {
    ctx.bus.publish(edit);
    noteEnd(ctx, edit, 'succeeded');
  } else await discardResults(ctx, files);
  return isDone;
}

/** The result stands in the history, the other takes beside it; a preview stands in none. */
const placesOf = (edit: StoredEdit, [result, ...others]: readonly StoredFile[]) =>
  edit.previewUntil === null || !result
    ? { result: result ?? null, aside: others }
    : { result: null, aside: [result] };

/** What the engine offered; an engine that makes one alone offers nothing. */
const rated = ({ id: editId }: StoredEdit, takes: readonly KeptTake[]) =>
  takes.flatMap(({ file, rating, method }) =>
    rating === null || method === null ? [] : [{ editId, fileId: file.id, rating, method }],
  );

const settle = (tx: EditsContext, edit: StoredEdit): Promise<number> =>
  settleCredits(tx, {
    userId: edit.userId,
    editId: edit.id,
    source: toolRowOf(edit).sourceOf(edit.request),
    description: edit.request.prompt,
  });

/** When it was made and what it cost, kept with the result. */
function withReceipt(
  take: KeptTake,
  { edit, finishedAt }: { edit: StoredEdit; finishedAt: number },
): KeptTake {
  const receipt = {
    startedAt: new Date(edit.startedAt ?? finishedAt).toISOString(),
    finishedAt: new Date(finishedAt).toISOString(),
    price: edit.price,
    charged: edit.price,
  };
  return { ...take, file: { ...take.file, details: { ...take.file.details, receipt } } };
}
