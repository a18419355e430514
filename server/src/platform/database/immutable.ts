import type { ColumnType } from 'kysely';

/** A column that is written once, with its row. */
export type Immutable<T> = ColumnType<T, T, never>;
