import { existsSync } from 'node:fs';
import { type Db, type DatabaseAddress, openDb } from './db.ts';
import { assertCurrent } from './migrate.ts';

/** There is no installation to work on. */
export class NoDatabase extends Error {
  constructor(path: string) {
    super(`There is no database ${path}. Start Maquette once, or set DATA_DIR or DATABASE_URL.`);
    this.name = 'NoDatabase';
  }
}

/**
 * Opens the database of an installation for a command line, whether or not its server runs; makes and migrates none.
 * @throws NoDatabase, NewerDatabase, OlderDatabase
 */
export async function openExisting(address: DatabaseAddress): Promise<Db> {
  if (address.kind === 'sqlite' && !existsSync(address.path)) throw new NoDatabase(address.path);
  const db = openDb(address);
  try {
    await assertCurrent(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
