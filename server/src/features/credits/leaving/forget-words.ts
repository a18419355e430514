import type { Context } from '../../../platform/context.ts';
import { forgetDescriptions } from './leaving.store.ts';

/** Leaves of a ledger whose owner is gone what was counted and when, and nothing of what they wrote. */
export const forgetWords = ({ db }: Pick<Context, 'db'>, { userId }: { userId: string }): Promise<void> =>
  forgetDescriptions(db, userId);
