import type { Db } from '../../../platform/database/db.ts';
import { changesOne, rowsOf, toRow } from '../../../platform/database/rows.ts';
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

export async function addMailToken(db: Db, token: NewMailToken): Promise<void> {
  await db
    .insertInto('mail_tokens')
    .values(toRow({ ...token, usedAt: null }))
    .execute();
}

const tokenRows = rowsOf<StoredMailToken>({});

interface Sought {
  readonly tokenHash: string;
  readonly kind: MailTokenKind;
}

export function findMailToken(db: Db, { tokenHash, kind }: Sought): Promise<StoredMailToken | null> {
  return tokenRows.first(
    db
      .selectFrom('mail_tokens')
      .select(['user_id', 'subject', 'expires_at', 'used_at'])
      .where('token_hash', '=', tokenHash)
      .where('kind', '=', kind),
  );
}

/** Uses a token up. @returns whether it was this call that did: of several at once one wins */
export function useMailToken(db: Db, { tokenHash, kind }: Sought, now: number): Promise<boolean> {
  return changesOne(
    db
      .updateTable('mail_tokens')
      .set({ used_at: now })
      .where('token_hash', '=', tokenHash)
      .where('kind', '=', kind)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now),
  );
}

/** Makes void what was mailed to a person for one purpose and not yet used. */
export async function voidMailTokens(
  db: Db,
  { userId, kind, now }: { userId: string; kind: MailTokenKind; now: number },
): Promise<void> {
  await db
    .updateTable('mail_tokens')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .execute();
}

/** Forgets every token that expired before this. */
export async function removeOldMailTokens(db: Db, before: number): Promise<void> {
  await db.deleteFrom('mail_tokens').where('expires_at', '<', before).execute();
}

/** Forgets a person's tokens, which then were never there. */
export async function removeMailTokensOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('mail_tokens').where('user_id', '=', userId).execute();
}
