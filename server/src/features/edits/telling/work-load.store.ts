import type { Db } from '../../../platform/database/db.ts';

interface OpenEdits {
  readonly queued: number;
  readonly running: number;
  readonly oldestQueuedAt: number | null;
}

/** Edits that are not over, whosever they are. */
export const countOpen = async (db: Db): Promise<OpenEdits> => {
  const rows = await db
    .selectFrom('edits')
    .select(({ fn }) => ['state', fn.countAll().as('edits'), fn.min('created_at').as('oldest')])
    .where('finished_at', 'is', null)
    .groupBy('state')
    .execute();
  const of = (state: string) => rows.find((row) => row.state === state);
  const queued = of('queued');
  return {
    queued: Number(queued?.edits ?? 0),
    running: Number(of('running')?.edits ?? 0),
    oldestQueuedAt: queued ? Number(queued.oldest) : null,
  };
};

export interface EngineLoad {
  readonly engine: string;
  readonly state: string;
  readonly edits: number;
  /** When the oldest of them was ordered. */
  readonly oldestAt: number;
}

/** Edits that are not over, by engine and state. */
export const openByEngine = async (db: Db): Promise<EngineLoad[]> => {
  const rows = await db
    .selectFrom('edits')
    .select(({ fn }) => ['engine', 'state', fn.countAll().as('edits'), fn.min('created_at').as('oldest')])
    .where('finished_at', 'is', null)
    .groupBy(['engine', 'state'])
    .execute();
  return rows.map(({ engine, state, edits, oldest }) => ({
    ...{ engine, state, edits: Number(edits), oldestAt: Number(oldest) },
  }));
};

/** How the edits ended that ended since then, whosever they are. */
export const countEnded = async (
  db: Db,
  since: number,
): Promise<{ succeeded: number; failed: number; cancelled: number }> => {
  const rows = await db
    .selectFrom('edits')
    .select(({ fn }) => ['state', fn.countAll().as('edits')])
    .where('finished_at', '>=', since)
    .groupBy('state')
    .execute();
  const of = (state: string) => Number(rows.find((row) => row.state === state)?.edits ?? 0);
  return { succeeded: of('succeeded'), failed: of('failed'), cancelled: of('cancelled') };
};
