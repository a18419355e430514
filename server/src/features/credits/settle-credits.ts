import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { queueMail } from '../../platform/mailer/queue-mail.ts';
import { Refusal } from '../../platform/refusal.ts';
import { afterRelease, afterSettle, type EditSource, hasRunLow, naturalKeys } from './credits.rules.ts';
import { appendEntry, closeReservation, findReservation, lockAccount, saveAccount } from './credits.store.ts';

export interface SettleCredits {
  readonly userId: string;
  readonly editId: string;
  readonly source: EditSource;
  /** The person's own words, shown in the ledger. */
  readonly description: string;
}

/**
 * Turns what an edit held into what it cost, and says how much that is. Done twice, it charges once.
 * @returns the credits charged
 * @throws Refusal `edit_is_final` when the reservation was given back before
 */
export function settleCredits(ctx: Context, input: SettleCredits): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const { db, now, newId } = tx;
    const { userId, editId } = input;
    const account = await lockAccount(db, userId);
    const reservation = await findReservation(db, { userId, editId });
    if (!reservation) throw new Error(`edit ${editId} has reserved nothing`);
    if (reservation.state === 'released') throw new Refusal('edit_is_final');
    if (reservation.state === 'settled') return reservation.amount;

    const after = afterSettle(account, reservation.amount);
    await closeReservation(db, { userId, editId }, 'settled');
    await saveAccount(db, userId, after);
    if (reservation.amount > 0)
      await appendEntry(db, {
        id: newId(),
        userId,
        naturalKey: naturalKeys.edit(editId),
        amount: -reservation.amount,
        source: input.source,
        description: input.description,
        balanceAfter: after.balance,
        editId,
        createdAt: now(),
      });
    if (hasRunLow(account, after)) await tellLow(tx, { userId, balance: after.balance });
    return reservation.amount;
  });
}

const tellLow = (tx: Context, { userId, balance }: { userId: string; balance: number }): Promise<void> =>
  queueMail(tx, { kind: 'credits-low', to: { userId }, details: { balance: String(balance) } });

export interface ReleaseCredits {
  readonly userId: string;
  readonly editId: string;
}

/**
 * Gives back what an edit held: it failed, was cancelled or ran out of time. Done twice, it gives back once;
 * an edit that has reserved nothing has nothing to give back.
 * @throws Refusal `edit_is_final` when the edit has been charged
 */
export function releaseCredits(ctx: Context, input: ReleaseCredits): Promise<void> {
  return inTransaction(ctx, async ({ db }) => {
    const { userId } = input;
    const account = await lockAccount(db, userId);
    const reservation = await findReservation(db, input);
    if (!reservation || reservation.state === 'released') return;
    if (reservation.state === 'settled') throw new Refusal('edit_is_final');

    await closeReservation(db, input, 'released');
    await saveAccount(db, userId, afterRelease(account, reservation.amount));
  });
}
