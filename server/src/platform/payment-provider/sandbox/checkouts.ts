import type { Context } from '../../context.ts';
import { inTransaction } from '../../database/transaction.ts';
import { newSecretToken } from '../../secret-token.ts';
import type { CheckoutState, OpenCheckout } from '../card-provider.ts';
import { type Customer, findCustomer, keepCard } from './customers.ts';
import { queueEvent } from './events.ts';
import { objects } from './object-store.ts';
import { once } from './once.ts';
import { takeMoney } from './payments.ts';
import { sandboxTime } from './sandbox-clock.ts';
import type { CheckoutBody, HeldCard, Kept } from './sandbox-objects.ts';
import { startSubscription } from './subscriptions.ts';
import { bankSays } from './test-cards.ts';

export type Checkout = Kept<'checkout'>;

const OPEN_MS = 86_400_000;

const open = (context: Context, { idempotencyKey: key, ...order }: OpenCheckout): Promise<string> =>
  once(context, { key, order: ['checkout', order] }, async (ctx) => {
    const { customerId, mode, item, creditCents = 0, reference, successUrl, cancelUrl, locale } = order;
    if ((await findCustomer(ctx, customerId)) === null) throw new Error('There is no such customer');
    // Whoever knows the number may pay: it must not be guessed.
    const id = `cs_sandbox_${newSecretToken()}`;
    const body: CheckoutBody = {
      ...{ mode, item, creditCents, reference, successUrl, cancelUrl, locale },
      ...{ state: 'open', paymentId: null, subscriptionId: null, waiting: null },
    };
    const dueAt = (await sandboxTime(ctx)) + OPEN_MS;
    await objects.add(ctx.db, { kind: 'checkout', id, customerId, body, dueAt });
    return id;
  });

/** As it stands now: after a day nobody can pay any more, whether or not the clock's work has been done. */
async function find(ctx: Context, sessionId: string): Promise<Checkout | null> {
  const checkout = await objects.find(ctx.db, 'checkout', sessionId);
  if (checkout?.body.state !== 'open') return checkout;
  const isPast = (checkout.dueAt ?? Infinity) <= (await sandboxTime(ctx));
  return isPast ? { ...checkout, body: { ...checkout.body, state: 'expired' } } : checkout;
}

async function read(ctx: Context, sessionId: string): Promise<CheckoutState | null> {
  const checkout = await find(ctx, sessionId);
  if (checkout === null) return null;
  const { state, item, creditCents = 0, reference, paymentId, subscriptionId } = checkout.body;
  const amountCents = item.amountCents - creditCents;
  const isPaid = state === 'complete';
  return { sessionId, state, isPaid, amountCents, currency: 'usd', reference, paymentId, subscriptionId };
}

/** Closes one that nobody has paid. */
const expire = (context: Context, sessionId: string): Promise<void> =>
  inTransaction(context, async (ctx) => {
    const checkout = await objects.find(ctx.db, 'checkout', sessionId);
    if (checkout?.body.state !== 'open') return;
    await objects.change(ctx.db, checkout, { body: { state: 'expired', waiting: null }, dueAt: null });
    await queueEvent(ctx, 'checkout.session.expired', { kind: 'checkout', id: sessionId });
  });

export interface Paying {
  readonly sessionId: string;
  readonly card: Omit<HeldCard, 'id'>;
  /** The payer has just confirmed it to the bank. */
  readonly isPresent: boolean;
  /** Whether a card that is not saved yet is to be; that of a plan always is. */
  readonly isKept: boolean;
}

/** Somebody pays on the page: at most once, however often they press. */
const pay = (context: Context, { sessionId, card, isPresent, isKept }: Paying) =>
  inTransaction(context, async (ctx) => {
    const checkout = await find(ctx, sessionId);
    if (checkout?.body.state !== 'open') return 'closed' as const;
    const customer = await findCustomer(ctx, checkout.customerId ?? '');
    if (customer === null) return 'closed' as const;
    const said = bankSays(card, isPresent);
    if (said !== 'yes') return said;
    // A bank that has once been asked for a card that is kept asks no more.
    const manner = card.manner === 'asks-once' ? 'pays' : card.manner;
    const isSaved = customer.body.cards.some(
      ({ last4, brand }) => last4 === card.last4 && brand === card.brand,
    );
    const isToKeep = isKept || isSaved || checkout.body.mode === 'monthly';
    const used = isToKeep
      ? await keepCard(ctx, customer, { ...card, manner })
      : { ...card, id: `card_${ctx.newId()}` };
    const made = await carryOut(ctx, { checkout, customer, card: used });
    await objects.change(ctx.db, checkout, {
      body: { state: 'complete', waiting: null, ...made },
      dueAt: null,
    });
    await queueEvent(ctx, 'checkout.session.completed', { kind: 'checkout', id: sessionId });
    return 'paid' as const;
  });

async function carryOut(
  ctx: Context,
  { checkout, customer, card }: { checkout: Checkout; customer: Customer; card: HeldCard },
) {
  const { mode, item, reference, creditCents = 0 } = checkout.body;
  if (mode === 'monthly') {
    const start = { customer, card, item, reference, creditCents, renews: true };
    return { subscriptionId: await startSubscription(ctx, start) };
  }
  const at = await sandboxTime(ctx);
  const { amountCents } = item;
  const paymentId = await takeMoney(ctx, { customer, card, amountCents, reference, at });
  await queueEvent(ctx, 'payment_intent.succeeded', { kind: 'payment', id: paymentId });
  return { paymentId };
}

/** Remembers the card whose bank is asking, or that none is. */
const wait = (
  context: Context,
  { sessionId, card, isKept }: { sessionId: string; card: HeldCard | null; isKept: boolean },
) =>
  inTransaction(context, async (ctx) => {
    const checkout = await objects.find(ctx.db, 'checkout', sessionId);
    if (checkout?.body.state !== 'open') return;
    await objects.change(ctx.db, checkout, { body: { waiting: card, keepsWaiting: isKept } });
  });

/** Pages on which an order is paid. */
export const checkouts = { open, find, read, expire, pay, wait };
