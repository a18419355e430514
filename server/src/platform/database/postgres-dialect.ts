import { type Dialect, PostgresDialect } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { CustomTypesConfig } from 'pg';

const INT8 = 20;
const NUMERIC = 1700;
const CONNECTIONS = 10;
const CONNECT_MS = 10_000;
const STUCK_MS = 60_000;

/** What connections of ours are called, and those of this process. */
export const connectionsOfOurs = { prefix: 'maquette-', here: `maquette-${randomUUID()}` } as const;

/** pg hands 64-bit integers and sums over as text; ours are counts, bytes and milliseconds and fit a number. */
function asNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('A stored number is too large to be exact');
  return value;
}

/** Kysely over a pool of PostgreSQL connections. `url` is a `postgres://` address. */
export const postgresDialect = (url: string): Dialect => new PostgresDialect({ pool: () => openPool(url) });

async function openPool(url: string) {
  // Loaded only here: the embedded default starts sooner and smaller without it.
  const { default: pg } = await import('pg');
  const getTypeParser = (id: number, format?: 'text' | 'binary') =>
    id === INT8 || id === NUMERIC ? asNumber : pg.types.getTypeParser(id, format as 'text');
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    // By this one others see that somebody is at work here.
    min: 1,
    application_name: connectionsOfOurs.here,
    types: { getTypeParser } as unknown as CustomTypesConfig,
    connectionTimeoutMillis: CONNECT_MS,
    // A machine that is gone without a word is noticed by TCP's own probes, in some twelve minutes by Linux's defaults.
    keepAlive: true,
    keepAliveInitialDelayMillis: CONNECT_MS,
    // A client that died in the middle of a transaction must not keep its locks.
    idle_in_transaction_session_timeout: STUCK_MS,
  });
  // An idle connection that breaks is replaced at the next query; unheard, the event would end the process.
  pool.on('error', () => {});
  // The same of one that is at work: its query fails, and whoever asked is told by that.
  pool.on('connect', (client) => void client.on('error', () => {}));
  return pool;
}
