import type { SignInSettings } from '../config/sign-in-settings.ts';
import { facebook } from './facebook.ts';
import { readIdToken } from './id-token.ts';
import type { IdentityProvider, IdentityProviders, ProviderPorts } from './identity-provider.ts';
import { jwksCache } from './jwks-cache.ts';
import { addressFrom, nameFrom } from './told.ts';

/** The services that the settings name. */
export const chooseIdentityProviders = (
  settings: SignInSettings,
  ports: ProviderPorts,
): IdentityProviders => ({
  ...(settings.google && { google: google(settings.google, ports) }),
  ...(settings.apple && { apple: apple(settings.apple, ports) }),
  ...(settings.facebook && { facebook: facebook(settings.facebook, ports) }),
});

const GOOGLE_ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];

/** Sign in with Google: an ID token (https://developers.google.com/identity/gsi/web/guides/verify-google-id-token). */
function google(
  { clientId, jwksUrl }: { clientId: string; jwksUrl: string },
  ports: ProviderPorts,
): IdentityProvider {
  const keys = jwksCache({ ...ports, url: jwksUrl });
  return {
    name: 'google',
    clientId,
    verify: async (credential) => {
      const rules = { ...ports, provider: 'google', keys, issuers: GOOGLE_ISSUERS, clientId } as const;
      const claims = await readIdToken(credential, rules);
      const email = addressFrom(claims.email);
      const isEmailVerified = claims.email_verified === true;
      const isOwnMailbox = Boolean(claims.hd) || /@gmail\.com$/i.test(email ?? '');
      return {
        provider: 'google',
        subject: claims.sub,
        email,
        isEmailVerified,
        isEmailAuthoritative: isEmailVerified && isOwnMailbox,
        fullName: nameFrom(claims.name),
        nonce: claims.nonce,
      };
    },
  };
}

const APPLE_ISSUERS = ['https://appleid.apple.com'];
/** Mailboxes that Apple runs itself. */
const OWN_MAILBOX = /@(privaterelay\.appleid|icloud|me|mac)\.com$/i;

/** Sign in with Apple: an ID token, which never tells a name (https://developer.apple.com/documentation/signinwithapple). */
function apple(
  { clientId, jwksUrl }: { clientId: string; jwksUrl: string },
  ports: ProviderPorts,
): IdentityProvider {
  const keys = jwksCache({ ...ports, url: jwksUrl });
  return {
    name: 'apple',
    clientId,
    verify: async (credential) => {
      const rules = { ...ports, provider: 'apple', keys, issuers: APPLE_ISSUERS, clientId } as const;
      const claims = await readIdToken(credential, rules);
      const email = addressFrom(claims.email);
      // Apple writes its booleans either way.
      const isEmailVerified = claims.email_verified === true || claims.email_verified === 'true';
      return {
        provider: 'apple',
        subject: claims.sub,
        email,
        isEmailVerified,
        isEmailAuthoritative: isEmailVerified && OWN_MAILBOX.test(email ?? ''),
        fullName: null,
        nonce: claims.nonce,
      };
    },
  };
}
