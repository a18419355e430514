import type { Stripe } from 'stripe';
import type { Account, HeldCard } from './account.ts';
import { ApiError } from './api-error.ts';
import { chargeShape, disputeShape, intentShape } from './shapes/payment-shapes.ts';

export interface Taking {
  readonly customer: string;
  readonly methodId: string;
  readonly amount: number;
  readonly description?: string | null | undefined;
  readonly metadata?: Stripe.Metadata | undefined;
  /** The customer is there and has answered their bank. */
  readonly isAuthenticated: boolean;
  /** A bank that is slow may keep everybody waiting. */
  readonly mayTakeTime?: boolean;
}

export type Taken =
  | { readonly kind: 'paid' | 'processing'; readonly intent: Stripe.PaymentIntent }
  | {
      readonly kind: 'authentication_required' | 'declined';
      readonly intent: Stripe.PaymentIntent;
      readonly error: ApiError;
    };

/** Where a subscription is to be paid and the last card was removed. */
const noCard: HeldCard = {
  card: { number: '', brand: '', declines: { code: 'missing_payment_method' } },
  isSetUp: false,
};

/** Charges a card that its customer has, and tells what came of it. */
export const takeMoney = (account: Account, taking: Taking): Taken => {
  const intent = intentShape({ ...account.born('pi'), ...taking });
  account.intents.set(intent.id, intent);
  account.tell('payment_intent.created', intent);
  const { card, isSetUp } = account.cards.get(taking.methodId) ?? noCard;
  const { asks, declines, disputes } = card;
  const mustAsk = asks === 'always' || (asks === 'until-set-up' && !isSetUp);
  if (mustAsk && !taking.isAuthenticated) {
    return {
      kind: 'authentication_required',
      intent,
      error: refused(account, intent, { methodId: taking.methodId, code: 'authentication_required' }),
    };
  }
  const born = { ...account.born('ch'), intent, method: taking.methodId };
  const declined = declines ? { code: declines.code, message: 'Your card was declined.' } : null;
  const shown = card.number === '' ? null : { brand: card.brand, last4: card.number.slice(-4) };
  const charge = chargeShape({ ...born, card: shown, declined });
  account.charges.set(charge.id, charge);
  intent.latest_charge = charge.id;
  if (declines) {
    account.tell('charge.failed', charge);
    const why = { methodId: taking.methodId, charge: charge.id, ...declines };
    return { kind: 'declined', intent, error: refused(account, intent, why) };
  }
  intent.payment_method = taking.methodId;
  if (taking.mayTakeTime && account.banks.areSlow) {
    charge.status = 'pending';
    charge.paid = false;
    intent.status = 'processing';
    account.tell('charge.pending', charge);
    account.tell('payment_intent.processing', intent);
    return { kind: 'processing', intent };
  }
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  account.tell('charge.succeeded', charge);
  account.tell('payment_intent.succeeded', intent);
  if (disputes) openDispute(account, charge);
  return { kind: 'paid', intent };
};

interface Refused {
  readonly methodId: string;
  readonly code: string;
  readonly declineCode?: string;
  readonly charge?: string;
}

const refused = (account: Account, intent: Stripe.PaymentIntent, why: Refused): ApiError => {
  const error = {
    ...{ type: 'card_error', code: why.code, message: 'Your card was declined.', param: '' },
    ...(why.declineCode && { decline_code: why.declineCode }),
    ...(why.charge && { charge: why.charge }),
    payment_method: account.methods.get(why.methodId),
  };
  intent.last_payment_error = { type: 'card_error', code: why.code };
  account.tell('payment_intent.payment_failed', intent);
  return new ApiError(402, { ...error, payment_intent: structuredClone(intent) });
};

/** A slow bank decides. */
export const decide = (account: Account, { paymentId, pays }: { paymentId: string; pays: boolean }): void => {
  const intent = account.intents.get(paymentId);
  const charge = account.charges.get(String(intent?.latest_charge));
  if (intent?.status !== 'processing' || !charge) throw new Error(`${paymentId} waits for no bank`);
  charge.status = pays ? 'succeeded' : 'failed';
  charge.paid = pays;
  intent.status = pays ? 'succeeded' : 'requires_payment_method';
  if (pays) intent.amount_received = intent.amount;
  account.tell(pays ? 'charge.succeeded' : 'charge.failed', charge);
  account.tell(pays ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', intent);
};

export const openDispute = (account: Account, charge: Stripe.Charge): Stripe.Dispute => {
  const dispute = disputeShape({ ...account.born('dp'), charge, amount: charge.amount });
  account.disputes.set(dispute.id, dispute);
  charge.disputed = true;
  account.tell('charge.dispute.created', dispute);
  return dispute;
};

/** The bank decides for the payer. */
export const loseDispute = (account: Account, paymentId: string): void => {
  const charge = [...account.charges.values()].find(({ payment_intent }) => payment_intent === paymentId);
  if (!charge) throw new Error(`nothing was paid as ${paymentId}`);
  const open = [...account.disputes.values()].find((dispute) => dispute.charge === charge.id);
  const dispute = open ?? openDispute(account, charge);
  dispute.status = 'lost';
  account.tell('charge.dispute.funds_withdrawn', dispute);
  account.tell('charge.dispute.closed', dispute);
};
