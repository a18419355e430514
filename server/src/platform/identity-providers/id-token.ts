import type { SocialProvider } from '@maquette/contract';
import { decodeProtectedHeader, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Log } from '../log.ts';
import { Refusal } from '../refusal.ts';
import type { JwksCache } from './jwks-cache.ts';

/** What a token has to fit. */
export interface IdTokenRules {
  readonly provider: SocialProvider;
  readonly keys: JwksCache;
  readonly issuers: readonly string[];
  /** Our own number with the provider: the token is for nobody else. */
  readonly clientId: string;
  readonly now: () => number;
  readonly log: Log;
}

/** How far the provider's clock and ours may lie apart, in seconds. */
const SKEW_S = 300;
/** No token is made for longer, in seconds. */
const LIFE_MAX_S = 86_400;

const Header = z.object({ alg: z.literal('RS256'), kid: z.string().min(1) });

const Claims = z.object({
  // Printable, as both providers make it: any database holds it.
  sub: z.string().regex(/^[\x21-\x7e]{1,255}$/),
  aud: z.string(),
  iat: z.number(),
  exp: z.number(),
  nonce: z.string().min(1),
  email: z.string().nullish(),
  email_verified: z.union([z.boolean(), z.string()]).nullish(),
  name: z.string().nullish(),
  hd: z.string().nullish(),
});
export type IdTokenClaims = z.infer<typeof Claims>;

/**
 * What a provider's ID token says (OpenID Connect Core 1.0, 3.1.3.7), once it is certain that the provider made it, for
 * us, just now. The nonce is the caller's to check.
 * @throws Refusal `social_refused`, `provider_unavailable`
 */
export async function readIdToken(token: string, rules: IdTokenRules): Promise<IdTokenClaims> {
  try {
    const { kid } = Header.parse(decodeProtectedHeader(token));
    const { payload } = await jwtVerify(token, await rules.keys.keysFor(kid), {
      algorithms: ['RS256'],
      issuer: [...rules.issuers],
      audience: rules.clientId,
      clockTolerance: SKEW_S,
      currentDate: new Date(rules.now()),
    });
    const claims = Claims.parse(payload);
    const isFromFuture = claims.iat > rules.now() / 1000 + SKEW_S;
    if (isFromFuture || claims.exp - claims.iat > LIFE_MAX_S)
      throw new errors.JWTClaimValidationFailed('not made just now', payload, 'iat');
    return claims;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    rules.log.info({ provider: rules.provider, reason: reasonOf(error) }, 'credential refused');
    throw new Refusal('social_refused');
  }
}

/** For the operator, without a word of what the token says. */
function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) return error.issues.map(({ path }) => path.join('.')).join(' ');
  if (error instanceof errors.JWTClaimValidationFailed || error instanceof errors.JWTExpired)
    return error.claim;
  return error instanceof errors.JOSEError ? error.code : 'malformed';
}
