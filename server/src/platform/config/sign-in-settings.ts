import { z } from 'zod';
import { address, settingsPart, webAddress } from './settings-part.ts';

/** The services people may sign in with; null = without it. */
export interface SignInSettings {
  readonly google: { readonly clientId: string; readonly jwksUrl: string } | null;
  readonly apple: { readonly clientId: string; readonly jwksUrl: string } | null;
  readonly facebook: {
    readonly appId: string;
    readonly appSecret: string;
    /** Up to and with the version. */
    readonly graphUrl: string;
  } | null;
}

const fields = {
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_JWKS_URL: address('https://www.googleapis.com/oauth2/v3/certs'),
  APPLE_CLIENT_ID: z.string().optional(),
  APPLE_JWKS_URL: address('https://appleid.apple.com/auth/keys'),
  FACEBOOK_APP_ID: z.string().regex(/^\d+$/).optional(),
  FACEBOOK_APP_SECRET: z.string().optional(),
  FACEBOOK_GRAPH_URL: address('https://graph.facebook.com/v25.0'),
};

function read(settings: z.infer<z.ZodObject<typeof fields>>): SignInSettings {
  const [google, apple] = [settings.GOOGLE_CLIENT_ID, settings.APPLE_CLIENT_ID];
  const [appId, appSecret] = [settings.FACEBOOK_APP_ID, settings.FACEBOOK_APP_SECRET];
  return {
    google: google === undefined ? null : { clientId: google, jwksUrl: settings.GOOGLE_JWKS_URL },
    apple: apple === undefined ? null : { clientId: apple, jwksUrl: settings.APPLE_JWKS_URL },
    facebook:
      appId === undefined || appSecret === undefined
        ? null
        : { appId, appSecret, graphUrl: settings.FACEBOOK_GRAPH_URL.replace(/\/+$/, '') },
  };
}

export const signInSettings = settingsPart({
  fields,
  expected: {
    GOOGLE_CLIENT_ID: 'must be a text',
    GOOGLE_JWKS_URL: webAddress,
    APPLE_CLIENT_ID: 'must be a text',
    APPLE_JWKS_URL: webAddress,
    FACEBOOK_APP_ID: 'must be a number',
    FACEBOOK_APP_SECRET: 'must be a text',
    FACEBOOK_GRAPH_URL: webAddress,
  },
  read,
});
