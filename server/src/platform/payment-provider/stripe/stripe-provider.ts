import type { StripeSettings } from '../../config/card-settings.ts';
import type { CardProvider } from '../card-provider.ts';
import { stripeCharges } from './charges.ts';
import { stripeCheckouts } from './checkouts.ts';
import { stripeCustomers } from './customers.ts';
import { isLive, readStripeEvent } from './read-event.ts';
import { stripeLink, type StripePorts } from './stripe-link.ts';
import { stripeSubscriptions } from './subscriptions.ts';

/** Stripe takes no less in US dollars: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const MINIMUM_CENTS = 50;

/** https://docs.stripe.com/security/guide#content-security-policy */
const PAGE_POLICY = {
  'script-src': ['https://js.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://hooks.stripe.com'],
};

/** Cards by Stripe (https://docs.stripe.com/api). */
export const stripeProvider = async (settings: StripeSettings, ports: StripePorts): Promise<CardProvider> => {
  const link = await stripeLink(settings, ports);
  const { webhooks } = link.stripe;
  return {
    name: 'stripe',
    isTest: !isLive(settings.secretKey),
    publishableKey: settings.publishableKey,
    pagePolicy: settings.publishableKey === null ? null : PAGE_POLICY,
    signatureHeader: 'stripe-signature',
    minimumCents: MINIMUM_CENTS,
    now: async () => ports.now(),
    ...stripeCustomers(link),
    ...stripeCheckouts(link, { hasOwnForm: settings.publishableKey !== null }),
    ...stripeCharges(link),
    ...stripeSubscriptions(link),
    readEvent: (raw, signature, now) => readStripeEvent({ raw, signature, now }, { ...settings, webhooks }),
  };
};
