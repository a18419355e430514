import type { PaymentReceipt } from '@maquette/contract';
import { tookTestMoney } from '../../../platform/payment-provider/earlier-providers.ts';
import { describePlan, planById } from '../../subscriptions/index.ts';
import type { PaymentsContext } from '../ports.ts';
import type { PaymentOfPlan } from './receipts.store.ts';

const instant = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

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
    paidAt: new Date(payment.paidAt).toISOString(),
    periodStart: instant(payment.periodStart),
    periodEnd: instant(payment.periodEnd),
    isTest: tookTestMoney(payment.provider, cards),
  };
};
