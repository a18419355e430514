import type { Context } from '../../context.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Item, OrderReference, SubscribeOutcome, SubscriptionState } from '../card-provider.ts';
import { type Customer, findCustomer } from './customers.ts';
import { queueEvent } from './events.ts';
import { objects } from './object-store.ts';
import { once } from './once.ts';
import { takeMoney } from './payments.ts';
import { sandboxTime } from './sandbox-clock.ts';
import type { HeldCard, Kept, SubscriptionBody } from './sandbox-objects.ts';
import { nextMonth, onFailed, onPaid, over, type Turn } from './subscription.rules.ts';
import { bankSays } from './test-cards.ts';

type Kind = Kept<'subscription'>;

interface Start {
  readonly customer: Customer;
  readonly card: HeldCard;
  readonly item: Item;
  readonly reference: OrderReference;
  readonly renews: boolean;
  /** What the first month costs less. */
  readonly creditCents?: number;
}

/** Takes the first month; whether the bank lets it go has been asked. To be called inside a transaction. */
export async function startSubscription(ctx: Context, start: Start): Promise<string> {
  const { customer, card, item, reference, renews, creditCents = 0 } = start;
  const [id, startedAt] = [`sub_${ctx.newId()}`, await sandboxTime(ctx)];
  const body: SubscriptionBody = {
    ...{ item, reference, cardId: card.id, creditCents, renews, startedAt },
    ...{ state: 'active', failedTries: 0, paid: [] },
  };
  await objects.add(ctx.db, { kind: 'subscription', id, customerId: customer.id, body });
  const added = await objects.find(ctx.db, 'subscription', id);
  if (added === null) throw new Error('The subscription is gone');
  await take(ctx, added, await payMonth(ctx, { subscription: added, customer, card, at: startedAt }));
  return id;
}

interface Subscribe extends Omit<Start, 'customer' | 'card'> {
  readonly customerId: string;
  readonly cardId: string;
  readonly idempotencyKey: string;
}

const subscribe = (
  context: Context,
  { idempotencyKey: key, ...order }: Subscribe,
): Promise<SubscribeOutcome> =>
  once(context, { key, order: ['subscribe', order] }, async (ctx) => {
    const customer = await findCustomer(ctx, order.customerId);
    const card = customer?.body.cards.find(({ id }) => id === order.cardId);
    if (customer === null || card === undefined) return { kind: 'method_unknown' };
    const said = bankSays(card, false);
    if (said !== 'yes') return { kind: said };
    const { item, reference, renews, creditCents = 0 } = order;
    const start = { customer, card, item, reference, renews, creditCents };
    return { kind: 'active', subscriptionId: await startSubscription(ctx, start) };
  });

async function read({ db }: Context, subscriptionId: string): Promise<SubscriptionState | null> {
  const subscription = await objects.find(db, 'subscription', subscriptionId);
  if (subscription === null) return null;
  const { item, reference, state, renews, failedTries, paid } = subscription.body;
  const customerId = subscription.customerId ?? '';
  const nextCents = item.amountCents;
  return { subscriptionId, customerId, reference, state, renews, nextCents, failedTries, paid };
}

const setRenewal = (
  context: Context,
  { subscriptionId, renews }: { subscriptionId: string; renews: boolean },
) =>
  inTransaction(context, async (ctx) => {
    const subscription = await objects.find(ctx.db, 'subscription', subscriptionId);
    if (subscription === null) throw new Error('There is no such subscription');
    const { state } = subscription.body;
    if (state === 'over' || subscription.body.renews === renews) return;
    // Whose month is over already has nothing to wait for.
    const turn =
      state === 'past_due' && !renews
        ? { ...over, body: { ...over.body, renews } }
        : { body: { renews }, dueAt: subscription.dueAt, events: ['customer.subscription.updated'] };
    await take(ctx, subscription, turn);
  });

const setItem = (context: Context, { subscriptionId, item }: { subscriptionId: string; item: Item }) =>
  inTransaction(context, async (ctx) => {
    const subscription = await objects.find(ctx.db, 'subscription', subscriptionId);
    if (subscription === null) throw new Error('There is no such subscription');
    const { body, dueAt } = subscription;
    if (body.state === 'over' || body.item.amountCents === item.amountCents) return;
    await take(ctx, subscription, { body: { item }, dueAt, events: ['customer.subscription.updated'] });
  });

const end = (context: Context, subscriptionId: string): Promise<void> =>
  inTransaction(context, async (ctx) => {
    const subscription = await objects.find(ctx.db, 'subscription', subscriptionId);
    if (subscription !== null && subscription.body.state !== 'over') await take(ctx, subscription, over);
  });

/** Renews, tries again or ends what is due at `now`, by the time it was due. @returns whether it was still due */
const renewDue = (context: Context, { id, now }: { id: string; now: number }): Promise<boolean> =>
  inTransaction(context, async (ctx) => {
    const subscription = await objects.find(ctx.db, 'subscription', id);
    const at = subscription?.dueAt ?? null;
    if (subscription === null || at === null || at > now) return false;
    await take(ctx, subscription, await turnAt(ctx, subscription, at));
    return true;
  });

async function turnAt(ctx: Context, subscription: Kind, at: number): Promise<Turn> {
  const { renews, cardId } = subscription.body;
  const customer = await findCustomer(ctx, subscription.customerId ?? '');
  if (!renews || customer === null) return over;
  const { cards, defaultId } = customer.body;
  const card = cards.find(({ id }) => id === cardId) ?? cards.find(({ id }) => id === defaultId);
  if (card === undefined || bankSays(card, false) !== 'yes') return onFailed(subscription.body, at);
  return payMonth(ctx, { subscription, customer, card, at });
}

interface Month {
  readonly subscription: Kind;
  readonly customer: Customer;
  readonly card: HeldCard;
  readonly at: number;
}

async function payMonth(ctx: Context, { subscription, customer, card, at }: Month): Promise<Turn> {
  const { body, id } = subscription;
  const amountCents = body.item.amountCents - (body.paid.length === 0 ? (body.creditCents ?? 0) : 0);
  const paymentId = await takeMoney(ctx, { customer, card, amountCents, reference: null, at });
  const invoiceId = `in_${id.slice('sub_'.length)}_${body.paid.length + 1}`;
  return onPaid(body, { invoiceId, paymentId, amountCents, ...nextMonth(body), paidAt: at });
}

async function take(ctx: Context, subscription: Kind, { body, dueAt, events }: Turn): Promise<void> {
  await objects.change(ctx.db, subscription, { body, dueAt });
  for (const type of events) await queueEvent(ctx, type, { kind: 'subscription', id: subscription.id });
}

/** Months that are paid one after the other. */
export const subscriptions = { subscribe, read, setRenewal, setItem, end, renewDue };
