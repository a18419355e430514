import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/refusal.ts';
import { afterRelease } from './credits.rules.ts';
import { closeReservation, findReservation, lockAccount, saveAccount } from './credits.store.ts';

export interface ReleaseCredits {
  readonly userId: string;
  readonly editId: string;
}

/**
 * Gives back what an edit held: it failed, was cancelled or ran out of time. Done twice, it gives back once;
 * an edit that has reserved nothing has nothing to give back.
 * @throws Refusal `edit_is_final` when the edit has been charged
 */
export const releaseCredits = (ctx: Context, input: ReleaseCredits): Promise<void> =>
  inTransaction(ctx, async ({ db }) => {
    const { userId } = input;
    const account = await lockAccount(db, userId);
    const reservation = await findReservation(db, input);
    if (!reservation || reservation.state === 'released') return;
    if (reservation.state === 'settled') throw new Refusal('edit_is_final');

    await closeReservation(db, input, 'released');
    await saveAccount(db, userId, afterRelease(account, reservation.amount));
  });
