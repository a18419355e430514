import type { Invoice, PaymentReceipt } from '@maquette/contract';
import { tookTestMoney } from '../../../platform/payment-provider/earlier-providers.ts';
import { instant } from '../../../platform/instant.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { describePlan, planById } from '../../subscriptions/index.ts';
import { invoiceAnswer } from '../invoices/invoices.ts';
import { numberOf } from '../invoices/invoices.rules.ts';
import { documentsOf } from '../invoices/invoices.store.ts';
import type { PaymentsContext } from '../ports.ts';
import { findPayment, type PaymentOfPlan, paymentsOf } from '../syncing/payments.store.ts';

/** More than anybody pays in ten years of months. */
const MOST = 500;

/** What somebody paid, newest first. */
export async function receiptsOf(
  ctx: PaymentsContext,
  { userId }: { userId: string },
): Promise<PaymentReceipt[]> {
  return (await paymentsOf(ctx.db, userId, MOST)).map((payment) => receiptOf(ctx, payment));
}

/** What the caller paid, newest first. */
export async function listReceipts(ctx: PaymentsContext): Promise<{ receipts: PaymentReceipt[] }> {
  return {
    receipts: await receiptsOf(ctx, { userId: requireUser(ctx) }),
  };
}

/** One of the caller's receipts, with its invoice and what corrects it. @throws Refusal `not_found` */
export async function getReceipt(
  ctx: PaymentsContext,
  { id }: { id: string },
): Promise<PaymentReceipt & { documents: Invoice[] }> {
  const payment = await findPayment(ctx.db, { id, userId: requireUser(ctx) });
  if (!payment) throw new Refusal('not_found');
  const documents = await documentsOf(ctx.db, payment.id);
  return {
    ...receiptOf(ctx, payment),
    documents: documents.map((one) => invoiceAnswer(ctx, one, payment.provider)),
  };
}

/** A payment as whoever paid it is told, in their language. */
export function receiptOf(
  { cards, locale }: Pick<PaymentsContext, 'cards' | 'locale'>,
  payment: PaymentOfPlan,
): PaymentReceipt {
  const plan = payment.planId === null ? null : planById(payment.planId);
  return {
    id: payment.id,
    number: numberOf(payment),
    kind: payment.planId === null ? 'credits' : 'subscription',
    planName: plan && describePlan(plan, locale).name,
    credits: payment.credits,
    amountCents: payment.amountCents,
    refundedCents: payment.returnedCents,
    currency: 'usd',
    paidAt: instant(payment.paidAt),
    periodStart: instant(payment.periodStart),
    periodEnd: instant(payment.periodEnd),
    isTest: tookTestMoney(payment.provider, cards),
  };
}
