import type { Edit } from '@maquette/contract';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { findEdit } from '../edits.store.ts';
import { endEdit } from '../end-edit.ts';
import type { EditsContext } from '../ports.ts';
import { toEdit } from '../queries/edit-answer.ts';

/** Stops one of the caller's edits; cancelling twice is cancelling once. @throws Refusal not_found, edit_is_final */
export async function cancelEdit(ctx: EditsContext, { id }: { id: string }): Promise<Edit> {
  const userId = requireUser(ctx);
  if (!(await findEdit(ctx.db, { userId, id }))) throw new Refusal('not_found');
  await endEdit(ctx, { id, event: 'cancel', errorCode: 'edit_cancelled' });
  const edit = await findEdit(ctx.db, { userId, id });
  if (edit?.state !== 'cancelled') throw new Refusal('edit_is_final');
  return toEdit(ctx, edit);
}
