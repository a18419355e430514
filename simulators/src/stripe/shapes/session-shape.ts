import type { Stripe } from 'stripe';
import type { Birth } from './customer-shapes.ts';
import { none } from './none.ts';

export interface SessionWishes extends Birth {
  readonly mode: 'payment' | 'subscription' | 'setup';
  readonly customer: string | null;
  /** Null for a setup. */
  readonly amount: number | null;
  readonly reference?: string | undefined;
  readonly metadata?: Stripe.Metadata | undefined;
  readonly successUrl: string;
  readonly cancelUrl?: string | undefined;
  readonly locale?: string | undefined;
  readonly url: string;
}

const DAY_S = 86_400;

export const sessionShape = (wishes: SessionWishes): Stripe.Checkout.Session => ({
  id: wishes.id,
  object: 'checkout.session',
  created: wishes.created,
  amount_subtotal: wishes.amount,
  amount_total: wishes.amount,
  automatic_tax: { enabled: false, ...none('liability', 'provider', 'status') },
  cancel_url: wishes.cancelUrl ?? null,
  client_reference_id: wishes.reference ?? null,
  currency: 'usd',
  custom_fields: [],
  custom_text: none('after_submit', 'shipping_address', 'submit', 'terms_of_service_acceptance'),
  customer: wishes.customer,
  expires_at: wishes.created + DAY_S,
  livemode: false,
  locale: (wishes.locale ?? null) as Stripe.Checkout.Session['locale'],
  metadata: wishes.metadata ?? {},
  mode: wishes.mode,
  payment_method_types: ['card'],
  payment_status: wishes.mode === 'setup' ? 'no_payment_required' : 'unpaid',
  shipping_options: [],
  status: 'open',
  success_url: wishes.successUrl,
  ui_mode: 'hosted_page',
  url: wishes.url,
  ...none('adaptive_pricing', 'after_expiration', 'allow_promotion_codes', 'allowed_payment_method_types'),
  ...none('billing_address_collection', 'client_secret', 'collected_information', 'consent'),
  ...none('consent_collection', 'currency_conversion', 'customer_account', 'customer_creation'),
  ...none('customer_details', 'customer_email', 'discounts', 'integration_identifier', 'invoice'),
  ...none('invoice_creation', 'managed_payments', 'origin_context', 'payment_intent', 'payment_link'),
  ...none('payment_method_collection', 'payment_method_configuration_details', 'payment_method_options'),
  ...none('permissions', 'recovered_from', 'saved_payment_method_options', 'setup_intent'),
  ...none('shipping_address_collection', 'shipping_cost', 'submit_type', 'subscription', 'total_details'),
  ...none('wallet_options'),
});
