import type { Edit } from '@maquette/contract';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { findEdit } from '../edits.store.ts';
import type { EditsContext } from '../ports.ts';
import { toEdit } from './edit-answer.ts';

/** State, progress and result of one of the caller's edits. @throws Refusal not_found */
export async function getEdit(ctx: EditsContext, { id }: { id: string }): Promise<Edit> {
  const edit = await findEdit(ctx.db, { userId: requireUser(ctx), id });
  if (!edit) throw new Refusal('not_found');
  return toEdit(ctx, edit);
}
