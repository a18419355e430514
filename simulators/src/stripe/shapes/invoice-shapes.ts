import type { Stripe } from 'stripe';
import type { Birth } from './customer-shapes.ts';
import { none } from './none.ts';

export interface InvoiceWishes extends Birth {
  readonly lineId: string;
  readonly subscription: Stripe.Subscription;
  readonly reason: 'subscription_create' | 'subscription_cycle';
  /** What a coupon takes off. */
  readonly credit: number;
  /** Seconds since 1970. */
  readonly period: { readonly start: number; readonly end: number };
}

export const invoiceShape = (wishes: InvoiceWishes): Stripe.Invoice => {
  const { id, created, subscription } = wishes;
  const price = subscription.items.data[0]?.price.unit_amount ?? 0;
  const amount = price - wishes.credit;
  return {
    id,
    object: 'invoice',
    created,
    amount_due: amount,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: amount,
    amount_shipping: 0,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { enabled: false, ...none('disabled_reason', 'liability', 'provider', 'status') },
    billing_reason: wishes.reason,
    collection_method: 'charge_automatically',
    currency: 'usd',
    customer: subscription.customer,
    default_tax_rates: [],
    discounts: [],
    issuer: { type: 'self' },
    lines: {
      object: 'list',
      data: [lineShape({ ...wishes, amount: price })],
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    payment_settings: none('default_mandate', 'payment_method_options', 'payment_method_types'),
    payments: { object: 'list', data: [], has_more: false, url: '/v1/invoice_payments' },
    // The month before the one that is paid for: of a first invoice nothing but its moment.
    period_start: wishes.reason === 'subscription_create' ? created : subscription.start_date,
    period_end: wishes.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    starting_balance: 0,
    status: 'draft',
    status_transitions: none('finalized_at', 'marked_uncollectible_at', 'paid_at', 'voided_at'),
    subtotal: price,
    total: amount,
    ...none('account_country', 'account_name', 'account_tax_ids', 'application', 'custom_fields'),
    ...none('automatically_finalizes_at', 'customer_account', 'customer_address', 'customer_email'),
    ...none('customer_name', 'customer_phone', 'customer_shipping', 'customer_tax_exempt', 'description'),
    ...none('default_payment_method', 'default_source', 'due_date', 'effective_at', 'ending_balance'),
    ...none('footer', 'from_invoice', 'last_finalization_error', 'latest_revision', 'number'),
    ...none('next_payment_attempt', 'on_behalf_of', 'receipt_number', 'rendering', 'shipping_cost'),
    ...none('shipping_details', 'statement_descriptor', 'subtotal_excluding_tax', 'test_clock'),
    ...none('total_discount_amounts', 'total_excluding_tax', 'total_pretax_credit_amounts'),
    ...none('total_taxes', 'webhooks_delivered_at'),
  };
};

const lineShape = (wishes: InvoiceWishes & { readonly amount: number }): Stripe.InvoiceLineItem => ({
  id: wishes.lineId,
  object: 'line_item',
  amount: wishes.amount,
  currency: 'usd',
  discountable: true,
  discounts: [],
  invoice: wishes.id,
  livemode: false,
  metadata: wishes.subscription.metadata,
  parent: {
    type: 'subscription_item_details',
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: null,
      proration: false,
      proration_details: null,
      subscription: wishes.subscription.id,
      subscription_item: wishes.subscription.items.data[0]?.id ?? '',
    },
  },
  period: wishes.period,
  quantity: 1,
  subscription: wishes.subscription.id,
  subtotal: wishes.amount,
  ...none('description', 'discount_amounts', 'pretax_credit_amounts', 'pricing', 'quantity_decimal', 'taxes'),
});

export interface InvoicePaymentWishes extends Birth {
  readonly invoice: string;
  readonly intent: Stripe.PaymentIntent;
}

export const invoicePaymentShape = (wishes: InvoicePaymentWishes): Stripe.InvoicePayment => ({
  id: wishes.id,
  object: 'invoice_payment',
  created: wishes.created,
  amount_paid: 0,
  amount_requested: wishes.intent.amount,
  currency: 'usd',
  invoice: wishes.invoice,
  is_default: true,
  livemode: false,
  payment: { type: 'payment_intent', payment_intent: wishes.intent.id },
  status: 'open',
  status_transitions: { canceled_at: null, paid_at: null },
});
