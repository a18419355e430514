import type { Db } from '../../../platform/database/db.ts';
import { laterThan } from '../../../platform/database/later-than.ts';
import { changesOne, findsAny, rowsOf, toRow } from '../../../platform/database/rows.ts';

export interface SecurityEvent {
  readonly id: string;
  readonly userId: string | null;
  readonly kind: string;
  readonly address: string;
  readonly details: Readonly<Record<string, string>>;
  readonly createdAt: number;
}

/** @returns whether nothing of this id was there */
export function addSecurityEvent(db: Db, event: SecurityEvent): Promise<boolean> {
  return changesOne(
    db
      .insertInto('security_events')
      .values(toRow(event))
      .onConflict((conflict) => conflict.column('id').doNothing()),
  );
}

const eventRows = rowsOf<SecurityEvent>({ details: 'json' });

export function findSecurityEvent(db: Db, id: string): Promise<SecurityEvent | null> {
  return eventRows.first(db.selectFrom('security_events').selectAll().where('id', '=', id));
}

/** What concerned one person, newest first. */
export function securityEventsOf(db: Db, userId: string): Promise<SecurityEvent[]> {
  return eventRows.list(
    db
      .selectFrom('security_events')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc'),
  );
}

/** What concerned a person, oldest first, after the one given. */
export function securityEventsAfter(
  db: Db,
  { userId, after, limit }: { userId: string; after: SecurityEvent | undefined; limit: number },
): Promise<SecurityEvent[]> {
  return eventRows.list(
    db
      .selectFrom('security_events')
      .selectAll()
      .where('user_id', '=', userId)
      .where(laterThan(after))
      .orderBy('created_at')
      .orderBy('id')
      .limit(limit),
  );
}

/** That something happened to whoever is gone, and when, stays; where they called from does not. */
export async function forgetSecurityFacts(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('security_events')
    .set({ address: '', details: '{}' })
    .where('user_id', '=', userId)
    .execute();
}

/** Whether a person has signed in, or up, from an address of late. */
export function hasSignedInFrom(
  db: Db,
  { userId, address, since }: { userId: string; address: string; since: number },
): Promise<boolean> {
  return findsAny(
    db
      .selectFrom('security_events')
      .select('id')
      .where('user_id', '=', userId)
      .where('kind', 'in', ['signed-in', 'signed-up'])
      .where('address', '=', address)
      .where('created_at', '>', since)
      .limit(1),
  );
}

/** Forgets what is older than `before`, but for these kinds. */
export async function removeOldSecurityEvents(
  db: Db,
  { before, kept }: { before: number; kept: readonly string[] },
): Promise<void> {
  await db
    .deleteFrom('security_events')
    .where('created_at', '<', before)
    .where('kind', 'not in', kept)
    .execute();
}
