import type { SocialProvider } from '@maquette/contract';
import type { Db } from '../../../platform/database/db.ts';
import { changesOne, rowsOf, toRow } from '../../../platform/database/rows.ts';

/** Somebody's account with a provider, by which they sign in here. */
export interface Identity {
  readonly provider: SocialProvider;
  /** The provider's own name for the person. */
  readonly subject: string;
  readonly userId: string;
  readonly createdAt: number;
}

const identityRows = rowsOf<Identity>({});

/** Whether it was added: not when it leads to an account already, this one or another. */
export function addIdentity(db: Db, identity: Identity): Promise<boolean> {
  return changesOne(
    db
      .insertInto('identities')
      .values(toRow(identity))
      .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing()),
  );
}

/** Whom it leads to; null when to nobody. */
export async function findOwner(
  db: Db,
  { provider, subject }: Pick<Identity, 'provider' | 'subject'>,
): Promise<string | null> {
  const row = await db
    .selectFrom('identities')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** By which providers a person signs in, oldest first. */
export function identitiesOf(db: Db, userId: string): Promise<Identity[]> {
  return identityRows.list(
    db
      .selectFrom('identities')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .orderBy('provider'),
  );
}

/** No provider leads to this person any more. */
export async function removeIdentitiesOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('identities').where('user_id', '=', userId).execute();
}
