import type { Context } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { hashOfToken, newSecretToken } from '../../../platform/secret-token.ts';
import { type MailTokenKind, mailTokenLifeMs } from '../auth.rules.ts';
import { addMailToken, findMailToken } from './mail-tokens.store.ts';

/** Makes the secret of a link in a mail. @returns it, kept nowhere but in the mail */
export async function issueMailToken(
  { db, now }: Context,
  { userId, kind, subject = null }: { userId: string; kind: MailTokenKind; subject?: string | null },
): Promise<string> {
  const token = newSecretToken();
  const createdAt = now();
  const expiresAt = createdAt + mailTokenLifeMs[kind];
  await addMailToken(db, { tokenHash: hashOfToken(token), userId, kind, subject, createdAt, expiresAt });
  return token;
}

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
export async function readMailToken(
  { db, now }: Context,
  { token, kind }: { token: string; kind: MailTokenKind },
): Promise<LiveMailToken> {
  const tokenHash = hashOfToken(token);
  const stored = await findMailToken(db, { tokenHash, kind });
  if (!stored || stored.usedAt !== null) throw new Refusal('token_invalid');
  if (stored.expiresAt <= now()) throw new Refusal('token_expired');
  return { tokenHash, kind, userId: stored.userId, subject: stored.subject };
}
