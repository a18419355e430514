import type { Context } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { isGone } from './leaving.store.ts';

/**
 * That a person did not delete their account while something of theirs was on its way. To be asked in the transaction that
 * wrote it, after writing: the row that refers to them keeps the deletion waiting, or has waited for it.
 * @throws Refusal `session_expired`
 */
export const assertStillHere = async (
  { db }: Pick<Context, 'db'>,
  { userId }: { userId: string },
): Promise<void> => {
  if (await isGone(db, userId)) throw new Refusal('session_expired');
};
