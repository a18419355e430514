import type { StripeSettings } from '../../config/card-settings.ts';
import type { CardProvider } from '../card-provider.ts';
import { stripeCharges } from './charges.ts';
import { stripeCheckouts } from './checkouts.ts';
import { stripeCustomers } from './customers.ts';
import { isLive, readStripeNotice } from './read-notice.ts';
import { stripeLink, type StripePorts } from './stripe-link.ts';
import { stripeSubscriptions } from './subscriptions.ts';

/** Stripe takes no less in US dollars: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const MINIMUM_CENTS = 50;

/** Cards by Stripe (https://docs.stripe.com/api). */
export const stripeProvider = async (settings: StripeSettings, ports: StripePorts): Promise<CardProvider> => {
  const link = await stripeLink(settings, ports);
  const { webhooks } = link.stripe;
  return {
    name: 'stripe',
    isTest: !isLive(settings.secretKey),
    publishableKey: settings.publishableKey,
    minimumCents: MINIMUM_CENTS,
    now: async () => ports.now(),
    ...stripeCustomers(link),
    ...stripeCheckouts(link, { hasOwnForm: settings.publishableKey !== null }),
    ...stripeCharges(link),
    ...stripeSubscriptions(link),
    readNotice: (raw, signature, now) => readStripeNotice({ raw, signature, now }, { ...settings, webhooks }),
  };
};
