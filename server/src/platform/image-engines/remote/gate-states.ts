import type { Context } from '../../context.ts';

/** What all processes know of a picture service. */
export interface GateState {
  readonly engine: string;
  /** Whether it is called now. */
  readonly isOpen: boolean;
  /** `pause`, `operator` or `failures`; null while it is open. */
  readonly closedFor: string | null;
  /** Milliseconds since 1970; null while it is open. */
  readonly pausedUntil: number | null;
  /** Failures in a row that were the service's own. */
  readonly failures: number;
}

/** Of the services that have failed or paused since they last did their work. */
export async function gateStates({ db, now }: Pick<Context, 'db' | 'now'>): Promise<GateState[]> {
  const rows = await db.selectFrom('engine_gates').selectAll().execute();
  return rows.map(({ engine, closed_for: reason, paused_until: until, failures }) => {
    const isOpen = reason === null || until <= now();
    const closed = { closedFor: reason, pausedUntil: until };
    return { engine, isOpen, failures, ...(isOpen ? { closedFor: null, pausedUntil: null } : closed) };
  });
}
