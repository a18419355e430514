import { type Migration, Migrator } from 'kysely';
import type { Db } from './db.ts';
import { foundation } from './migrations/0001-foundation.ts';
import { engines } from './migrations/0002-engines.ts';
import { accounts } from './migrations/0003-accounts.ts';
import { money } from './migrations/0004-money.ts';
import { history } from './migrations/0005-history.ts';
import { wishes } from './migrations/0006-wishes.ts';
import { takes } from './migrations/0007-takes.ts';
import { backupRuns } from './migrations/0008-backup-runs.ts';
import { traces } from './migrations/0009-traces.ts';
import { emailChanges } from './migrations/0011-email-changes.ts';
import { resumedPlans } from './migrations/0010-resumed-plans.ts';
import { shares } from './migrations/0012-shares.ts';
import { albums } from './migrations/0015-albums.ts';
import { visits } from './migrations/0016-visits.ts';
import { invoices } from './migrations/0014-invoices.ts';
import { namedMasks } from './migrations/0017-named-masks.ts';
import { albumCovers } from './migrations/0018-album-covers.ts';

/** In order of their names; one set for both databases. Never change one that was released: add the next. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-foundation': foundation,
  '0002-engines': engines,
  '0003-accounts': accounts,
  '0004-money': money,
  '0005-history': history,
  '0006-wishes': wishes,
  '0007-takes': takes,
  '0008-backup-runs': backupRuns,
  '0009-traces': traces,
  '0010-resumed-plans': resumedPlans,
  '0011-email-changes': emailChanges,
  '0012-shares': shares,
  '0014-invoices': invoices,
  '0015-albums': albums,
  '0016-visits': visits,
  '0017-named-masks': namedMasks,
  '0018-album-covers': albumCovers,
};

/** The database was written by a later version of Maquette; this one would misread it. */
export class NewerDatabase extends Error {
  constructor(unknown: readonly string[]) {
    super(`The database was made by a newer version of Maquette (it knows ${unknown.join(', ')}).`);
    this.name = 'NewerDatabase';
  }
}

/** The database lacks migrations of this version: nobody but the server brings it up to date. */
export class OlderDatabase extends Error {
  constructor(missing: readonly string[]) {
    super(
      `The database is not up to date (it lacks ${missing.join(', ')}). Start Maquette once, then try again.`,
    );
    this.name = 'OlderDatabase';
  }
}

/** Throws `NewerDatabase` or `OlderDatabase` when the database is of another schema; changes nothing. */
export async function assertCurrent(db: Db, steps = migrations): Promise<void> {
  await refuseNewer(db, steps);
  const known = await migratorOf(db, steps).getMigrations();
  const missing = known.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
  if (missing.length > 0) throw new OlderDatabase(missing);
}

/**
 * Brings the database to the present schema: all of the missing migrations in one transaction, or none.
 * Processes that start at once wait for each other. Throws `NewerDatabase`.
 */
export async function migrate(db: Db, steps = migrations): Promise<void> {
  await refuseNewer(db, steps);
  const { error } = await migratorOf(db, steps).migrateToLatest();
  if (error !== undefined) throw error;
}

const migratorOf = (db: Db, steps: Readonly<Record<string, Migration>>): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => ({ ...steps }) } });

async function refuseNewer(db: Db, steps: Readonly<Record<string, Migration>>): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return;
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute();
  const unknown = rows.map(({ name }) => name).filter((name) => !(name in steps));
  if (unknown.length > 0) throw new NewerDatabase(unknown);
}
