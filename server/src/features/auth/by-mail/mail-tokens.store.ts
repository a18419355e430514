import type { Db } from '../../../platform/database/db.ts';
import type { MailTokenKind } from '../auth.rules.ts';

export interface StoredMailToken {
  readonly userId: string;
  /** The change of address it is about; null where it is about none. */
  readonly subject: string | null;
  readonly expiresAt: number;
  /** Used up, or made void by something else; null while it can be used. */
  readonly usedAt: number | null;
}

export interface NewMailToken {
  readonly tokenHash: string;
  readonly userId: string;
  readonly kind: MailTokenKind;
  readonly subject: string | null;
  readonly createdAt: number;
  readonly expiresAt: number;
}

export const addMailToken = async (db: Db, token: NewMailToken): Promise<void> => {
  await db
    .insertInto('mail_tokens')
    .values({
      token_hash: token.tokenHash,
      user_id: token.userId,
      kind: token.kind,
      subject: token.subject,
      created_at: token.createdAt,
      expires_at: token.expiresAt,
      used_at: null,
    })
    .execute();
};

interface Sought {
  readonly tokenHash: string;
  readonly kind: MailTokenKind;
}

export const findMailToken = async (db: Db, { tokenHash, kind }: Sought): Promise<StoredMailToken | null> => {
  const row = await db
    .selectFrom('mail_tokens')
    .select(['user_id as userId', 'subject', 'expires_at as expiresAt', 'used_at as usedAt'])
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row ?? null;
};

/** Uses a token up. @returns whether it was this call that did: of several at once one wins */
export const useMailToken = async (db: Db, { tokenHash, kind }: Sought, now: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('mail_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Makes void what was mailed to a person for one purpose and not yet used. */
export const voidMailTokens = async (
  db: Db,
  { userId, kind, now }: { userId: string; kind: MailTokenKind; now: number },
): Promise<void> => {
  await db
    .updateTable('mail_tokens')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .execute();
};

/** Forgets every token that expired before this. */
export const removeOldMailTokens = async (db: Db, before: number): Promise<void> => {
  await db.deleteFrom('mail_tokens').where('expires_at', '<', before).execute();
};

/** Forgets a person's tokens, which then were never there. */
export const removeMailTokensOf = async (db: Db, userId: string): Promise<void> => {
  await db.deleteFrom('mail_tokens').where('user_id', '=', userId).execute();
};
