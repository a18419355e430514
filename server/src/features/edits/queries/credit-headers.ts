import type { Context } from '../../../platform/context.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { getBalance } from '../../credits/index.ts';
import { findEdit } from '../edits.store.ts';

/** What a program reads of its credits beside the answer of an edit: what can be spent now, and what was spent on this. */
export const creditHeaders = async (ctx: Context, consumed: number): Promise<Record<string, string>> => ({
  'x-credits-remaining': String((await getBalance(ctx)).balance),
  'x-credits-consumed': String(consumed),
});

/** The same for one of the caller's edits. */
export async function creditHeadersOf(ctx: Context, { id }: { id: string }): Promise<Record<string, string>> {
  const edit = await findEdit(ctx.db, { userId: requireUser(ctx), id });
  return creditHeaders(ctx, edit?.charged ?? 0);
}
