import { inTransaction } from '../../../platform/database/transaction.ts';
import { CustomerGone } from '../../../platform/payment-provider/card-provider.ts';
import { countHit } from '../../../platform/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { limitsOf } from '../payments.rules.ts';
import type { PaymentsContext } from '../ports.ts';
import {
  addCustomer,
  findCustomer,
  findToldCustomer,
  removeCustomer,
  saveToldEmail,
} from './customers.store.ts';

/**
 * Lets the caller be known to the card provider; done twice it is done once.
 * @throws Refusal `not_signed_in`, `session_expired`, `rate_limited`, `cards_unavailable`, `cards_busy`
 */
export async function createCustomer(ctx: PaymentsContext): Promise<{ success: true; customerId: string }> {
  return { success: true, customerId: await ownCustomer(ctx) };
}

/** Who the caller is to the card provider. @throws Refusal as `createCustomer` does */
export async function ownCustomer(ctx: PaymentsContext): Promise<string> {
  const userId = requireUser(ctx);
  await countHit(ctx, limitsOf.look, userId);
  return customerOf(ctx, { userId });
}

/**
 * Who somebody is to the card provider, made at the first need. Two calls at once may make two there; one is kept here, and
 * nothing ever happens to the other.
 * @throws Refusal `session_expired`, `cards_unavailable`, `cards_busy`
 */
export async function customerOf(ctx: PaymentsContext, { userId }: { userId: string }): Promise<string> {
  const own = { userId, provider: ctx.cards.name };
  const known = await findToldCustomer(ctx.db, own);
  const payer = await ctx.payerOf(ctx, { userId });
  if (known) {
    if (payer && payer.email !== known.email) await tellChange(ctx, { ...own, ...known, ...payer });
    return known.customerId;
  }
  if (!payer) throw new Refusal('session_expired');
  const { email, fullName } = payer;
  const customerId = await ctx.cards.createCustomer({ userId, email, fullName });
  return inTransaction(ctx, async (tx) => {
    await addCustomer(tx.db, { ...own, customerId, email, createdAt: tx.now() });
    await tx.assertStillHere(tx, { userId });
    return (await findCustomer(tx.db, own)) ?? customerId;
  });
}

/** Whose address has changed since the provider heard of it. Told again as long as it was not written down. */
async function tellChange(
  ctx: PaymentsContext,
  { customerId, email, fullName, ...own }: Changed,
): Promise<void> {
  await ctx.cards.changeCustomer(customerId, { email, fullName });
  const { userId, provider } = own;
  await saveToldEmail(ctx.db, { userId, provider, email });
}

interface Changed {
  readonly userId: string;
  readonly provider: string;
  readonly customerId: string;
  readonly email: string;
  readonly fullName: string;
}

/**
 * Does something as who somebody is to the card provider; where that customer was deleted there by hand, as a new one.
 * @throws Refusal as `customerOf` and `act` do
 */
export async function asCustomer<T>(
  ctx: PaymentsContext,
  { userId }: { userId: string },
  act: (customerId: string) => Promise<T>,
): Promise<T> {
  try {
    return await act(await customerOf(ctx, { userId }));
  } catch (error) {
    if (!(error instanceof CustomerGone)) throw error;
    await removeCustomer(ctx.db, { userId, provider: ctx.cards.name });
    return act(await customerOf(ctx, { userId }));
  }
}
