import type { Context } from '../../context.ts';
import { inTransaction } from '../../database/transaction.ts';
import { findCustomer } from './customers.ts';
import { objects } from './object-store.ts';
import { subscriptions } from './subscriptions.ts';

const EVERYTHING = 10_000;

/** Forgets who somebody is, their cards and open pages, and ends their subscriptions. Done twice it is done once. */
export const removeCustomer = (context: Context, customerId: string): Promise<void> =>
  inTransaction(context, async (ctx) => {
    const customer = await findCustomer(ctx, customerId);
    if (customer === null) return;
    const nobody = { userId: '', email: '', fullName: '', cards: [], defaultId: null, isGone: true };
    await objects.change(ctx.db, customer, { body: nobody });
    const of = { customerId, limit: EVERYTHING };
    for (const { id } of await objects.listOf(ctx.db, { ...of, kind: 'subscription' }))
      await subscriptions.end(ctx, id);
    for (const form of await objects.listOf(ctx.db, { ...of, kind: 'form' }))
      await objects.drop(ctx.db, form.id);
    const checkouts = await objects.listOf(ctx.db, { ...of, kind: 'checkout' });
    for (const checkout of checkouts.filter(({ body }) => body.state === 'open'))
      await objects.change(ctx.db, checkout, { body: { state: 'expired', waiting: null }, dueAt: null });
  });
