import { z } from 'zod';
import { address, settingsPart, webAddress } from './settings-part.ts';

/** Who takes the money. */
export interface CardSettings {
  /** Null = the built-in provider, with test money. */
  readonly stripe: StripeSettings | null;
  /** Whether anybody may move the clock of the built-in provider. */
  readonly hasSandboxClock: boolean;
}

export interface StripeSettings {
  readonly secretKey: string;
  /** For card fields in our own page; null = cards are entered on Stripe's pages. */
  readonly publishableKey: string | null;
  /** Its events are signed with it. */
  readonly webhookSecret: string;
  readonly apiUrl: string;
}

const fields = {
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: address('https://api.stripe.com'),
  SANDBOX_CLOCK: z.enum(['0', '1']).optional(),
};

type Given = z.infer<z.ZodObject<typeof fields>>;

/** `sk_test_…`, `rk_live_…`, `pk_test_…`: a page with a key of the other kind would make cards that the server cannot charge. */
const kindOf = (key: string | undefined): string | undefined => key && /^\w+?_(test|live)_/.exec(key)?.[1];

function faults(settings: Given): string[] {
  const { STRIPE_SECRET_KEY: secret, STRIPE_WEBHOOK_SECRET: webhook } = settings;
  const publishable = settings.STRIPE_PUBLISHABLE_KEY;
  const kinds = [kindOf(secret), kindOf(publishable)];
  return [
    ...((secret === undefined) === (webhook === undefined)
      ? []
      : ['STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together']),
    ...(publishable !== undefined && secret === undefined
      ? ['STRIPE_PUBLISHABLE_KEY must be set together with STRIPE_SECRET_KEY']
      : []),
    ...(kinds[0] && kinds[1] && kinds[0] !== kinds[1]
      ? ['STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be for test or both be live']
      : []),
  ];
}

export const cardSettings = settingsPart({
  fields,
  expected: {
    STRIPE_SECRET_KEY: 'must be a text',
    STRIPE_PUBLISHABLE_KEY: 'must be a text',
    STRIPE_WEBHOOK_SECRET: 'must be a text',
    STRIPE_API_URL: webAddress,
    SANDBOX_CLOCK: 'must be 0 or 1',
  },
  read: (settings: Given): CardSettings => ({
    stripe:
      settings.STRIPE_SECRET_KEY === undefined || settings.STRIPE_WEBHOOK_SECRET === undefined
        ? null
        : {
            secretKey: settings.STRIPE_SECRET_KEY,
            publishableKey: settings.STRIPE_PUBLISHABLE_KEY ?? null,
            webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
            apiUrl: settings.STRIPE_API_URL.replace(/\/+$/, ''),
          },
    hasSandboxClock: settings.SANDBOX_CLOCK === '1',
  }),
  faults,
});
