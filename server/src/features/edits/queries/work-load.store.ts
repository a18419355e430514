import type { Db } from '../../../platform/database/db.ts';

/** Edits of one engine in one state, whosever they are. */
interface EngineLoad {
  readonly engine: string;
  readonly state: string;
  readonly edits: number;
  /** Credits they cost, and those that were charged for them. */
  readonly price: number;
  readonly charged: number;
  /** When the oldest of them was ordered. */
  readonly oldestAt: number;
}

const loads = (db: Db) =>
  db
    .selectFrom('edits')
    .select(({ fn }) => ['engine', 'state', fn.countAll().as('edits'), fn.min('created_at').as('oldest')])
    .select(({ fn }) => [fn.sum<number>('price').as('price'), fn.sum<number>('charged').as('charged')])
    .groupBy(['engine', 'state']);

type Row = Awaited<ReturnType<ReturnType<typeof loads>['execute']>>[number];

const toLoad = ({ engine, state, edits, price, charged, oldest }: Row): EngineLoad => ({
  ...{ engine, state, edits: Number(edits), oldestAt: Number(oldest) },
  ...{ price: Number(price), charged: Number(charged) },
});

/** Edits that are not over, by engine and state. */
export const openByEngine = async (db: Db): Promise<EngineLoad[]> =>
  (await loads(db).where('finished_at', 'is', null).execute()).map(toLoad);

/** Edits that ended since then, by engine and state. */
export const endedByEngine = async (db: Db, since: number): Promise<EngineLoad[]> =>
  (await loads(db).where('finished_at', '>=', since).execute()).map(toLoad);
