import type { Context } from '../../context.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { ChargeOutcome, OrderReference, PaymentState } from '../card-provider.ts';
import type { Customer } from './customers.ts';
import { findCustomer } from './customers.ts';
import { queueEvent } from './events.ts';
import { objects } from './object-store.ts';
import { once } from './once.ts';
import type { HeldCard } from './sandbox-objects.ts';
import { sandboxTime } from './sandbox-clock.ts';
import { bankSays } from './test-cards.ts';

interface Taking {
  readonly customer: Customer;
  readonly card: HeldCard;
  readonly amountCents: number;
  readonly reference: OrderReference | null;
  /** By the sandbox's time. */
  readonly at: number;
}

const DISPUTED_AFTER_MS = 7 * 86_400_000;

/** Takes the money; whether the bank lets it go has been asked. To be called inside a transaction. */
export async function takeMoney({ db, newId }: Context, taking: Taking): Promise<string> {
  const { customer, card, amountCents, reference, at } = taking;
  if (!Number.isSafeInteger(amountCents) || amountCents < 1) throw new RangeError('Cents are whole');
  const id = `pay_${newId()}`;
  const dueAt = card.manner === 'disputes' ? at + DISPUTED_AFTER_MS : null;
  const { brand, last4 } = card;
  const body = { amountCents, returnedCents: 0, reference, card: { brand, last4 } };
  await objects.add(db, { kind: 'payment', id, customerId: customer.id, body, dueAt });
  return id;
}

interface Charge {
  readonly customerId: string;
  readonly cardId: string;
  readonly item: { readonly name: string; readonly amountCents: number };
  readonly reference: OrderReference;
  readonly idempotencyKey: string;
}

const charge = (context: Context, { idempotencyKey: key, ...order }: Charge): Promise<ChargeOutcome> =>
  once(context, { key, order: ['charge', order] }, async (ctx) => {
    const customer = await findCustomer(ctx, order.customerId);
    const card = customer?.body.cards.find(({ id }) => id === order.cardId);
    if (customer === null || card === undefined) return { kind: 'method_unknown' };
    const said = bankSays(card, false);
    if (said !== 'yes') return { kind: said };
    const { reference } = order;
    const at = await sandboxTime(ctx);
    const { amountCents } = order.item;
    const paymentId = await takeMoney(ctx, { customer, card, amountCents, reference, at });
    await queueEvent(ctx, 'payment_intent.succeeded', { kind: 'payment', id: paymentId });
    return { kind: 'paid', paymentId };
  });

async function read({ db }: Context, paymentId: string): Promise<PaymentState | null> {
  const payment = await objects.find(db, 'payment', paymentId);
  return payment && { paymentId, isPaid: true, currency: 'usd', card: null, ...payment.body };
}

const refund = (
  context: Context,
  { idempotencyKey: key, ...order }: { paymentId: string; amountCents: number; idempotencyKey: string },
): Promise<boolean> =>
  once(context, { key, order: ['refund', order] }, async (ctx) => {
    const payment = await objects.find(ctx.db, 'payment', order.paymentId);
    if (payment === null) throw new Error('There is no such payment');
    const { amountCents, returnedCents } = payment.body;
    const returned = returnedCents + order.amountCents;
    if (!Number.isSafeInteger(order.amountCents) || order.amountCents < 1 || returned > amountCents)
      throw new RangeError('No more can go back than was paid');
    await objects.change(ctx.db, payment, { body: { returnedCents: returned } });
    await queueEvent(ctx, 'charge.refunded', { kind: 'payment', id: payment.id });
    return true;
  });

/** The payer's bank takes everything back. */
const loseDispute = (context: Context, paymentId: string): Promise<void> =>
  inTransaction(context, async (ctx) => {
    const payment = await objects.find(ctx.db, 'payment', paymentId);
    if (payment === null) throw new Error('There is no such payment');
    const returnedCents = payment.body.amountCents;
    await objects.change(ctx.db, payment, { body: { returnedCents }, dueAt: null });
    await queueEvent(ctx, 'charge.dispute.closed', { kind: 'payment', id: paymentId });
  });

/** Single payments, and what went back of them. */
export const payments = { charge, read, refund, loseDispute };
