import type { Db } from '../../../platform/database/db.ts';
import { findsAny, rowsOf, toRow } from '../../../platform/database/rows.ts';
import { emailKey } from '../auth.rules.ts';

export interface EmailChange {
  readonly id: string;
  readonly userId: string;
  readonly fromEmail: string;
  readonly toEmail: string;
  readonly askedAt: number;
  /** Null until the new address has answered. */
  readonly confirmedAt: number | null;
}

const columns = ['id', 'user_id', 'from_email', 'to_email', 'asked_at', 'confirmed_at'] as const;

const changeRows = rowsOf<EmailChange>({});

export async function addEmailChange(db: Db, change: EmailChange): Promise<void> {
  await db
    .insertInto('email_changes')
    .values({ ...toRow(change), from_key: emailKey(change.fromEmail) })
    .execute();
}

export async function findEmailChange(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<EmailChange | null> {
  const query = db.selectFrom('email_changes').select(columns).where('id', '=', id);
  return changeRows.first(query.where('user_id', '=', userId));
}

/** What a person's address was changed to and from, oldest first. */
export function emailChangesOf(db: Db, userId: string): Promise<EmailChange[]> {
  const query = db.selectFrom('email_changes').select(columns).where('user_id', '=', userId);
  return changeRows.list(query.orderBy('asked_at').orderBy('id'));
}

export async function markConfirmed(db: Db, id: string, confirmedAt: number): Promise<void> {
  await db.updateTable('email_changes').set({ confirmed_at: confirmedAt }).where('id', '=', id).execute();
}

/** Forgets what a person asked for and never confirmed: its links lead nowhere then. */
export async function dropPendingEmailChange(db: Db, userId: string): Promise<void> {
  const own = db.deleteFrom('email_changes').where('user_id', '=', userId);
  await own.where('confirmed_at', 'is', null).execute();
}

export async function removeEmailChangesOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('email_changes').where('user_id', '=', userId).execute();
}

/** Forgets changes that were asked for before this. */
export async function removeOldEmailChanges(db: Db, before: number): Promise<void> {
  await db.deleteFrom('email_changes').where('asked_at', '<', before).execute();
}

/** Whether somebody else left this address since then: it is kept for them, should they want it back. */
export async function isKeptForSomebody(
  db: Db,
  { email, userId, since }: { email: string; userId: string | null; since: number },
): Promise<boolean> {
  return findsAny(
    db
      .selectFrom('email_changes')
      .select('id')
      .where('from_key', '=', emailKey(email))
      .where('confirmed_at', '>', since)
      .$if(userId !== null, (query) => query.where('user_id', '!=', userId ?? '')),
  );
}
