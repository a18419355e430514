import type { Context } from '../../../platform/context.ts';
import { hashOfToken, newSecretToken } from '../../../platform/secret-token.ts';
import { type MailTokenKind, mailTokenLifeMs } from '../auth.rules.ts';
import { addMailToken } from './mail-tokens.store.ts';

/** Makes the secret of a link in a mail. @returns it, kept nowhere but in the mail */
export const issueMailToken = async (
  { db, now }: Context,
  { userId, kind, subject = null }: { userId: string; kind: MailTokenKind; subject?: string | null },
): Promise<string> => {
  const token = newSecretToken();
  const createdAt = now();
  const expiresAt = createdAt + mailTokenLifeMs[kind];
  await addMailToken(db, { tokenHash: hashOfToken(token), userId, kind, subject, createdAt, expiresAt });
  return token;
};
