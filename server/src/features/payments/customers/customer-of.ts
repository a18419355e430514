import { inTransaction } from '../../../platform/database/transaction.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { PaymentsContext } from '../ports.ts';
import { addCustomer, findCustomer } from './customers.store.ts';

/**
 * Who somebody is to the card provider, made at the first need. Two calls at once may make two there; one is kept here, and
 * nothing ever happens to the other.
 * @throws Refusal `session_expired`, `cards_unavailable`, `cards_busy`
 */
export const customerOf = async (ctx: PaymentsContext, { userId }: { userId: string }): Promise<string> => {
  const own = { userId, provider: ctx.cards.name };
  const known = await findCustomer(ctx.db, own);
  if (known !== null) return known;
  const payer = await ctx.payerOf(ctx, { userId });
  if (!payer) throw new Refusal('session_expired');
  const customerId = await ctx.cards.createCustomer({ userId, ...payer });
  return inTransaction(ctx, async (tx) => {
    await addCustomer(tx.db, { ...own, customerId, createdAt: tx.now() });
    await tx.assertStillHere(tx, { userId });
    return (await findCustomer(tx.db, own)) ?? customerId;
  });
};
