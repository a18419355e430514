import type { Stripe } from 'stripe';
import type { Account } from './account.ts';
import { invoicePaymentShape, invoiceShape } from './shapes/invoice-shapes.ts';
import { decide, type Taken, takeMoney, type Taking } from './take-money.ts';

const HOUR_S = 3600;
const RETRY_AFTER_S = 3 * 24 * HOUR_S;
const TRIES_MAX = 3;

/** The same day some months later, at the end of a month that has no such day. Seconds since 1970. */
export const monthsAfter = (start: number, months: number): number => {
  const from = new Date(start * 1000);
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  const days = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), days));
  return to.getTime() / 1000;
};

const itemOf = ({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem => {
  const [item] = items.data;
  if (!item) throw new Error(`${id} has no item`);
  return item;
};

export const openInvoice = (
  account: Account,
  subscription: Stripe.Subscription,
  reason: 'subscription_create' | 'subscription_cycle',
  credit = 0,
): Stripe.Invoice => {
  const { current_period_start: start, current_period_end: end } = itemOf(subscription);
  const lineId = account.born('il').id;
  const invoice = invoiceShape({
    ...{ ...account.born('in'), lineId, subscription, reason, credit, period: { start, end } },
  });
  account.invoices.set(invoice.id, invoice);
  subscription.latest_invoice = invoice.id;
  account.tell('invoice.created', invoice);
  return invoice;
};

/** Tries to have an invoice paid, and writes down what came of it. */
export const payInvoice = (
  account: Account,
  {
    invoice,
    ...how
  }: { invoice: Stripe.Invoice } & Required<Pick<Taking, 'isAuthenticated' | 'mayTakeTime'>>,
): Taken => {
  const subscription = subscriptionOf(account, invoice);
  const customer = account.customers.get(String(subscription.customer));
  const methodId = subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method;
  const taken = takeMoney(account, {
    ...{ customer: String(subscription.customer), methodId: String(methodId), amount: invoice.amount_due },
    ...{ description: 'Subscription', ...how },
  });
  const seconds = Math.floor(account.now() / 1000);
  if (invoice.status === 'draft') {
    invoice.status_transitions.finalized_at = seconds;
    account.tell('invoice.finalized', invoice);
  }
  invoice.status = 'open';
  invoice.attempted = true;
  invoice.attempt_count++;
  invoice.next_payment_attempt = null;
  if ('error' in taken) {
    account.tell('invoice.payment_failed', invoice);
    return taken;
  }
  const tried = { ...account.born('inpay'), invoice: invoice.id, intent: taken.intent };
  invoice.payments?.data.push(invoicePaymentShape(tried));
  if (taken.kind === 'paid') settleInvoice(account, invoice);
  return taken;
};

const settleInvoice = (account: Account, invoice: Stripe.Invoice): void => {
  const seconds = Math.floor(account.now() / 1000);
  invoice.status = 'paid';
  invoice.status_transitions.paid_at = seconds;
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  for (const payment of invoice.payments?.data ?? []) {
    payment.status = 'paid';
    payment.amount_paid = invoice.amount_due;
    payment.status_transitions.paid_at = seconds;
  }
  setStatus(account, subscriptionOf(account, invoice), 'active');
  account.tell('invoice.paid', invoice);
  account.tell('invoice.payment_succeeded', invoice);
};

/** A slow bank decides, also about the month that its payment was for. */
export const decidePayment = (account: Account, decision: { paymentId: string; pays: boolean }): void => {
  decide(account, decision);
  const invoice = [...account.invoices.values()].find(({ payments }) =>
    payments?.data.some(({ payment }) => payment.payment_intent === decision.paymentId),
  );
  if (!invoice) return;
  if (decision.pays) settleInvoice(account, invoice);
  else account.tell('invoice.payment_failed', invoice);
};

const subscriptionOf = (account: Account, invoice: Stripe.Invoice): Stripe.Subscription => {
  const name = String(invoice.parent?.subscription_details?.subscription);
  const subscription = account.subscriptions.get(name);
  if (!subscription) throw new Error(`${invoice.id} belongs to no subscription`);
  return subscription;
};

const setStatus = (
  account: Account,
  subscription: Stripe.Subscription,
  status: Stripe.Subscription.Status,
): void => {
  if (subscription.status === status) return;
  subscription.status = status;
  account.tell('customer.subscription.updated', subscription);
};

/** Never to be charged again; what is open is not collected any more. */
export const endSubscription = (account: Account, subscription: Stripe.Subscription): void => {
  const seconds = Math.floor(account.now() / 1000);
  subscription.status = 'canceled';
  subscription.ended_at = seconds;
  subscription.canceled_at ??= seconds;
  for (const invoice of account.invoices.values()) {
    if (subscriptionOf(account, invoice) !== subscription || invoice.status === 'paid') continue;
    invoice.auto_advance = false;
    invoice.next_payment_attempt = null;
  }
  account.tell('customer.subscription.deleted', subscription);
};

interface Due {
  /** Seconds since 1970. */
  readonly at: number;
  readonly act: () => void;
}

/** Moves the clock on; on the way everything happens at its time: months end, cards are tried again, checkouts expire. */
export const advanceClock = (account: Account, ms: number): void => {
  const target = account.now() + ms;
  for (;;) {
    const [next] = dueWork(account).toSorted((one, other) => one.at - other.at);
    if (!next || next.at * 1000 > target) break;
    account.moveTo(Math.max(account.now(), next.at * 1000));
    next.act();
  }
  account.moveTo(target);
};

const dueWork = (account: Account): Due[] => [
  ...[...account.sessions.values()]
    .filter(({ status }) => status === 'open')
    .map((session) => ({ at: session.expires_at, act: () => expireSession(account, session) })),
  ...[...account.subscriptions.values()]
    .filter(({ status }) => status === 'active')
    .map((one) => ({ at: itemOf(one).current_period_end, act: () => turnMonth(account, one) })),
  ...[...account.invoices.values()].flatMap((invoice) =>
    invoice.next_payment_attempt === null
      ? []
      : [{ at: invoice.next_payment_attempt, act: () => tryInvoice(account, invoice) }],
  ),
];

export const expireSession = (account: Account, session: Stripe.Checkout.Session): void => {
  session.status = 'expired';
  session.url = null;
  account.tell('checkout.session.expired', session);
};

/** The next month begins at once, paid or not; its invoice is a draft for an hour. */
const turnMonth = (account: Account, subscription: Stripe.Subscription): void => {
  if (subscription.cancel_at_period_end) return endSubscription(account, subscription);
  const item = itemOf(subscription);
  const anchor = subscription.billing_cycle_anchor;
  const start = item.current_period_end;
  const months = Math.round((start - anchor) / (30.44 * 24 * HOUR_S));
  item.current_period_start = start;
  item.current_period_end = monthsAfter(anchor, months + 1);
  account.tell('customer.subscription.updated', subscription);
  openInvoice(account, subscription, 'subscription_cycle').next_payment_attempt = start + HOUR_S;
};

const tryInvoice = (account: Account, invoice: Stripe.Invoice): void => {
  const subscription = subscriptionOf(account, invoice);
  const { kind } = payInvoice(account, { invoice, isAuthenticated: false, mayTakeTime: false });
  if (kind === 'paid') return;
  if (invoice.attempt_count >= TRIES_MAX) return endSubscription(account, subscription);
  invoice.next_payment_attempt = Math.floor(account.now() / 1000) + RETRY_AFTER_S;
  setStatus(account, subscription, 'past_due');
};
