import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { Account } from '../account.ts';
import { apiCall, listOf, wire } from '../api-call.ts';
import { ApiError, invalid, missing } from '../api-error.ts';
import { endSubscription, monthsAfter, openInvoice, payInvoice } from '../billing.ts';
import { pricesOf, productShape, subscriptionShape } from '../shapes/subscription-shapes.ts';
import type { Taken } from '../take-money.ts';
import { discounts, redeem, useUp } from './coupon-calls.ts';
import { customerOf, ownMethod } from './find.ts';
import { MINIMUM_CENTS, tooSmall } from './payment-calls.ts';

export interface Beginning {
  readonly customer: string;
  readonly methodId: string;
  readonly product: string;
  readonly amount: number;
  readonly isEnding: boolean;
  readonly metadata: Stripe.Metadata;
  readonly isAuthenticated: boolean;
  readonly mayTakeTime?: boolean;
  /** What is taken off the first month. */
  readonly credit?: number;
}

/** Begins a subscription with its first month; without the money for it there will have been none. */
export const beginSubscription = (
  account: Account,
  { product, amount, methodId, ...rest }: Beginning,
): { subscription: Stripe.Subscription; taken: Taken } => {
  const born = account.born('sub');
  const subscription = subscriptionShape({
    ...{ ...born, ...rest, method: methodId, itemId: account.born('si').id },
    price: { ...account.born('price'), product, amount },
    periodEnd: monthsAfter(born.created, 1),
  });
  account.subscriptions.set(subscription.id, subscription);
  const { isAuthenticated, mayTakeTime = false, credit = 0 } = rest;
  const invoice = openInvoice(account, subscription, 'subscription_create', credit);
  const taken = payInvoice(account, { invoice, isAuthenticated, mayTakeTime });
  if (!('error' in taken)) account.tell('customer.subscription.created', subscription);
  else {
    account.subscriptions.delete(subscription.id);
    account.invoices.delete(invoice.id);
  }
  return { subscription, taken };
};

export const addProduct = (account: Account, name: string, id = account.born('prod').id): Stripe.Product => {
  const product = productShape({ ...account.born('prod'), id, name });
  account.products.set(id, product);
  return product;
};

const priceData = z.strictObject({
  currency: z.literal('usd'),
  unit_amount: wire.whole,
  product: z.string(),
  recurring: z.strictObject({ interval: z.literal('month') }),
});

const found = (account: Account, id: string): Stripe.Subscription => {
  const subscription = account.subscriptions.get(id);
  if (!subscription) throw missing('subscription', id, { isPath: true });
  return subscription;
};

/** From its next month on it costs something else. */
const changePrice = (
  account: Account,
  subscription: Stripe.Subscription,
  { id, price_data: { product, unit_amount } }: { id: string; price_data: z.infer<typeof priceData> },
): void => {
  const item = subscription.items.data.find((one) => one.id === id);
  if (!item) throw missing('subscription_item', id, { param: 'items[0][id]' });
  if (!account.products.has(product))
    throw missing('product', product, { param: 'items[0][price_data][product]' });
  Object.assign(item, pricesOf({ ...account.born('price'), product, amount: unit_amount }));
};

export const subscriptionCalls = [
  apiCall('POST /v1/products', {
    step: 'create-product',
    params: { id: z.string().optional(), name: z.string() },
    perform: (account, { params: { id, name } }) => {
      if (id !== undefined && account.products.has(id))
        throw invalid('Product already exists.', { code: 'resource_already_exists', param: 'id' });
      return addProduct(account, name, id);
    },
  }),
  apiCall('POST /v1/subscriptions', {
    step: 'subscribe',
    params: {
      customer: z.string(),
      items: z.array(z.strictObject({ price_data: priceData, quantity: z.literal('1') })).length(1),
      default_payment_method: z.string(),
      payment_behavior: z.literal('error_if_incomplete'),
      off_session: wire.flag,
      cancel_at_period_end: wire.flag,
      metadata: wire.metadata,
      discounts: discounts.optional(),
    },
    perform: (account, { params }) => {
      const customer = customerOf(account, params.customer, 'customer').id;
      const price = params.items[0]?.price_data;
      if (!price || !account.products.has(price.product))
        throw missing('product', String(price?.product), { param: 'items[0][price_data][product]' });
      if (price.unit_amount < MINIMUM_CENTS) throw tooSmall();
      const methodId = params.default_payment_method;
      ownMethod(account, { id: methodId, customer, param: 'default_payment_method' });
      const { subscription, taken } = beginSubscription(account, {
        ...{ customer, methodId, product: price.product, amount: price.unit_amount },
        ...{ isEnding: params.cancel_at_period_end, metadata: params.metadata, isAuthenticated: false },
        ...{ mayTakeTime: true, credit: redeem(account, params.discounts) },
      });
      if (!('error' in taken)) {
        useUp(account, params.discounts);
        return subscription;
      }
      if (taken.kind === 'declined') throw taken.error;
      const code = 'subscription_payment_intent_requires_action';
      throw new ApiError(402, { type: 'card_error', code, message: 'Additional user action is needed.' });
    },
  }),
  apiCall('GET /v1/subscriptions', {
    step: 'list-subscriptions',
    params: { customer: z.string(), status: z.literal('all').optional(), limit: wire.limit },
    perform: (account, { params }) => {
      const own = [...account.subscriptions.values()].filter(
        ({ customer, status }) =>
          customer === params.customer && (params.status === 'all' || status !== 'canceled'),
      );
      return listOf(own, { url: '/v1/subscriptions', limit: params.limit });
    },
  }),
  apiCall('GET /v1/subscriptions/:id', {
    step: 'read-subscription',
    params: {},
    perform: (account, { id }) => found(account, id),
  }),
  apiCall('POST /v1/subscriptions/:id', {
    step: 'change-subscription',
    params: {
      cancel_at_period_end: wire.flag.optional(),
      default_payment_method: z.string().optional(),
      items: z
        .array(z.strictObject({ id: z.string(), price_data: priceData }))
        .length(1)
        .optional(),
      proration_behavior: z.literal('none').optional(),
    },
    perform: (account, { id, params }) => {
      const subscription = found(account, id);
      if (subscription.status === 'canceled')
        throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
      const { cancel_at_period_end: isEnding, default_payment_method: method } = params;
      if (method !== undefined) {
        const customer = String(subscription.customer);
        ownMethod(account, { id: method, customer, param: 'default_payment_method' });
        subscription.default_payment_method = method;
      }
      if (params.items?.[0]) changePrice(account, subscription, params.items[0]);
      if (isEnding !== undefined) {
        const end = subscription.items.data[0]?.current_period_end ?? 0;
        subscription.cancel_at_period_end = isEnding;
        subscription.cancel_at = isEnding ? end : null;
        subscription.canceled_at = isEnding ? Math.floor(account.now() / 1000) : null;
      }
      account.tell('customer.subscription.updated', subscription);
      return subscription;
    },
  }),
  apiCall('DELETE /v1/subscriptions/:id', {
    step: 'end-subscription',
    params: { invoice_now: z.literal('false').optional(), prorate: z.literal('false').optional() },
    perform: (account, { id }) => {
      const subscription = found(account, id);
      if (subscription.status === 'canceled') throw missing('subscription', id, { isPath: true });
      endSubscription(account, subscription);
      return subscription;
    },
  }),
  apiCall('GET /v1/invoices', {
    step: 'list-invoices',
    params: { subscription: z.string(), limit: wire.limit, starting_after: z.string().optional() },
    perform: (account, { params }) => {
      const own = [...account.invoices.values()].filter(
        ({ parent }) => parent?.subscription_details?.subscription === params.subscription,
      );
      return listOf(own, { url: '/v1/invoices', limit: params.limit, after: params.starting_after });
    },
  }),
];
