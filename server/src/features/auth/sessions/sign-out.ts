import type { Context } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { removeSession } from './sessions.store.ts';

/** Ends the session that the caller came with; the person's other sessions stay. */
export const signOut = async ({ actor, db }: Context): Promise<{ success: true }> => {
  if (actor.kind !== 'user') throw new Refusal('not_signed_in');
  await removeSession(db, { id: actor.sessionId, userId: actor.userId });
  return { success: true };
};
