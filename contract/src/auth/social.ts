import { z } from 'zod';
import { limits, Words } from '../values.ts';
import { FullName, socialProviders } from './account.ts';

export const SocialProviderParams = z.strictObject({ provider: z.enum(socialProviders) });

export const SocialLoginBody = z.strictObject({
  /** Google and Apple: the ID token, with the nonce given for this attempt. Facebook: the access token. */
  credential: Words.min(1).max(limits.credentialMax),
  /** Refused unless it is this installation's own. */
  clientId: Words.min(1).max(limits.credentialMax).optional(),
  /** Name for a new account where the credential has none: Apple tells it to the browser alone, and once. */
  fullName: FullName.optional(),
  /** Of the account that has the same address already: proof that both are one person's. */
  password: z.string().min(1).max(limits.passwordMax).optional(),
});
export type SocialLoginBody = z.infer<typeof SocialLoginBody>;
