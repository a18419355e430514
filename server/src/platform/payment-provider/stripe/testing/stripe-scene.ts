import { afterAll } from 'vitest';
import {
  startStripe,
  type StripeOptions,
  type StripeSimulator,
} from '../../../../testing/simulators/stripe/stripe-simulator.ts';
import { parseConfig } from '../../../config.ts';
import type { StripeSettings } from '../../../config/card-settings.ts';
import { silentLog } from '../../../log.ts';
import type { CardProvider } from '../../card-provider.ts';
import { stripeProvider } from '../stripe-provider.ts';
import type { StripePorts } from '../stripe-link.ts';

export interface StripeScene {
  readonly stripe: StripeSimulator;
  readonly cards: CardProvider;
}

export type SceneWishes = StripeOptions &
  Partial<StripePorts> & { readonly changes?: Partial<StripeSettings> };

/** The simulated Stripe and the adapter that uses it; closed, and found without violations, after the tests. */
export const stripeScene = async ({ changes, ...wishes }: SceneWishes = {}): Promise<StripeScene> => {
  const stripe = await startStripe(wishes);
  afterAll(async () => {
    await stripe.close();
    stripe.assertClean();
  });
  const { stripe: settings } = parseConfig(stripe.settings).cards;
  if (settings === null) throw new Error('The settings name no Stripe');
  const cards = await stripeProvider(
    { ...settings, ...changes },
    { now: Date.now, log: silentLog, ...wishes },
  );
  return { stripe, cards };
};
