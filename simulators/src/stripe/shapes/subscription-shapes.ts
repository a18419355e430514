import type { Stripe } from 'stripe';
import type { Birth } from './customer-shapes.ts';
import { none } from './none.ts';

export const productShape = ({ id, created, name }: Birth & { readonly name: string }): Stripe.Product => ({
  id,
  object: 'product',
  created,
  active: true,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: {},
  name,
  type: 'service',
  updated: created,
  ...none('description', 'package_dimensions', 'shippable', 'tax_details', 'url'),
});

export interface PriceWishes extends Birth {
  readonly product: string;
  readonly amount: number;
}

const priceShape = ({ id, created, product, amount }: PriceWishes): Stripe.Price => ({
  id,
  object: 'price',
  created,
  active: true,
  billing_scheme: 'per_unit',
  currency: 'usd',
  livemode: false,
  metadata: {},
  product,
  recurring: {
    ...{ interval: 'month', interval_count: 1, usage_type: 'licensed' },
    ...none('meter', 'trial_period_days'),
  },
  tax_behavior: 'unspecified',
  type: 'recurring',
  unit_amount: amount,
  ...none('custom_unit_amount', 'lookup_key', 'nickname', 'tiers_mode', 'transform_quantity'),
  ...none('unit_amount_decimal'),
});

const planShape = ({ id, created, product, amount }: PriceWishes): Stripe.Plan => ({
  id,
  object: 'plan',
  created,
  active: true,
  amount,
  billing_scheme: 'per_unit',
  currency: 'usd',
  interval: 'month',
  interval_count: 1,
  livemode: false,
  metadata: {},
  product,
  usage_type: 'licensed',
  ...none('amount_decimal', 'meter', 'nickname', 'tiers_mode', 'transform_usage', 'trial_period_days'),
});

/** What an item of a subscription says of its price. */
export const pricesOf = (wishes: PriceWishes) => ({ plan: planShape(wishes), price: priceShape(wishes) });

export interface SubscriptionWishes extends Birth {
  readonly itemId: string;
  readonly customer: string;
  readonly price: PriceWishes;
  /** Seconds since 1970. */
  readonly periodEnd: number;
  readonly method: string;
  readonly isEnding: boolean;
  readonly metadata: Stripe.Metadata;
}

export const subscriptionShape = (wishes: SubscriptionWishes): Stripe.Subscription => ({
  id: wishes.id,
  object: 'subscription',
  created: wishes.created,
  automatic_tax: { enabled: false, ...none('disabled_reason', 'liability') },
  billing_cycle_anchor: wishes.created,
  billing_mode: { type: 'flexible', flexible: { proration_discounts: 'included' } },
  billing_schedules: [],
  cancel_at: wishes.isEnding ? wishes.periodEnd : null,
  cancel_at_period_end: wishes.isEnding,
  canceled_at: wishes.isEnding ? wishes.created : null,
  cancellation_details: none('comment', 'feedback', 'feedback_option', 'reason'),
  collection_method: 'charge_automatically',
  currency: 'usd',
  customer: wishes.customer,
  default_payment_method: wishes.method,
  discounts: [],
  invoice_settings: {
    issuer: { type: 'self' },
    ...none('account_tax_ids', 'custom_fields', 'description', 'footer'),
  },
  items: {
    object: 'list',
    data: [
      {
        id: wishes.itemId,
        object: 'subscription_item',
        created: wishes.created,
        ...none('billing_thresholds', 'current_trial'),
        current_period_start: wishes.created,
        current_period_end: wishes.periodEnd,
        discounts: [],
        metadata: {},
        ...pricesOf(wishes.price),
        quantity: 1,
        subscription: wishes.id,
        tax_rates: [],
      },
    ],
    has_more: false,
    url: `/v1/subscription_items?subscription=${wishes.id}`,
  },
  livemode: false,
  metadata: wishes.metadata,
  start_date: wishes.created,
  status: 'incomplete',
  ...none('application', 'application_fee_percent', 'billing_cycle_anchor_config', 'billing_thresholds'),
  ...none('customer_account', 'days_until_due', 'default_source', 'description', 'ended_at'),
  ...none('latest_invoice', 'managed_payments', 'next_pending_invoice_item_invoice', 'on_behalf_of'),
  ...none('pause_collection', 'payment_settings', 'pending_invoice_item_interval', 'pending_setup_intent'),
  ...none('pending_update', 'schedule', 'test_clock', 'transfer_data', 'trial_end', 'trial_settings'),
  ...none('trial_start'),
});
