import type { Edit } from '@maquette/contract';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { countHit } from '../../../platform/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { swapResults } from '../../files/index.ts';
import { editLimit } from '../edits.rules.ts';
import { findEdit } from '../edits.store.ts';
import type { EditsContext } from '../ports.ts';
import { takesTold } from '../queries/edit-answer.ts';
import { getEdit } from '../queries/own-edits.ts';
import { pointToTake, takesOf } from '../takes.store.ts';

/** How often it is tried when somebody else chooses at the same time. */
const ATTEMPTS = 3;

export interface ChooseTake {
  readonly id: string;
  /** Counted from 0, as the edit tells its takes. */
  readonly index: number;
}

/**
 * Makes another take of one of the caller's removals its result: the history shows it in the place of the former one, and nothing is charged.
 * Done twice, it is done once.
 * @throws Refusal not_found, also when its picture is not in the history any more; validation_failed when there is no such take
 */
export async function chooseTake(ctx: EditsContext, { id, index }: ChooseTake): Promise<Edit> {
  const userId = requireUser(ctx);
  await countHit(ctx, editLimit, userId);
  const edit = await findEdit(ctx.db, { userId, id });
  if (!edit) throw new Refusal('not_found');
  const told = await getEdit(ctx, { id });
  if (index >= told.takes.length)
    throw new Refusal('validation_failed', { fields: { index: { code: 'invalid' } } });
  if (told.takes[index]?.isResult) return told;
  await inTransaction(ctx, (tx) => choose(tx, { userId, editId: takesTold(edit), index }));
  ctx.bus.publish(edit);
  return getEdit(ctx, { id });
}

interface Choice {
  readonly userId: string;
  readonly editId: string;
  readonly index: number;
}

async function choose(ctx: EditsContext, { userId, editId, index }: Choice): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const takes = (await takesOf(ctx.db, { userId, editIds: [editId] })).get(editId) ?? [];
    const result = takes.find(({ isResult }) => isResult)?.fileId;
    const take = takes[index]?.fileId;
    if (!result || !take) break;
    if (result === take) return;
    if (!(await swapResults(ctx, { userId, resultId: result, takeId: take }))) continue;
    return pointToTake(ctx.db, { userId, editId, index, fileId: take });
  }
  throw new Refusal('not_found');
}
