import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import { Refusal } from '../../refusal.ts';
import type { CardProvider, PaidPeriod, SubscriptionState } from '../card-provider.ts';
import { refusedCard } from './charges.ts';
import { creditCoupon } from './credit-coupon.ts';
import { idOf } from './customers.ts';
import { metadataOf, referenceOf } from './references.ts';
import { isMissing, type StripeError, type StripeLink } from './stripe-link.ts';

type Subscriptions = Pick<
  CardProvider,
  'subscribeWithCard' | 'readSubscription' | 'setRenewal' | 'setItem' | 'endSubscription'
>;

const PAGE = 100;
/** More months than anybody has paid. */
const MONTHS_MAX = 1200;

/** Plans that are paid month after month; Stripe charges for each month by itself. */
export function stripeSubscriptions({ stripe, ask }: StripeLink): Subscriptions {
  // What was ended at Stripe is as missing there as what never was.
  const gone = (error: StripeError) => (isMissing(error) ? null : undefined);

  /** Products have names of our own choosing, so that each is made once. */
  const productFor = async (name: string): Promise<string> => {
    const id = `maquette-${createHash('sha256').update(name).digest('hex').slice(0, 24)}`;
    await ask(stripe.products.create({ id, name }), (error) =>
      error.code === 'resource_already_exists' ? null : undefined,
    );
    return id;
  };

  /** What is open then is not collected any more: https://docs.stripe.com/billing/subscriptions/cancel */
  const end = async (subscriptionId: string): Promise<void> => {
    await ask(stripe.subscriptions.cancel(subscriptionId, { invoice_now: false, prorate: false }), gone);
  };

  return {
    subscribeWithCard: async (order) => {
      const { customerId, cardId, item, reference, renews, idempotencyKey } = order;
      const discounts = await creditCoupon({ stripe, ask }, order);
      const price_data = {
        currency: 'usd',
        unit_amount: item.amountCents,
        product: await productFor(item.name),
        recurring: { interval: 'month' as const },
      };
      const asked: Stripe.SubscriptionCreateParams = {
        customer: customerId,
        items: [{ price_data, quantity: 1 }],
        default_payment_method: cardId,
        payment_behavior: 'error_if_incomplete',
        off_session: true,
        cancel_at_period_end: !renews,
        metadata: metadataOf(reference),
        ...(discounts && { discounts }),
      };
      const outcome = await ask(stripe.subscriptions.create(asked, { idempotencyKey }), refusedCard);
      if ('kind' in outcome) return outcome;
      const { id: subscriptionId, status } = outcome;
      if (status === 'incomplete') return { kind: 'processing', subscriptionId };
      if (status !== 'active') throw new Refusal('cards_unavailable');
      return { kind: 'active', subscriptionId };
    },

    readSubscription: async (subscriptionId) => {
      const subscription = await ask(stripe.subscriptions.retrieve(subscriptionId), gone);
      if (subscription === null) return null;
      const asked = { subscription: subscriptionId, limit: PAGE, expand: ['data.payments'] };
      const invoices = await ask(stripe.invoices.list(asked).autoPagingToArray({ limit: MONTHS_MAX }));
      return stateOf(subscription, invoices);
    },

    setRenewal: async (subscriptionId, renews) => {
      // Stripe refuses to change what is over.
      const expand = ['latest_invoice'];
      const subscription = await ask(stripe.subscriptions.retrieve(subscriptionId, { expand }), gone);
      if (subscription === null || states[subscription.status] === 'over') return;
      // It would go on trying until the end of the month that is not paid.
      if (!renews && owesMonth(subscription)) return end(subscriptionId);
      await ask(stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: !renews }), gone);
    },

    setItem: async (subscriptionId, item) => {
      const subscription = await ask(stripe.subscriptions.retrieve(subscriptionId), gone);
      const [held] = subscription?.items.data ?? [];
      if (!subscription || !held || states[subscription.status] === 'over') return;
      if (held.price.unit_amount === item.amountCents) return;
      const price_data = {
        currency: 'usd',
        unit_amount: item.amountCents,
        product: await productFor(item.name),
        recurring: { interval: 'month' as const },
      };
      const items = [{ id: held.id, price_data }];
      await ask(stripe.subscriptions.update(subscriptionId, { items, proration_behavior: 'none' }), gone);
    },

    endSubscription: end,
  };
}

const states: Readonly<Record<string, SubscriptionState['state']>> = {
  incomplete: 'starting',
  trialing: 'active',
  active: 'active',
  canceled: 'over',
  incomplete_expired: 'over',
};

/** Whether a further month has begun and is not paid. */
const owesMonth = ({ latest_invoice: invoice }: Stripe.Subscription): boolean =>
  invoice !== null &&
  typeof invoice === 'object' &&
  invoice.billing_reason === 'subscription_cycle' &&
  (invoice.status === 'draft' || invoice.status === 'open');

function stateOf(
  subscription: Stripe.Subscription,
  newestFirst: readonly Stripe.Invoice[],
): SubscriptionState {
  const [newest] = newestFirst.filter(({ status }) => status !== 'draft' && status !== 'void');
  const isLate = newest?.billing_reason === 'subscription_cycle' && newest.status !== 'paid';
  return {
    subscriptionId: subscription.id,
    customerId: idOf(subscription.customer) ?? '',
    reference: referenceOf(subscription.metadata),
    // `unpaid` and `paused` may be charged again by hand.
    state: states[subscription.status] ?? 'past_due',
    renews: !subscription.cancel_at_period_end && !subscription.cancel_at,
    nextCents: subscription.items.data[0]?.price.unit_amount ?? 0,
    failedTries: isLate ? newest.attempt_count : 0,
    paid: newestFirst
      .flatMap((invoice) => paidPeriod(invoice) ?? [])
      .toSorted((one, other) => one.periodStart - other.periodStart),
  };
}

const MS = 1000;

/** The month an invoice was paid for; null when it was not paid, or is not for a month. */
function paidPeriod(invoice: Stripe.Invoice): PaidPeriod | null {
  const isMonth =
    invoice.billing_reason === 'subscription_create' || invoice.billing_reason === 'subscription_cycle';
  // The invoice's own period is the one before: https://docs.stripe.com/api/invoices/object#invoice_object-period_start
  const line = invoice.lines.data.find(({ parent }) => parent?.type === 'subscription_item_details');
  if (!isMonth || invoice.status !== 'paid' || invoice.amount_paid <= 0 || !line) return null;
  const payment = invoice.payments?.data.find(({ status }) => status === 'paid')?.payment;
  return {
    invoiceId: invoice.id,
    paymentId: idOf(payment?.payment_intent),
    amountCents: invoice.amount_paid,
    periodStart: line.period.start * MS,
    periodEnd: line.period.end * MS,
    paidAt: (invoice.status_transitions.paid_at ?? invoice.created) * MS,
  };
}
