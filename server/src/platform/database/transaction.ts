import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '../context.ts';
import { isPassing } from './database-error.ts';

const ATTEMPTS = 8;
const FIRST_PAUSE_MS = 5;

/**
 * Runs `work` in a transaction and hands it a context whose `db` is that transaction; joins one that is open already.
 * Writes exclude each other on SQLite; on PostgreSQL the isolation is read committed, so a guard that must hold has to
 * be a conditional update or a unique key, not a read before a write. A transaction that lost a race which may go well
 * the next time (deadlock, lock timeout) is run again: `work` must touch nothing but the database.
 */
export async function inTransaction<C extends Context, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> {
  if (ctx.db.isTransaction) return work(ctx);
  for (let attempt = 1; ; attempt++) {
    try {
      return await ctx.db.transaction().execute((db) => work({ ...ctx, db }));
    } catch (error) {
      if (attempt >= ATTEMPTS || !isPassing(error)) throw error;
      await wait(FIRST_PAUSE_MS * 2 ** attempt * (0.5 + Math.random()));
    }
  }
}
