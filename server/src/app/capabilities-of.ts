import { type Capabilities, type EngineInfo, limits } from '@maquette/contract';
import { isPremiumOffered, offersOf } from '../features/edits/index.ts';
import type { Config } from '../platform/config.ts';
import type { Engines } from '../platform/image-engines/engines.ts';
import type { CardProvider } from '../platform/payment-provider/card-provider.ts';

/** What is told of this installation, open models apart: they come and go. */
export function capabilitiesOf(
  engines: Engines,
  cards: CardProvider,
  config: Config,
): Omit<Capabilities, 'models'> {
  return {
    engines: {
      default: describeEngine(engines, 'default'),
      premium: { ...describeEngine(engines, 'premium'), isOffered: isPremiumOffered(engines) },
    },
    tools: offersOf(engines),
    signIn: {
      google: config.signIn.google && { clientId: config.signIn.google.clientId },
      apple: config.signIn.apple && { clientId: config.signIn.apple.clientId },
      facebook: config.signIn.facebook && { appId: config.signIn.facebook.appId },
    },
    cards: {
      provider: cards.name,
      test: cards.isTest,
      ...(cards.publishableKey !== null && { publishableKey: cards.publishableKey }),
    },
    support: config.supportEmail === null ? null : { email: config.supportEmail },
    limits: {
      uploadBytes: limits.uploadBytes,
      uploadPixels: limits.uploadPixels,
      welcomeCredits: config.welcomeCredits,
    },
  };
}

function describeEngine(engines: Engines, tier: 'default' | 'premium'): EngineInfo {
  const { name, label, isPreview, tasks, parameters } = engines[tier];
  const { price } = offersOf(engines).inpaint[tier];
  return { name, label, preview: isPreview, price, features: [...tasks, ...parameters] };
}
