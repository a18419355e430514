import { readIdToken } from './id-token.ts';
import type { IdentityProvider, ProviderPorts } from './identity-provider.ts';
import { jwksCache } from './jwks-cache.ts';
import { addressFrom, nameFrom } from './told.ts';

const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];

/** Sign in with Google: an ID token (https://developers.google.com/identity/gsi/web/guides/verify-google-id-token). */
export function google(
  { clientId, jwksUrl }: { clientId: string; jwksUrl: string },
  ports: ProviderPorts,
): IdentityProvider {
  const keys = jwksCache({ ...ports, url: jwksUrl });
  return {
    name: 'google',
    clientId,
    verify: async (credential) => {
      const rules = { ...ports, provider: 'google', keys, issuers: ISSUERS, clientId } as const;
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
