import type { Locale } from '@maquette/contract';
import type { Db } from '../database/db.ts';
import { type MailKind, type MailOrder } from './mail-order.ts';

/** A mail that waits to be sent. */
export interface WaitingMail {
  readonly id: string;
  readonly order: MailOrder;
  /** How often it was taken on, this time included. */
  readonly attempts: number;
  readonly createdAt: number;
}

/**
 * Takes on one mail that is due: until `until` nobody else does, in no process. Null when there is none, or when another
 * process was quicker with all that were seen.
 */
export async function takeDueMail(
  db: Db,
  { now, until }: { now: number; until: number },
): Promise<WaitingMail | null> {
  const due = await db
    .selectFrom('mails')
    .select(['id', 'due_at'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(SEEN_AT_ONCE)
    .execute();
  for (const { id, due_at: dueAt } of due) {
    const row = await db
      .updateTable('mails')
      .set((of) => ({ due_at: until, attempts: of('attempts', '+', 1) }))
      .where('id', '=', id)
      .where('due_at', '=', dueAt)
      .returningAll()
      .executeTakeFirst();
    if (row) return { id, order: orderIn(row), attempts: row.attempts, createdAt: row.created_at };
  }
  return null;
}

const SEEN_AT_ONCE = 8;

interface OrderRow {
  readonly kind: string;
  readonly user_id: string | null;
  readonly email: string | null;
  readonly locale: string;
  readonly details: string;
}

const orderIn = ({ kind, user_id: userId, email, locale, details }: OrderRow): MailOrder => ({
  kind: kind as MailKind,
  to: userId === null ? { email: email ?? '' } : { userId },
  locale: locale as Locale,
  details: JSON.parse(details) as Record<string, string>,
});

/** Puts a mail off that did not leave. */
export async function putOffMail(db: Db, id: string, dueAt: number): Promise<void> {
  await db.updateTable('mails').set({ due_at: dueAt }).where('id', '=', id).execute();
}

/** Forgets a mail: it has left, or never will. */
export async function dropMail(db: Db, id: string): Promise<void> {
  await db.deleteFrom('mails').where('id', '=', id).execute();
}
