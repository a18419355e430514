import type { PaymentReceipt } from '@maquette/contract';
import { describePlan, planById } from '../../subscriptions/index.ts';
import type { PaymentsContext } from '../ports.ts';
import type { PaymentOfPlan } from './receipts.store.ts';
import { instant } from '../../../platform/instant.ts';

/** A payment as whoever paid it is told, in their language. */
export const receiptOf = (
  { cards, locale }: Pick<PaymentsContext, 'cards' | 'locale'>,
  payment: PaymentOfPlan,
): PaymentReceipt => {
  const plan = payment.planId === null ? null : planById(payment.planId);
  return {
    id: payment.id,
    kind: payment.planId === null ? 'credits' : 'subscription',
    planName: plan && describePlan(plan, locale).name,
    credits: payment.credits,
    amountCents: payment.amountCents,
    refundedCents: payment.returnedCents,
    currency: 'usd',
    paidAt: instant(payment.paidAt),
    periodStart: instant(payment.periodStart),
    periodEnd: instant(payment.periodEnd),
    isTest: payment.provider === 'sandbox' || (payment.provider === cards.name && cards.isTest),
  };
};
