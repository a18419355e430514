import { randomBytes } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { type DatabaseAddress, openDb } from '../../src/platform/database/db.ts';
import { migrate } from '../../src/platform/database/migrate.ts';

export interface MadeDatabase {
  readonly address: DatabaseAddress;
  drop(): Promise<void>;
}

/** A database of its own on a PostgreSQL server, as its template is. `base`: address of the maintenance database. */
export async function makeDatabaseOn(
  base: string,
  template = 'template1',
): Promise<MadeDatabase & { name: string }> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runOnce(base, `create database ${name} template ${template}`);
  const url = new URL(base);
  url.pathname = `/${name}`;
  const drop = () => runOnce(base, `drop database if exists ${name} with (force)`);
  return { name, address: { kind: 'postgres', url: url.href }, drop };
}

/** One of the present schema, which others are made from: migrating each of them was a tenth of the tests' time. */
export async function makeTemplate(base: string): Promise<{ name: string; drop: () => Promise<void> }> {
  const { name, address, drop } = await makeDatabaseOn(base);
  const db = openDb(address);
  await migrate(db).finally(() => db.destroy());
  return { name, drop };
}

async function runOnce(url: string, statement: string): Promise<void> {
  const db = openDb({ kind: 'postgres', url });
  await db.executeQuery(CompiledQuery.raw(statement));
  await db.destroy();
}
