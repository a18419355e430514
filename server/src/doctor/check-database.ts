import { sql } from 'kysely';
import type { Check, Fault } from './fault.ts';

/** The file itself is sound: SQLite's own examination of its pages and references. PostgreSQL watches over itself. */
export const checkDatabase: Check = async (patient) => {
  if (patient.kind !== 'sqlite') return { looked: {}, faults: [] };
  const pages = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(patient.db);
  const references = await sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(
    patient.db,
  );
  const faults: Fault[] = [
    ...pages.rows
      .filter((row) => row.integrity_check !== 'ok')
      .map((row) => ({ code: 'database_damaged' as const, subject: 'file', found: row.integrity_check })),
    ...references.rows.map((row) => ({
      code: 'database_damaged' as const,
      subject: row.table,
      found: `refers to a row of ${row.parent} that does not exist`,
    })),
  ];
  return { looked: {}, faults };
};
