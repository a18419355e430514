import type { Context } from '../../../src/platform/context.ts';
import type { Db } from '../../../src/platform/database/db.ts';
import { inTransaction } from '../../../src/platform/database/transaction.ts';
import { releaseCredits, reserveCredits, settleCredits } from '../../../src/features/credits/index.ts';

const TIMEOUT_MS = 120_000;

interface Edit {
  readonly userId: string;
  readonly editId: string;
}

/** An edit is begun as the edits room begins one: its price is held and its row written, both or neither. */
export const beginEdit = (ctx: Context, { userId, editId }: Edit, price: number): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    await reserveCredits(tx, { userId, editId, amount: price });
    const now = tx.now();
    await tx.db
      .insertInto('edits')
      .values({
        id: editId,
        user_id: userId,
        request_id: editId,
        tool: 'inpaint',
        is_premium: price > 1 ? 1 : 0,
        state: 'running',
        stage: 'drawing',
        progress: 0,
        engine: 'fake',
        price,
        charged: 0,
        source_id: editId,
        mask_id: null,
        request: '{}',
        result_id: null,
        changed_outside: null,
        outside_pixels: null,
        error_code: null,
        attempts: 1,
        lease_owner: null,
        lease_until: null,
        deadline_at: now + TIMEOUT_MS,
        created_at: now,
        started_at: now,
        finished_at: null,
      })
      .execute();
  });

/** It ends as the worker ends one: charged with its result, or given back. */
export const endEdit = (ctx: Context, { userId, editId }: Edit, hasSucceeded: boolean): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const edit = { userId, editId };
    const charged = hasSucceeded
      ? await settleCredits(tx, { ...edit, source: 'inpaint', description: 'a sofa' })
      : await releaseCredits(tx, edit).then(() => 0);
    await tx.db
      .updateTable('edits')
      .set({
        state: hasSucceeded ? 'succeeded' : 'failed',
        charged,
        result_id: hasSucceeded ? editId : null,
        finished_at: tx.now(),
      })
      .where('id', '=', editId)
      .execute();
  });

/** Edits that nobody has brought to an end. */
export const openEdits = async (db: Db): Promise<Edit[]> =>
  db
    .selectFrom('edits')
    .select(['user_id as userId', 'id as editId'])
    .where('finished_at', 'is', null)
    .orderBy('id')
    .execute();
