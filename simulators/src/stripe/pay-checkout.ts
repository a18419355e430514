import type { Stripe } from 'stripe';
import type { Account } from './account.ts';
import { ApiError } from './api-error.ts';
import { addMethod, attach } from './calls/method-calls.ts';
import { redeem, useUp } from './calls/coupon-calls.ts';
import { addProduct, beginSubscription } from './calls/subscription-calls.ts';
import { intentShape } from './shapes/payment-shapes.ts';
import { none } from './shapes/none.ts';
import { takeMoney } from './take-money.ts';
import { testCard } from './test-cards.ts';

export interface Payer {
  readonly number: string;
  /** They have answered their bank. */
  readonly isAuthenticated?: boolean;
  /** They ticked that the card is to be kept; that of a plan always is. */
  readonly isKept?: boolean;
}

export type Paying = 'paid' | 'declined' | 'asks_bank' | 'not_open' | 'card_unknown';

/** Somebody pays, or saves a card, on the hosted page. */
export const payCheckout = (account: Account, sessionId: string, payer: Payer): Paying => {
  const session = account.sessions.get(sessionId);
  if (session?.status !== 'open') return 'not_open';
  const card = testCard(payer.number);
  if (!card) return 'card_unknown';
  const isAuthenticated = payer.isAuthenticated ?? false;
  if (card.asks && !isAuthenticated) return 'asks_bank';
  const method = addMethod(account, card);
  if (session.mode === 'setup') return saveCard(account, session, method);
  const outcome = session.mode === 'payment' ? payOnce : payMonthly;
  if (!outcome(account, session, { methodId: method.id, isAuthenticated })) return 'declined';
  if (session.mode === 'subscription' || payer.isKept) {
    method.customer = String(session.customer);
    account.cards.set(method.id, { card, isSetUp: true });
    account.tell('payment_method.attached', method);
  }
  session.payment_status = 'paid';
  complete(account, session);
  return 'paid';
};

interface With {
  readonly methodId: string;
  readonly isAuthenticated: boolean;
}

const payOnce = (account: Account, session: Stripe.Checkout.Session, using: With): boolean => {
  const plan = account.plans.get(session.id);
  const { kind, intent } = takeMoney(account, {
    ...{ ...using, customer: String(session.customer), amount: session.amount_total ?? 0 },
    ...{ metadata: plan?.metadata, description: plan?.description },
  });
  if (kind === 'paid') session.payment_intent = intent.id;
  return kind === 'paid';
};

const payMonthly = (account: Account, session: Stripe.Checkout.Session, using: With): boolean => {
  const plan = account.plans.get(session.id);
  const credit = redeem(account, plan?.discounts);
  const { subscription, taken } = beginSubscription(account, {
    ...{ ...using, customer: String(session.customer), amount: (session.amount_total ?? 0) + credit, credit },
    ...{ product: addProduct(account, plan?.name ?? '').id, isEnding: false },
    metadata: plan?.metadata ?? {},
  });
  if (taken.kind !== 'paid') return false;
  useUp(account, plan?.discounts);
  session.subscription = subscription.id;
  session.invoice = subscription.latest_invoice;
  return true;
};

const saveCard = (
  account: Account,
  session: Stripe.Checkout.Session,
  method: Stripe.PaymentMethod,
): Paying => {
  try {
    attach(account, method, String(session.customer));
  } catch (error) {
    if (error instanceof ApiError) return 'declined';
    throw error;
  }
  const held = account.cards.get(method.id);
  if (held) held.isSetUp = true;
  complete(account, session);
  return 'paid';
};

const complete = (account: Account, session: Stripe.Checkout.Session): void => {
  const customer = account.customers.get(String(session.customer));
  session.status = 'complete';
  session.url = null;
  session.customer_details = {
    email: customer?.email ?? null,
    name: customer?.name ?? null,
    ...none('address', 'business_name', 'individual_name', 'phone', 'tax_exempt', 'tax_ids'),
  };
  account.tell('checkout.session.completed', session);
};

/** Somebody pays in a way that takes days: the session is complete, the money is not there. */
export const payLater = (account: Account, sessionId: string): void => {
  const session = account.sessions.get(sessionId);
  if (session?.status !== 'open' || session.mode !== 'payment') throw new Error(`${sessionId} is not open`);
  const plan = account.plans.get(sessionId);
  const intent = intentShape({
    ...{ ...account.born('pi'), amount: session.amount_total ?? 0, customer: String(session.customer) },
    ...{ metadata: plan?.metadata, description: plan?.description },
  });
  intent.status = 'processing';
  account.intents.set(intent.id, intent);
  session.payment_intent = intent.id;
  complete(account, session);
};

/** The money of a `payLater` arrives. */
export const settle = (account: Account, sessionId: string): void => {
  const session = account.sessions.get(sessionId);
  const intent = account.intents.get(String(session?.payment_intent));
  if (!session || intent?.status !== 'processing') throw new Error(`${sessionId} waits for no money`);
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  session.payment_status = 'paid';
  account.tell('payment_intent.succeeded', intent);
  account.tell('checkout.session.async_payment_succeeded', session);
};
