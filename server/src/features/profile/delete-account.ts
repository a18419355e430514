import { inTransaction } from '../../platform/database/transaction.ts';
import { queueMail } from '../../platform/mailer/queue-mail.ts';
import { countHit } from '../../platform/rate-limit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { requireUser } from '../../platform/require-user.ts';
import { assertOwner, forgetAccount, type Proof } from '../auth/index.ts';
import { closeAccountMoney } from '../payments/index.ts';
import type { ProfileContext } from './ports.ts';
import { limitsOf } from './profile.rules.ts';
import { clearRemains, removeBelongings } from './remove-belongings.ts';

/**
 * Deletes the caller's account: pictures, prompts and edits, sessions and ways to sign in, name and address. The ledger and
 * the record of what happened when stay, without the person, and so does what was paid. The address is free again at once.
 * Nothing is deleted while a subscription could go on charging: the card provider forgets the person first.
 * @throws Refusal `not_signed_in`, `session_expired`, `rate_limited`, `cards_unavailable`, `cards_busy` and what
 *   `assertOwner` says
 */
export const deleteAccount = async (ctx: ProfileContext, proof: Proof): Promise<{ success: true }> => {
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
};
