import type { Stripe } from 'stripe';
import type { Birth } from './customer-shapes.ts';
import { none } from './none.ts';

export interface IntentWishes extends Birth {
  readonly amount: number;
  readonly customer: string | null;
  readonly description?: string | null | undefined;
  readonly metadata?: Stripe.Metadata | undefined;
  readonly setupFutureUsage?: 'off_session' | null | undefined;
}

export const intentShape = (wishes: IntentWishes): Stripe.PaymentIntent => ({
  id: wishes.id,
  object: 'payment_intent',
  created: wishes.created,
  amount: wishes.amount,
  amount_capturable: 0,
  amount_received: 0,
  automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  capture_method: 'automatic_async',
  client_secret: `${wishes.id}_secret_simulated`,
  confirmation_method: 'automatic',
  currency: 'usd',
  customer: wishes.customer,
  description: wishes.description ?? null,
  livemode: false,
  metadata: wishes.metadata ?? {},
  payment_method_types: ['card'],
  setup_future_usage: wishes.setupFutureUsage ?? null,
  status: 'requires_payment_method',
  ...none('allowed_payment_method_types', 'application', 'application_fee_amount', 'canceled_at'),
  ...none('cancellation_reason', 'customer_account', 'excluded_payment_method_types', 'last_payment_error'),
  ...none('latest_charge', 'managed_payments', 'next_action', 'on_behalf_of', 'payment_method'),
  ...none('payment_method_configuration_details', 'payment_method_options', 'payment_record', 'processing'),
  ...none('receipt_email', 'review', 'shipping', 'source', 'statement_descriptor'),
  ...none('statement_descriptor_suffix', 'transfer_group'),
});

export interface ChargeWishes extends Birth {
  readonly intent: Stripe.PaymentIntent;
  readonly method: string;
  /** Brand and last four digits; null = none was left. */
  readonly card: { readonly brand: string; readonly last4: string } | null;
  /** Why it was declined; null = it was paid. */
  readonly declined: { readonly code: string; readonly message: string } | null;
}

export const chargeShape = ({
  id,
  created,
  intent,
  method,
  card,
  declined,
}: ChargeWishes): Stripe.Charge => ({
  id,
  object: 'charge',
  created,
  amount: intent.amount,
  amount_captured: declined ? 0 : intent.amount,
  amount_refunded: 0,
  billing_details: none('address', 'email', 'name', 'phone', 'tax_id'),
  captured: declined === null,
  currency: intent.currency,
  customer: intent.customer,
  description: intent.description,
  disputed: false,
  failure_code: declined?.code ?? null,
  failure_message: declined?.message ?? null,
  fraud_details: {},
  livemode: false,
  metadata: intent.metadata,
  paid: declined === null,
  payment_intent: intent.id,
  payment_method: method,
  refunded: false,
  status: declined ? 'failed' : 'succeeded',
  ...none('application', 'application_fee', 'application_fee_amount', 'balance_transaction'),
  ...none('calculated_statement_descriptor', 'failure_balance_transaction', 'on_behalf_of', 'outcome'),
  // Of what it was paid with, the part that is read.
  payment_method_details: card && ({ type: 'card', card } as Stripe.Charge.PaymentMethodDetails),
  ...none('receipt_email', 'receipt_number', 'receipt_url', 'review', 'shipping'),
  ...none('source', 'source_transfer', 'statement_descriptor', 'statement_descriptor_suffix'),
  ...none('transfer_data', 'transfer_group'),
});

export interface ReturnWishes extends Birth {
  readonly charge: Stripe.Charge;
  readonly amount: number;
}

export const refundShape = ({ id, created, charge, amount }: ReturnWishes): Stripe.Refund => ({
  id,
  object: 'refund',
  created,
  amount,
  charge: charge.id,
  currency: charge.currency,
  customer: charge.customer,
  metadata: {},
  payment_intent: charge.payment_intent,
  payment_method: charge.payment_method,
  status: 'succeeded',
  ...none('balance_transaction', 'customer_account', 'reason', 'receipt_number'),
  ...none('source_transfer_reversal', 'transfer_reversal'),
});

export const disputeShape = ({ id, created, charge, amount }: ReturnWishes): Stripe.Dispute => ({
  id,
  object: 'dispute',
  created,
  amount,
  balance_transactions: [],
  charge: charge.id,
  currency: charge.currency,
  enhanced_eligibility_types: [],
  evidence: {
    enhanced_evidence: {},
    ...none('access_activity_log', 'billing_address', 'cancellation_policy', 'cancellation_rebuttal'),
    ...none('cancellation_policy_disclosure', 'customer_communication', 'customer_email_address'),
    ...none('customer_name', 'customer_purchase_ip', 'customer_signature', 'duplicate_charge_documentation'),
    ...none('duplicate_charge_explanation', 'duplicate_charge_id', 'product_description', 'receipt'),
    ...none('refund_policy', 'refund_policy_disclosure', 'refund_refusal_explanation', 'service_date'),
    ...none('service_documentation', 'shipping_address', 'shipping_carrier', 'shipping_date'),
    ...none('shipping_documentation', 'shipping_tracking_number', 'uncategorized_file'),
    ...none('uncategorized_text'),
  },
  evidence_details: {
    ...{ due_by: created + 7 * 86_400, enhanced_eligibility: {}, has_evidence: false, past_due: false },
    ...{ submission_count: 0, submission_method: 'not_submitted' },
  },
  intended_submission_method: null,
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  payment_intent: charge.payment_intent,
  reason: 'fraudulent',
  status: 'needs_response',
});
