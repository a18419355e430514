import type { Context } from '../../context.ts';
import { countHit } from '../../rate-limit.ts';
import { Refusal } from '../../refusal.ts';
import type { EngineTask, EngineWatch } from '../image-engine.ts';
import type { EngineGates } from './engine-gates.ts';
import { codeOfFailure, ServiceFailure } from './wire/failures.ts';
import { pause } from './pause.ts';
import type { PictureService, ServiceAnswer, ServiceRequest } from './picture-service.ts';
import { journalOf } from './service-journal.ts';

export interface AskPorts extends Pick<Context, 'db' | 'now' | 'log'> {
  readonly gates: EngineGates;
  /** Pause before the first repeat in milliseconds, by chance half as long to half as long again; then twice as long. */
  readonly repeatAfterMs: number;
}

/** Longer than this nobody waits to repeat a call. */
const PATIENCE_MS = 10_000;

export interface Asking {
  /** @throws Refusal engine_unavailable, engine_busy while the gate is shut; engine_failed when it was asked before and cannot tell */
  mayAsk(task: EngineTask): Promise<void>;
  /** Asks, or finds what was asked before. @throws Refusal; the signal's reason */
  ask(request: ServiceRequest, onProgress: EngineWatch['onProgress']): Promise<ServiceAnswer>;
}

/** One edit's dealings with a service: never two orders for one edit, repeats only where nothing was taken on. */
export function askService(service: PictureService, ports: AskPorts, watch: EngineWatch): Asking {
  const { name } = service;
  const { gates, log } = ports;
  const { signal } = watch;
  const written = journalOf(name, watch.journal);

  const attempt = async (request: ServiceRequest, inner: EngineWatch): Promise<ServiceAnswer> => {
    if (written.handle !== null && service.resume) return service.resume(written.handle, inner);
    return service.ask(request, inner);
  };

  const judge = async (error: unknown): Promise<ServiceFailure> => {
    if (signal.aborted) {
      // The deadline is the service's failure; that somebody changed his mind is not.
      const isLate = signal.reason instanceof Refusal && signal.reason.code === 'engine_timed_out';
      if (isLate) await gates.failed(name, new ServiceFailure('lost', 'no answer before the deadline'));
      throw signal.reason;
    }
    if (written.fault) throw written.fault.reason;
    const failure =
      error instanceof ServiceFailure ? error : new ServiceFailure('broken', String(error), { cause: error });
    log.warn({ engine: name, kind: failure.kind, reason: failure.message }, 'picture service failed');
    await gates.failed(name, failure);
    const isUntouched = failure.kind === 'busy' || failure.kind === 'operator';
    if (isUntouched && !written.isTakenOn) await written.journal.notSubmitted();
    return failure;
  };

  return {
    mayAsk: async (task) => {
      if (written.isLost || (written.handle !== null && !service.resume)) throw new Refusal('engine_failed');
      if (written.handle !== null) return;
      await gates.enter(name, signal);
      await service.prepare?.(task, signal).catch(async (error: unknown) => {
        throw toRefusal(await judge(error), false);
      });
    },
    ask: async (request, onProgress) => {
      const inner = { signal, onProgress, journal: written.journal };
      for (let repeats = 0; ; repeats++) {
        if (written.handle === null) {
          await keepPace(service, ports, signal);
          // Somebody else may have been asked for a pause since the gate was passed.
          await gates.waitOut(name, signal);
        }
        try {
          const answer = await attempt(request, inner);
          await gates.succeeded(name);
          return answer;
        } catch (error) {
          const failure = await judge(error);
          const wait = Math.max(failure.retryAfterMs ?? 0, byChance(ports.repeatAfterMs * 2 ** repeats));
          const isForNothing = failure.kind !== 'busy' || written.isTakenOn || wait > PATIENCE_MS;
          if (isForNothing || repeats >= failure.repeatsMax) throw toRefusal(failure, written.isTakenOn);
          await pause(wait, signal);
        }
      }
    },
  };
}

const byChance = (ms: number): number => ms * (0.5 + Math.random());

/** Busy and unavailable say that nothing was begun, so that another engine may stand in: not after something was taken on. */
function toRefusal(failure: ServiceFailure, isTakenOn: boolean): Refusal {
  const isFresh = failure.kind === 'busy' || failure.kind === 'operator';
  const code = isTakenOn && isFresh ? 'engine_failed' : codeOfFailure[failure.kind];
  const details = failure.retryAfterMs === null ? {} : { retryAfterMs: failure.retryAfterMs };
  return Object.assign(new Refusal(code, details), { cause: failure });
}

/** Waits for the service's own pace, counted for all processes together. */
async function keepPace({ name, pace }: PictureService, ports: AskPorts, signal: AbortSignal): Promise<void> {
  if (!pace) return;
  for (;;) {
    try {
      return await countHit(
        ports,
        { name: `engine-${name}`, hits: pace.calls, windowMs: pace.windowMs },
        'all',
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await pause(error.details.retryAfterMs ?? pace.windowMs, signal);
    }
  }
}
