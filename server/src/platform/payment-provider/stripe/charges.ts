import type { Stripe } from 'stripe';
import { Refusal } from '../../refusal.ts';
import type { CardProvider, ChargeOutcome, PaymentState } from '../card-provider.ts';
import { idOf } from './customers.ts';
import { metadataOf, referenceOf } from './references.ts';
import { isMissing, type StripeError, type StripeLink } from './stripe-link.ts';

type Charges = Pick<CardProvider, 'chargeCard' | 'readPayment' | 'refund' | 'findOrdered'>;
type Refused = Exclude<ChargeOutcome, { kind: 'paid' | 'processing' }>;

const MANY = 100;

/** Money taken from saved cards at once, and given back. */
export const stripeCharges = ({ stripe, ask }: StripeLink): Charges => ({
  chargeCard: async ({ customerId, cardId, item, reference, idempotencyKey }) => {
    const asked: Stripe.PaymentIntentCreateParams = {
      amount: item.amountCents,
      currency: 'usd',
      customer: customerId,
      payment_method: cardId,
      description: item.name,
      metadata: metadataOf(reference),
      off_session: true,
      confirm: true,
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    };
    const outcome = await ask(stripe.paymentIntents.create(asked, { idempotencyKey }), refusedCard);
    if ('kind' in outcome) return outcome;
    const { id: paymentId, status } = outcome;
    if (status === 'processing') return { kind: 'processing', paymentId };
    if (status !== 'succeeded') throw new Refusal('cards_unavailable');
    return { kind: 'paid', paymentId };
  },

  readPayment: async (paymentId) => {
    const expand = ['latest_charge'];
    const intent = await ask(stripe.paymentIntents.retrieve(paymentId, { expand }), (error) =>
      isMissing(error) ? null : undefined,
    );
    if (intent === null) return null;
    const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
    const lost = charge?.disputed === true ? await lostCents(paymentId) : 0;
    return {
      paymentId: intent.id,
      isPaid: intent.status === 'succeeded',
      amountCents: intent.amount,
      currency: intent.currency,
      returnedCents: Math.min(intent.amount, (charge?.amount_refunded ?? 0) + lost),
      reference: referenceOf(intent.metadata),
      card: cardIn(charge),
    };

    async function lostCents(payment_intent: string): Promise<number> {
      const disputes = await ask(stripe.disputes.list({ payment_intent, limit: MANY }));
      return disputes.data
        .filter(({ status }) => status === 'lost')
        .reduce((sum, { amount }) => sum + amount, 0);
    }
  },

  refund: async ({ paymentId, amountCents, idempotencyKey }) => {
    await ask(
      stripe.refunds.create({ payment_intent: paymentId, amount: amountCents }, { idempotencyKey }),
      (error) => {
        // Its bank has taken it back already, or is about to decide.
        if (error.code === 'charge_disputed') throw new Refusal('already_refunded');
        return error.code === 'charge_already_refunded' ? null : undefined;
      },
    );
  },

  findOrdered: async ({ customerId, orderId }) => {
    const isOurs = ({ metadata }: { metadata: Stripe.Metadata }) =>
      referenceOf(metadata)?.orderId === orderId;
    const newest = { customer: customerId, limit: MANY };
    const none = (error: StripeError) => (isMissing(error) ? { data: [] } : undefined);
    const intents = await ask(stripe.paymentIntents.list(newest), none);
    const expand = ['data.latest_invoice.payments'];
    const subscriptions = await ask(stripe.subscriptions.list({ ...newest, status: 'all', expand }), none);
    const isAlive = ({ status }: Stripe.PaymentIntent) => status === 'succeeded' || status === 'processing';
    const payment = intents.data.find((one) => isOurs(one) && isAlive(one));
    const subscription = subscriptions.data.find(isOurs);
    const monthly = subscription && paymentsOf(subscription);
    const month = intents.data.find(({ id }) => monthly?.includes(id));
    return {
      paymentId: payment?.id ?? null,
      subscriptionId: subscription?.id ?? null,
      isProcessing: [payment, month].some((one) => one?.status === 'processing'),
    };
  },
});

/** What a charge was made to. */
function cardIn(charge: Stripe.Charge | null): PaymentState['card'] {
  const card = charge?.payment_method_details?.card;
  return card?.brand && card.last4 ? { brand: card.brand, last4: card.last4 } : null;
}

/** What was tried for the newest month of a subscription. */
const paymentsOf = ({ latest_invoice: invoice }: Stripe.Subscription): string[] =>
  typeof invoice === 'object' && invoice !== null
    ? (invoice.payments?.data ?? []).flatMap(({ payment }) => idOf(payment.payment_intent) ?? [])
    : [];

/** What a card that does not pay comes to; the bank's reasons are nobody's business (https://docs.stripe.com/declines). */
export function refusedCard(error: StripeError): Refused | undefined {
  if (
    error.code === 'authentication_required' ||
    error.code === 'subscription_payment_intent_requires_action'
  )
    return { kind: 'authentication_required' };
  if (error.statusCode === 402) return { kind: 'declined' };
  const isAboutCard = error.param === 'payment_method' || error.param === 'default_payment_method';
  return isAboutCard || error.code === 'payment_method_unexpected_state'
    ? { kind: 'method_unknown' }
    : undefined;
}
