import type { CardSettings } from '../config/card-settings.ts';
import type { CardProvider } from './card-provider.ts';
import { openSandbox, type Sandbox, type SandboxOptions } from './sandbox/open-sandbox.ts';
import { stripeProvider } from './stripe/stripe-provider.ts';

export interface ChosenCards {
  readonly cards: CardProvider;
  /** What the built-in provider needs besides, where it is chosen. */
  readonly sandbox: Sandbox | null;
}

/** Stripe where the settings name its key, else the built-in provider with test money. */
export async function chooseCardProvider(
  { stripe, hasSandboxClock }: CardSettings,
  ports: Omit<SandboxOptions, 'hasClock'>,
): Promise<ChosenCards> {
  const { now, log } = ports.context;
  if (stripe !== null) return { cards: await stripeProvider(stripe, { now, log }), sandbox: null };
  const sandbox = openSandbox({ ...ports, hasClock: hasSandboxClock });
  return { cards: sandbox.cards, sandbox };
}
