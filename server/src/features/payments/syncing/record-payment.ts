import { queueMail } from '../../../platform/mailer/queue-mail.ts';
import { grantCredits } from '../../credits/index.ts';
import type { StoredOrder } from '../orders/orders.rules.ts';
import type { PaymentsContext } from '../ports.ts';
import { addPayment, learnPaymentId, type StoredPayment } from './payments.store.ts';
import { instant } from '../../../platform/instant.ts';

export interface Paid {
  readonly order: StoredOrder;
  /** What was paid, once and for all: it is granted for a single time. */
  readonly naturalKey: string;
  readonly paymentId: string | null;
  readonly amountCents: number;
  /** Of a month. Milliseconds since 1970. */
  readonly period: { readonly start: number; readonly end: number } | null;
  readonly paidAt: number;
}

/**
 * Writes a payment down, grants its credits and mails its receipt, all within the transaction that is open; done again it
 * does nothing. The only way bought credits come into the ledger.
 * @returns whether the card provider has to be asked if any of it went back: it was not known by this name before
 */
export async function recordPayment(tx: PaymentsContext, paid: Paid): Promise<boolean> {
  const { order, naturalKey, paymentId } = paid;
  const payment = paymentOf(tx, paid);
  if (!(await addPayment(tx.db, payment)))
    return paymentId !== null && learnPaymentId(tx.db, { naturalKey, paymentId });
  await grantCredits(tx, {
    userId: order.userId,
    naturalKey,
    amount: order.credits,
    source: order.kind === 'credits' ? 'purchase' : 'subscription',
    description: order.kind === 'credits' ? 'purchase' : 'month',
  });
  await sendReceipt(tx, payment, order);
  return paymentId !== null;
}

const paymentOf = (
  { newId }: PaymentsContext,
  { order, naturalKey, paymentId, amountCents, period, paidAt }: Paid,
): StoredPayment => ({
  id: newId(),
  userId: order.userId,
  orderId: order.id,
  provider: order.provider,
  ...{ naturalKey, paymentId, amountCents, returnedCents: 0 },
  ...{ credits: order.credits, creditsTakenBack: 0, creditsMissing: 0 },
  periodStart: period?.start ?? null,
  periodEnd: period?.end ?? null,
  paidAt,
});

function sendReceipt(
  tx: PaymentsContext,
  { id, userId, credits, amountCents, periodEnd }: StoredPayment,
  { planId }: StoredOrder,
): Promise<void> {
  const details = {
    credits: String(credits),
    amountCents: String(amountCents),
    receiptId: id,
    isTest: String(tx.cards.isTest),
  };
  const to = { userId };
  if (planId === null || periodEnd === null) return queueMail(tx, { kind: 'receipt', to, details });
  const endsAt = instant(periodEnd);
  return queueMail(tx, { kind: 'renewal', to, details: { ...details, planId, endsAt } });
}
