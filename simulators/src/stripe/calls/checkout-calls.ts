import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { Account } from '../account.ts';
import { apiCall, wire } from '../api-call.ts';
import { invalid, missing } from '../api-error.ts';
import { expireSession } from '../billing.ts';
import { sessionShape } from '../shapes/session-shape.ts';
import { discounts, redeem } from './coupon-calls.ts';
import { customerOf } from './find.ts';
import { MINIMUM_CENTS, tooSmall } from './payment-calls.ts';

const lineItem = z.strictObject({
  quantity: z.literal('1'),
  price_data: z.strictObject({
    currency: z.literal('usd'),
    unit_amount: wire.whole,
    product_data: z.strictObject({ name: z.string().min(1) }),
    recurring: z.strictObject({ interval: z.literal('month') }).optional(),
  }),
});

const found = (account: Account, id: string): Stripe.Checkout.Session => {
  const session = account.sessions.get(id);
  if (!session) throw missing('checkout.session', id, { isPath: true });
  return session;
};

interface Asked {
  readonly mode: 'payment' | 'subscription' | 'setup';
  readonly line_items?: readonly z.infer<typeof lineItem>[] | undefined;
  readonly payment_intent_data?: unknown;
  readonly subscription_data?: unknown;
}

/** @throws ApiError when mode, items and data do not belong together */
const assertFits = (asked: Asked): void => {
  const { mode } = asked;
  const price = asked.line_items?.[0]?.price_data;
  if ((mode === 'setup') !== (price === undefined)) throw invalid(`A session of ${mode} with these items`);
  if ((mode === 'subscription') !== (price?.recurring !== undefined))
    throw invalid(`A session of ${mode} with this price`, { param: 'line_items' });
  if (
    (asked.payment_intent_data && mode !== 'payment') ||
    (asked.subscription_data && mode !== 'subscription')
  )
    throw invalid('The data of another mode', { param: 'mode' });
  if (price && price.unit_amount < MINIMUM_CENTS) throw tooSmall();
};

/** `url` = where the hosted pages are. */
export const checkoutCalls = (url: () => string) => [
  apiCall('POST /v1/checkout/sessions', {
    step: 'open-checkout',
    params: {
      mode: z.enum(['payment', 'subscription', 'setup']),
      customer: z.string(),
      client_reference_id: z.string().max(200).optional(),
      line_items: z.array(lineItem).length(1).optional(),
      currency: z.literal('usd').optional(),
      metadata: wire.metadata.optional(),
      payment_intent_data: z
        .strictObject({
          metadata: wire.metadata,
          description: z.string(),
        })
        .optional(),
      saved_payment_method_options: z.strictObject({ payment_method_save: z.literal('enabled') }).optional(),
      subscription_data: z.strictObject({ metadata: wire.metadata }).optional(),
      adaptive_pricing: z.strictObject({ enabled: wire.flag }).optional(),
      success_url: z.url(),
      cancel_url: z.url(),
      locale: z.enum(['en', 'fr']),
      discounts: discounts.optional(),
    },
    perform: (account, { params }) => {
      assertFits(params);
      const { mode, subscription_data: monthly, payment_intent_data: once } = params;
      const customer = customerOf(account, params.customer, 'customer').id;
      const price = params.line_items?.[0]?.price_data;
      const credit = redeem(account, params.discounts);
      const born = account.born('cs_test');
      const session = sessionShape({
        ...{
          ...born,
          mode,
          customer,
          amount: price ? price.unit_amount - credit : null,
          locale: params.locale,
        },
        ...{ reference: params.client_reference_id, metadata: params.metadata },
        ...{ successUrl: params.success_url, cancelUrl: params.cancel_url, url: `${url()}/pay/${born.id}` },
      });
      account.sessions.set(session.id, session);
      account.plans.set(session.id, {
        name: price?.product_data.name ?? '',
        metadata: monthly?.metadata ?? once?.metadata ?? {},
        description: once?.description ?? null,
        discounts: params.discounts,
      });
      return session;
    },
  }),
  apiCall('GET /v1/checkout/sessions/:id', {
    step: 'read-checkout',
    params: {},
    perform: (account, { id }) => found(account, id),
  }),
  apiCall('POST /v1/checkout/sessions/:id/expire', {
    step: 'expire-checkout',
    params: {},
    perform: (account, { id }) => {
      const session = found(account, id);
      if (session.status !== 'open')
        throw invalid(`Only Checkout Sessions with a status in ["open"] can be expired.`);
      expireSession(account, session);
      return session;
    },
  }),
];
