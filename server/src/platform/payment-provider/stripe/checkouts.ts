import type { Stripe } from 'stripe';
import type { CardProvider, CheckoutState, OpenCheckout } from '../card-provider.ts';
import { creditCoupon } from './credit-coupon.ts';
import { idOf } from './customers.ts';
import { metadataOf, referenceOf } from './references.ts';
import { isMissing, isName, type StripeLink } from './stripe-link.ts';

type Checkouts = Pick<CardProvider, 'openCardForm' | 'openCheckout' | 'readCheckout' | 'expireCheckout'>;

/** Stripe's hosted pages: to pay, and, where card fields cannot stand in our own page, to save a card. */
export const stripeCheckouts = (
  { stripe, ask }: StripeLink,
  { hasOwnForm }: { readonly hasOwnForm: boolean },
): Checkouts => ({
  openCardForm: async ({ customerId, returnUrl, cancelUrl, locale }) => {
    if (hasOwnForm) return null;
    const session = await ask(
      stripe.checkout.sessions.create({
        mode: 'setup',
        currency: 'usd',
        customer: customerId,
        success_url: returnUrl,
        cancel_url: cancelUrl,
        locale,
      }),
    );
    return { url: urlOf(session) };
  },

  openCheckout: async (order) => {
    const { idempotencyKey } = order;
    const discounts = await creditCoupon({ stripe, ask }, order);
    const asked = { ...sessionFor(order), ...(discounts && { discounts }) };
    const session = await ask(stripe.checkout.sessions.create(asked, { idempotencyKey }));
    return { sessionId: session.id, url: urlOf(session) };
  },

  readCheckout: async (sessionId) => {
    if (!isName(sessionId)) return null;
    const session = await ask(stripe.checkout.sessions.retrieve(sessionId), (error) =>
      isMissing(error) ? null : undefined,
    );
    return session && stateOf(session);
  },

  expireCheckout: async (sessionId) => {
    // Stripe refuses with 400 what is not open any more.
    await ask(stripe.checkout.sessions.expire(sessionId), (error) =>
      error.statusCode === 400 || isMissing(error) ? null : undefined,
    );
  },
});

function sessionFor(order: OpenCheckout): Stripe.Checkout.SessionCreateParams {
  const { mode, item, reference, locale } = order;
  const metadata = metadataOf(reference);
  const isMonthly = mode === 'monthly';
  return {
    mode: isMonthly ? 'subscription' : 'payment',
    customer: order.customerId,
    client_reference_id: reference.orderId,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'usd',
          unit_amount: item.amountCents,
          product_data: { name: item.name },
          ...(isMonthly && { recurring: { interval: 'month' } }),
        },
      },
    ],
    metadata,
    ...(isMonthly
      ? { subscription_data: { metadata } }
      : {
          payment_intent_data: { metadata, description: item.name },
          // Stripe asks its customer whether to keep the card: https://docs.stripe.com/payments/checkout/save-during-payment
          saved_payment_method_options: { payment_method_save: 'enabled' },
        }),
    // One currency: what is shown here is what is charged.
    adaptive_pricing: { enabled: false },
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    locale,
  };
}

function urlOf({ url }: Stripe.Checkout.Session): string {
  if (!url) throw new Error('Stripe opened a checkout without an address');
  return url;
}

const stateOf = (session: Stripe.Checkout.Session): CheckoutState => ({
  sessionId: session.id,
  state: session.status === 'complete' ? 'complete' : session.status === 'expired' ? 'expired' : 'open',
  // A completed one may be unpaid: a bank transfer takes days.
  isPaid: session.payment_status === 'paid',
  amountCents: session.amount_total ?? 0,
  currency: session.currency ?? '',
  reference: referenceOf(session.metadata),
  paymentId: idOf(session.payment_intent),
  subscriptionId: idOf(session.subscription),
});
