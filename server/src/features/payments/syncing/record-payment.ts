import type { Invoice } from '@maquette/contract';
import { queueMail } from '../../../platform/mailer/queue-mail.ts';
import { grantCredits } from '../../credits/index.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
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
  /** What was paid for, where that is not what the order says: its plan has been switched since. */
  readonly plan?: { readonly planId: string; readonly credits: number };
  /** Of the first month alone: later ones cost the whole price. */
  readonly isFirst: boolean;
  readonly card: Invoice['card'];
  /** The card provider's time now. */
  readonly at: number;
}

/**
 * Writes a payment down, grants its credits, issues its invoice and mails its receipt, all within the transaction that is open; done again it
 * does nothing. The only way bought credits come into the ledger.
 * @returns whether it was added, and whether the card provider has to be asked if any of it went back: it was not known by
 *   this name before
 */
export async function recordPayment(
  tx: PaymentsContext,
  paid: Paid,
): Promise<{ isAdded: boolean; isNews: boolean }> {
  const { order, naturalKey, paymentId, card, at } = paid;
  const { planId } = paid.plan ?? order;
  const payment = paymentOf(tx, paid);
  if (!(await addPayment(tx.db, payment))) {
    const isNews = paymentId !== null && (await learnPaymentId(tx.db, { naturalKey, paymentId }));
    return { isAdded: false, isNews };
  }
  await grantCredits(tx, {
    userId: order.userId,
    naturalKey,
    amount: payment.credits,
    source: order.kind === 'credits' ? 'purchase' : 'subscription',
    description: order.kind === 'credits' ? 'purchase' : 'month',
  });
  const unused = paid.isFirst
    ? { unusedCents: order.unusedCents, unusedPlanId: order.unusedPlanId }
    : { unusedCents: 0, unusedPlanId: null };
  await issueInvoice(tx, { payment, planId, unused, card, at });
  await sendReceipt(tx, payment, planId);
  return { isAdded: true, isNews: paymentId !== null };
}

const paymentOf = (
  { newId }: PaymentsContext,
  { order, plan, naturalKey, paymentId, amountCents, period, paidAt }: Paid,
): StoredPayment => ({
  id: newId(),
  userId: order.userId,
  orderId: order.id,
  provider: order.provider,
  ...{ naturalKey, paymentId, amountCents, returnedCents: 0 },
  ...{ credits: plan?.credits ?? order.credits, creditsTakenBack: 0, creditsMissing: 0 },
  periodStart: period?.start ?? null,
  periodEnd: period?.end ?? null,
  paidAt,
});

function sendReceipt(
  tx: PaymentsContext,
  { id, userId, credits, amountCents, periodEnd }: StoredPayment,
  planId: string | null,
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
