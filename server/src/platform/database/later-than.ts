import { type RawBuilder, sql } from 'kysely';

/**
 * Condition of a table walked by `created_at` and `id`: what comes after the row given, all rows when there is none. Both
 * databases compare rows of values column by column (SQL:1999, 8.2).
 */
export const laterThan = (row: { createdAt: number; id: string } | undefined): RawBuilder<boolean> =>
  sql<boolean>`(created_at, id) > (${row?.createdAt ?? -1}, ${row?.id ?? ''})`;
