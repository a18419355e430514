import type { Stripe } from 'stripe';
import type { TestCard } from '../test-cards.ts';
import { none } from './none.ts';

/** What every object has. */
export interface Birth {
  readonly id: string;
  /** Seconds since 1970. */
  readonly created: number;
}

export interface CustomerWishes extends Birth {
  readonly email?: string | undefined;
  readonly name?: string | undefined;
  readonly metadata?: Stripe.Metadata | undefined;
}

export const customerShape = ({ id, created, email, name, metadata }: CustomerWishes): Stripe.Customer => ({
  id,
  object: 'customer',
  created,
  balance: 0,
  currency: null,
  delinquent: false,
  email: email ?? null,
  invoice_settings: none('custom_fields', 'default_payment_method', 'footer', 'rendering_options'),
  livemode: false,
  metadata: metadata ?? {},
  name: name ?? null,
  preferred_locales: [],
  tax_exempt: 'none',
  ...none('address', 'default_source', 'description', 'phone', 'shipping', 'test_clock'),
});

export interface MethodWishes extends Birth {
  readonly card: TestCard;
  readonly expMonth: number;
  readonly expYear: number;
}

export const methodShape = ({
  id,
  created,
  card,
  expMonth,
  expYear,
}: MethodWishes): Stripe.PaymentMethod => ({
  id,
  object: 'payment_method',
  created,
  allow_redisplay: 'unspecified',
  billing_details: none('address', 'email', 'name', 'phone', 'tax_id'),
  card: {
    brand: card.brand,
    checks: { cvc_check: 'pass', ...none('address_line1_check', 'address_postal_code_check') },
    country: 'US',
    display_brand: card.brand,
    exp_month: expMonth,
    exp_year: expYear,
    fingerprint: `fp${card.number}`,
    funding: 'credit',
    last4: card.number.slice(-4),
    networks: { available: [card.brand], preferred: null },
    three_d_secure_usage: { supported: true },
    ...none('generated_from', 'regulated_status', 'wallet'),
  },
  livemode: false,
  metadata: {},
  type: 'card',
  ...none('customer', 'customer_account'),
});
