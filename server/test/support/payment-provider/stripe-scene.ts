import { afterAll } from 'vitest';
import { startStripe, type StripeOptions, type StripeSimulator } from '@maquette/simulators';
import { parseConfig } from '../../../src/platform/config.ts';
import type { StripeSettings } from '../../../src/platform/config/card-settings.ts';
import { silentLog } from '../../../src/platform/log.ts';
import type { CardProvider } from '../../../src/platform/payment-provider/card-provider.ts';
import { stripeProvider } from '../../../src/platform/payment-provider/stripe/stripe-provider.ts';
import type { StripePorts } from '../../../src/platform/payment-provider/stripe/stripe-link.ts';

export interface StripeScene {
  readonly stripe: StripeSimulator;
  readonly cards: CardProvider;
}

export type SceneWishes = StripeOptions &
  Partial<StripePorts> & { readonly changes?: Partial<StripeSettings> };

/** Opens simulated Stripes with an adapter each; after the tests of the file each is closed and must have no violations. */
export const stripeScenes = (): ((wishes?: SceneWishes) => Promise<StripeScene>) => {
  const opened: StripeSimulator[] = [];
  afterAll(async () => {
    for (const stripe of opened) {
      await stripe.close();
      stripe.assertClean();
    }
  });
  return async ({ changes, ...wishes } = {}) => {
    const stripe = await startStripe(wishes);
    opened.push(stripe);
    const { stripe: settings } = parseConfig(stripe.settings).cards;
    if (settings === null) throw new Error('The settings name no Stripe');
    const ports = { now: Date.now, log: silentLog, ...wishes };
    return { stripe, cards: await stripeProvider({ ...settings, ...changes }, ports) };
  };
};
