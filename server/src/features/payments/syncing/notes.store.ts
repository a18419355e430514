import type { Db } from '../../../platform/database/db.ts';

/** A thing at the card provider that has to be looked at. */
export interface Subject {
  readonly kind: 'checkout' | 'subscription' | 'payment';
  /** The provider's name for it. */
  readonly id: string;
}

export interface Note {
  readonly subject: Subject;
  /** Milliseconds since 1970; grows with each further note of the same thing. */
  readonly receivedAt: number;
}

const keyOf = ({ kind, id }: Subject): string => `${kind}:${id}`;

interface NewNote {
  readonly provider: string;
  readonly subject: Subject;
  readonly receivedAt: number;
}

/** Notes that a thing has to be looked at. Noted while somebody looks, it will be looked at once more. */
export async function addNote(db: Db, { provider, subject, receivedAt }: NewNote): Promise<void> {
  await db
    .insertInto('card_notices')
    .values({ id: keyOf(subject), provider, kind: subject.kind, received_at: receivedAt })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({ received_at: row('card_notices.received_at', '+', 1) })),
    )
    .execute();
}

/** Longest waiting first. */
export async function notesOf(db: Db, provider: string, limit: number): Promise<Note[]> {
  const rows = await db
    .selectFrom('card_notices')
    .select(['id', 'kind', 'received_at'])
    .where('provider', '=', provider)
    .orderBy('received_at')
    .limit(limit)
    .execute();
  return rows.map(({ id, kind, received_at: receivedAt }) => ({
    subject: { kind: kind as Subject['kind'], id: id.slice(kind.length + 1) },
    receivedAt,
  }));
}

/** What was noted has been looked at; a note that came in meanwhile stays. */
export async function removeNote(db: Db, { subject, receivedAt }: Note): Promise<void> {
  await db
    .deleteFrom('card_notices')
    .where('id', '=', keyOf(subject))
    .where('received_at', '=', receivedAt)
    .execute();
}

/** Removes notes older than `before`: nobody could look in all that time. @returns how many */
export async function removeOldNotes(db: Db, before: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('card_notices')
    .where('received_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
