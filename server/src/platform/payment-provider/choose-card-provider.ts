import type { CardSettings } from '../config/card-settings.ts';
import type { CardProvider } from './card-provider.ts';
import { sandboxProvider, type SandboxPorts } from './sandbox/sandbox-provider.ts';
import { stripeProvider } from './stripe/stripe-provider.ts';

/** Stripe where the settings name its key, else the built-in provider with test money. */
export const chooseCardProvider = async (
  { stripe }: CardSettings,
  ports: SandboxPorts,
): Promise<CardProvider> => {
  const { now, log } = ports.context;
  return stripe ? stripeProvider(stripe, { now, log }) : sandboxProvider(ports);
};
