import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import type { ServiceFailure } from './wire/failures.ts';
import { pause } from './pause.ts';

/** Whether a picture service may be called now, as all server processes together know it. */
export interface EngineGates {
  /**
   * Waits out a short pause.
   * @throws Refusal engine_unavailable while it is closed, engine_busy while it pauses for long; the signal's reason
   */
  enter(engine: string, signal: AbortSignal): Promise<void>;
  /**
   * Waits out a short pause that was asked for after `enter`. What is closed for another reason is not looked at: whoever
   * has entered may try.
   * @throws Refusal engine_busy while it pauses for long; the signal's reason
   */
  waitOut(engine: string, signal: AbortSignal): Promise<void>;
  /** It does its work: what was closed for failures is open again. */
  succeeded(engine: string): Promise<void>;
  /** It did not: pauses it, closes it, or counts. One that refused or answered nonsense is there all the same. */
  failed(engine: string, failure: ServiceFailure): Promise<void>;
}

export type GatePorts = Pick<Context, 'db' | 'now' | 'log'>;

/** Why a gate is shut: the service asked for a pause; its operator has to act; it failed too often. */
type ShutFor = 'pause' | 'operator' | 'failures';

const OPERATOR_MS = 60_000;
const FAILURES_MAX = 5;
const FAILURES_MS = 30_000;
/** How long the one call may take that tries whether it works again. */
const PROBE_MS = 30_000;
/** A pause up to this is waited for. */
const PATIENCE_MS = 10_000;

/** One row a service in the database. */
export function engineGates({ db, now, log }: GatePorts): EngineGates {
  const read = (engine: string) =>
    db.selectFrom('engine_gates').selectAll().where('engine', '=', engine).executeTakeFirst();

  /** One of those who come after the time is over may try; the others see it shut until that one has come back. */
  const takeProbe = async (engine: string, seen: number): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable('engine_gates')
      .set({ paused_until: now() + PROBE_MS })
      .where('engine', '=', engine)
      .where('paused_until', '=', seen)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  };

  const shut = async (engine: string, reason: ShutFor, forMs: number): Promise<void> => {
    const until = now() + forMs;
    await db
      .insertInto('engine_gates')
      .values({ engine, paused_until: until, failures: 0, closed_for: reason })
      .onConflict((conflict) => {
        const update = { paused_until: until, failures: 0, closed_for: reason };
        const shutting = conflict.column('engine').doUpdateSet(update);
        // A short pause ends no longer one, nor what is closed for longer.
        return reason === 'pause' ? shutting.where('engine_gates.paused_until', '<', until) : shutting;
      })
      .execute();
  };

  const count = async (engine: string): Promise<void> => {
    const row = await db
      .insertInto('engine_gates')
      .values({ engine, paused_until: 0, failures: 1, closed_for: null })
      .onConflict((conflict) =>
        conflict.column('engine').doUpdateSet((old) => ({ failures: old('engine_gates.failures', '+', 1) })),
      )
      .returning(['failures', 'closed_for'])
      .executeTakeFirstOrThrow();
    // A probe that failed shuts it again at once.
    const isProbe = row.closed_for === 'failures' || row.closed_for === 'operator';
    if (!isProbe && row.failures < FAILURES_MAX) return;
    log.warn({ engine }, 'picture service fails: not called for a while');
    await shut(engine, 'failures', FAILURES_MS);
  };

  const succeeded = async (engine: string): Promise<void> => {
    await db
      .updateTable('engine_gates')
      .set({ paused_until: 0, failures: 0, closed_for: null })
      .where('engine', '=', engine)
      .where(({ or, eb }) => or([eb('failures', '>', 0), eb('closed_for', 'is not', null)]))
      // What began before the service asked for a pause does not end the pause.
      .where(({ or, eb, not }) =>
        or([
          not(eb('closed_for', '=', 'pause')),
          eb('closed_for', 'is', null),
          eb('paused_until', '<=', now()),
        ]),
      )
      .execute();
  };

  const sitOut = async (left: number, signal: AbortSignal): Promise<void> => {
    if (left > PATIENCE_MS) throw new Refusal('engine_busy', { retryAfterMs: left });
    if (left > 0) await pause(left, signal);
  };

  return {
    waitOut: async (engine, signal) => {
      const gate = await read(engine);
      if (gate?.closed_for === 'pause') await sitOut(Number(gate.paused_until) - now(), signal);
    },
    enter: async (engine, signal) => {
      const gate = await read(engine);
      if (!gate?.closed_for) return;
      const left = Number(gate.paused_until) - now();
      if (gate.closed_for === 'pause') {
        await sitOut(left, signal);
      } else if (left > 0 || !(await takeProbe(engine, Number(gate.paused_until)))) {
        throw new Refusal('engine_unavailable', { retryAfterMs: Math.max(left, 0) });
      }
    },
    succeeded,
    failed: async (engine, failure) => {
      if (failure.kind === 'operator') {
        const wasShut = (await read(engine))?.closed_for === 'operator';
        await shut(engine, 'operator', OPERATOR_MS);
        if (!wasShut) log.error({ engine, reason: failure.message }, 'picture service refuses its operator');
      } else if (failure.kind === 'busy' && failure.retryAfterMs !== null) {
        log.warn({ engine, forMs: failure.retryAfterMs }, 'picture service asks for a pause');
        await shut(engine, 'pause', failure.retryAfterMs);
      } else if (failure.kind === 'busy' || failure.kind === 'lost') await count(engine);
      else await succeeded(engine);
    },
  };
}
