import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { queueMail } from '../../platform/mailer/queue-mail.ts';
import { countHit } from '../../platform/rate-limit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { requireUser } from '../../platform/require-user.ts';
import { assertOwner, forgetAccount, goneSince, type Proof, removeTraces } from '../auth/index.ts';
import { forgetWords } from '../credits/index.ts';
import { type EditsPorts, type EndedEdit, removeEditsOf, tellEnded } from '../edits/index.ts';
import { removeBlobs, type RemovedBlobs, removeEverythingOf } from '../files/index.ts';
import { closeAccountMoney, type PaymentsPorts } from '../payments/index.ts';
import { removeShares } from '../shares/index.ts';
import type { ProfileContext } from './ports.ts';
import { latecomersMs, limitsOf } from './profile.rules.ts';

/**
 * Deletes the caller's account: pictures, prompts and edits, sessions and ways to sign in, name and address. The ledger and
 * the record of what happened when stay, without the person, and so does what was paid. The address is free again at once.
 * Nothing is deleted while a subscription could go on charging: the card provider forgets the person first.
 * @throws Refusal `not_signed_in`, `session_expired`, `rate_limited`, `cards_unavailable`, `cards_busy` and what
 *   `assertOwner` says
 */
export async function deleteAccount(ctx: ProfileContext, proof: Proof): Promise<{ success: true }> {
  const userId = requireUser(ctx);
  await countHit(ctx, limitsOf.deletion, userId);
  await assertOwner(ctx, { ...proof, userId });
  await closeAccountMoney(ctx, { userId });
  const remains = await inTransaction(ctx, async (tx) => {
    const person = await forgetAccount(tx, { userId });
    if (!person) throw new Refusal('session_expired');
    const { email, fullName, locale } = person;
    await queueMail(tx, { kind: 'account-deleted', to: { email }, locale, details: { fullName } });
    return removeBelongings(tx, { userId });
  });
  await clearRemains(ctx, remains);
  return { success: true };
}

/**
 * Removes what arrived for people while they were deleting their account, and ends what could still charge them. Where the
 * card provider keeps one of them for now, the others do not wait for it.
 */
export async function sweepDeletedAccounts(ctx: RemovalContext & PaymentsPorts): Promise<void> {
  for (const userId of await goneSince(ctx.db, ctx.now() - latecomersMs)) {
    await clearRemains(ctx, await removeBelongings(ctx, { userId }));
    try {
      await closeAccountMoney(ctx, { userId });
    } catch (error) {
      ctx.log.error({ err: error, userId }, 'money of a deleted account is left to the next sweep');
    }
  }
}

/** What a removal leaves to be done outside its transaction. */
export interface Remains {
  readonly ended: readonly EndedEdit[];
  readonly blobs: RemovedBlobs;
}

type Person = { readonly userId: string };
export type RemovalContext = Context & EditsPorts;

/** Removes everything of somebody who is gone, but for the numbers of the ledger. Done twice, it is done once. */
export function removeBelongings(ctx: RemovalContext, person: Person): Promise<Remains> {
  return inTransaction(ctx, async (tx) => {
    await removeTraces(tx, person);
    await removeShares(tx, person);
    const ended = await removeEditsOf(tx, person);
    await forgetWords(tx, person);
    return { ended, blobs: await removeEverythingOf(tx, person) };
  });
}

/** Ends the work and removes the bytes behind what was removed. What cannot be removed now is swept up later. */
export async function clearRemains(ctx: RemovalContext, { ended, blobs }: Remains): Promise<void> {
  tellEnded(ctx, ended);
  try {
    await removeBlobs(ctx, blobs);
  } catch (error) {
    ctx.log.error({ err: error }, 'pictures of a deleted account are left to the sweep');
  }
}
