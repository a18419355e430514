import type { Db } from '../platform/database/db.ts';
import { guestId } from '../platform/database/migrations/0002-engines.ts';
import { seedPeople } from './people.ts';

/** Real people may use this installation: nobody with a known password belongs there. */
export class MayNotSeed extends Error {
  constructor(reason: string) {
    super(`Nothing was seeded: ${reason}. Use another DATA_DIR or DATABASE_URL.`);
    this.name = 'MayNotSeed';
  }
}

/** @throws MayNotSeed where the environment calls itself production */
export function assertNotProduction(environment: string | undefined): void {
  if (environment === 'production') throw new MayNotSeed('NODE_ENV says that this is production');
}

/** @throws MayNotSeed when anybody but the four users, and the one that visitors share, is in the database */
export async function assertUnused(db: Db): Promise<void> {
  const own = seedPeople.map(({ email }) => email);
  const strangers = await db
    .selectFrom('users')
    .select('id')
    .where('id', '!=', guestId)
    .where('email_key', 'not in', own)
    .limit(1)
    .execute();
  if (strangers.length > 0) throw new MayNotSeed('this database has users of its own');
}
