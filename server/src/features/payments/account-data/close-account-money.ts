import { earlierProviders } from '../../../platform/payment-provider/earlier-providers.ts';
import { walk } from '../../../platform/walk.ts';
import { runningSubscriptions } from '../../subscriptions/index.ts';
import { findCustomer, removeCustomer } from '../cards/customers.store.ts';
import type { StoredOrder } from '../orders/orders.rules.ts';
import { closeOrder, ordersAfter } from '../orders/orders.store.ts';
import type { PaymentsContext } from '../ports.ts';
import { addNote } from '../syncing/notes.store.ts';
import { settleOrder } from '../syncing/reconcile-money.ts';
import { writeTruth } from '../syncing/write-truth.ts';

type Person = { readonly userId: string };

/**
 * Ends everything that could still take money from somebody who leaves: open checkouts, subscriptions, saved cards. What was
 * paid stays written down. Done twice it is done once; a provider that cannot be reached keeps the account from being
 * deleted, since its subscriptions would go on.
 * @throws Refusal `cards_unavailable`, `cards_busy`
 */
export async function closeAccountMoney(ctx: PaymentsContext, person: Person): Promise<void> {
  await closeOrders(ctx, person);
  await endSubscriptions(ctx, person);
  await leaveEarlierProviders(ctx, person);
  const own = { ...person, provider: ctx.cards.name };
  const customerId = await findCustomer(ctx.db, own);
  if (customerId === null) return;
  await ctx.cards.removeCustomer(customerId);
  await removeCustomer(ctx.db, own);
}

/** Those that kept their customers in this database, before another provider took their place. */
async function leaveEarlierProviders(ctx: PaymentsContext, person: Person): Promise<void> {
  for (const earlier of earlierProviders) {
    const own = { ...person, provider: earlier.name };
    const customerId = ctx.cards.name === earlier.name ? null : await findCustomer(ctx.db, own);
    if (customerId === null) continue;
    await earlier.removeCustomer(ctx, customerId);
    await removeCustomer(ctx.db, own);
  }
}

async function closeOrders(ctx: PaymentsContext, { userId }: Person): Promise<void> {
  const open = walk<StoredOrder>((after, limit) =>
    ordersAfter(ctx.db, { after, limit, userId, isOpen: true }),
  );
  for await (const order of open) {
    const { id, sessionId, provider } = order;
    if (sessionId !== null && provider === ctx.cards.name) await ctx.cards.expireCheckout(sessionId);
    await settleOrder(ctx, order);
    await closeOrder(ctx.db, { id, state: 'expired', at: await ctx.cardTime() });
  }
}

async function endSubscriptions(ctx: PaymentsContext, person: Person): Promise<void> {
  for (const { provider, providerId } of await runningSubscriptions(ctx, person)) {
    if (provider !== ctx.cards.name) continue;
    // Should the account stay after all, what became of its plan is found by this.
    const subject = { kind: 'subscription', id: providerId } as const;
    await addNote(ctx.db, { provider, subject, receivedAt: ctx.now() });
    await ctx.cards.endSubscription(providerId);
    await writeTruth(ctx, providerId);
  }
}
