import { readIdToken } from './id-token.ts';
import type { IdentityProvider, ProviderPorts } from './identity-provider.ts';
import { jwksCache } from './jwks-cache.ts';
import { addressFrom } from './told.ts';

const ISSUERS = ['https://appleid.apple.com'];
/** Mailboxes that Apple runs itself. */
const OWN_MAILBOX = /@(privaterelay\.appleid|icloud|me|mac)\.com$/i;

/** Sign in with Apple: an ID token, which never tells a name (https://developer.apple.com/documentation/signinwithapple). */
export function apple(
  { clientId, jwksUrl }: { clientId: string; jwksUrl: string },
  ports: ProviderPorts,
): IdentityProvider {
  const keys = jwksCache({ ...ports, url: jwksUrl });
  return {
    name: 'apple',
    clientId,
    verify: async (credential) => {
      const rules = { ...ports, provider: 'apple', keys, issuers: ISSUERS, clientId } as const;
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
