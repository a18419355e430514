import type { Context } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { hashOfToken } from '../../../platform/secret-token.ts';
import type { MailTokenKind } from '../auth.rules.ts';
import { findMailToken } from './mail-tokens.store.ts';

export interface LiveMailToken {
  readonly tokenHash: string;
  readonly kind: MailTokenKind;
  readonly userId: string;
  /** The change of address it is about; null where it is about none. */
  readonly subject: string | null;
}

/**
 * Whose token this is. Does not use it up.
 * @throws Refusal `token_expired` for one that ended unused, `token_invalid` for all others that cannot be used:
 * changed, used up, void, made for something else
 */
export const readMailToken = async (
  { db, now }: Context,
  { token, kind }: { token: string; kind: MailTokenKind },
): Promise<LiveMailToken> => {
  const tokenHash = hashOfToken(token);
  const stored = await findMailToken(db, { tokenHash, kind });
  if (!stored || stored.usedAt !== null) throw new Refusal('token_invalid');
  if (stored.expiresAt <= now()) throw new Refusal('token_expired');
  return { tokenHash, kind, userId: stored.userId, subject: stored.subject };
};
