import { queueMail } from '../../../platform/mailer/queue-mail.ts';
import type { PaymentState } from '../../../platform/payment-provider/card-provider.ts';
import { takeBackCredits } from '../../credits/index.ts';
import type { PaymentsContext } from '../ports.ts';
import { holdPayment, saveReturn } from './payments.store.ts';
import { creditsReturned } from './returns.rules.ts';

/**
 * Takes the credits back whose money went back to the payer, down to none, and mails that. Within the transaction that is
 * open; what was taken back before is not taken again.
 */
export const applyReturns = async (
  tx: PaymentsContext,
  { paymentId, returnedCents }: Pick<PaymentState, 'paymentId' | 'returnedCents'>,
): Promise<void> => {
  const payment = await holdPayment(tx.db, { provider: tx.cards.name, paymentId });
  if (!payment) return;
  const inAll = Math.min(returnedCents, payment.amountCents);
  if (inAll <= payment.returnedCents) return;

  const { id, userId, naturalKey } = payment;
  const amount = creditsReturned(payment, inAll) - payment.creditsTakenBack - payment.creditsMissing;
  const { taken, missing } =
    amount > 0
      ? await takeBackCredits(tx, { userId, amount, naturalKey: `refund:${naturalKey}:${inAll}` })
      : { taken: 0, missing: 0 };
  await saveReturn(tx.db, { id, returnedCents: inAll, takenBack: taken, missing });
  await queueMail(tx, {
    kind: 'refund',
    to: { userId },
    details: {
      amountCents: String(inAll - payment.returnedCents),
      creditsTakenBack: String(taken),
      isTest: String(tx.cards.isTest),
    },
  });
};
