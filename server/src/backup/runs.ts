import type { Db } from '../platform/database/db.ts';
import { rowsOf } from '../platform/database/rows.ts';

/** How the latest run of its kind stands. Times are milliseconds since 1970. */
export interface BackupRun {
  readonly startedAt: number;
  /** Null while it runs, or where it died. */
  readonly finishedAt: number | null;
  /** When one last went well. */
  readonly succeededAt: number | null;
  /** What was wrong with the latest that ended; null = nothing. */
  readonly fault: string | null;
}

type Kind = 'backup' | 'drill';
interface At {
  readonly db: Db;
  readonly now: () => number;
  /** Aborted when this process is about to end: what fails then is no fault. */
  readonly stopping?: AbortSignal;
}

/** A run that has not ended by then has died with its process. */
const DEAD_AFTER_MS = 3 * 3_600_000;

const runRows = rowsOf<BackupRun>({});

const latest = (db: Db, kind: Kind): Promise<BackupRun | null> =>
  runRows.first(
    db
      .selectFrom('backup_runs')
      .select(['started_at', 'finished_at', 'succeeded_at', 'fault'])
      .where('kind', '=', kind),
  );

export const lastBackup = (db: Db): Promise<BackupRun | null> => latest(db, 'backup');
export const lastDrill = (db: Db): Promise<BackupRun | null> => latest(db, 'drill');

/** Begins a run unless one began less than `afterMs` ago, here or elsewhere, that has not died; whether it is begun. */
export async function beginRun({ db, now }: At, kind: Kind, afterMs: number): Promise<boolean> {
  const startedAt = now();
  const row = { kind, started_at: startedAt, finished_at: null, succeeded_at: null, fault: null };
  const begun = await db
    .insertInto('backup_runs')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('kind')
        .doUpdateSet({ started_at: startedAt, finished_at: null })
        .where(({ eb, and, or }) =>
          or([
            eb('backup_runs.started_at', '<=', startedAt - afterMs),
            and([
              eb('backup_runs.finished_at', 'is', null),
              eb('backup_runs.started_at', '<=', startedAt - DEAD_AFTER_MS),
            ]),
          ]),
        ),
    )
    .returning('kind')
    .executeTakeFirst();
  return begun !== undefined;
}

/** @param fault what was wrong, in words; null = all went well */
export async function endRun({ db, now }: At, kind: Kind, fault: string | null): Promise<void> {
  const finished_at = now();
  const well = fault === null ? { succeeded_at: finished_at } : {};
  await db
    .updateTable('backup_runs')
    .set({ finished_at, fault, ...well })
    .where('kind', '=', kind)
    .execute();
}

/** Runs `work` and writes down how it went: `faultIn` tells what is wrong with its result. */
export async function recorded<T>(
  at: At,
  kind: Kind,
  { work, faultIn }: { readonly work: () => Promise<T>; readonly faultIn: (result: T) => string | null },
): Promise<T> {
  try {
    const result = await work();
    await endRun(at, kind, faultIn(result));
    return result;
  } catch (error) {
    if (!at.stopping?.aborted) await endRun(at, kind, (error as Error).message);
    throw error;
  }
}
