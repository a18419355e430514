import type { Edit } from '@maquette/contract';
import { requireUser } from '../../../platform/require-user.ts';
import { listOwnEdits } from '../edits.store.ts';
import type { EditsContext } from '../ports.ts';
import { toEdits } from './edit-answer.ts';

const PAGE = 20;

export interface ListEdits {
  readonly state?: 'open' | 'all' | undefined;
  readonly limit?: number | undefined;
}

/** The caller's edits, newest first: all of them, or those that are not over. */
export async function listEdits(
  ctx: EditsContext,
  { state = 'all', limit = PAGE }: ListEdits,
): Promise<{ edits: Edit[] }> {
  const openSince = state === 'open' ? { openSince: Number.MAX_SAFE_INTEGER } : {};
  const edits = await listOwnEdits(ctx.db, { userId: requireUser(ctx), limit, ...openSince });
  return { edits: await toEdits(ctx, edits) };
}
