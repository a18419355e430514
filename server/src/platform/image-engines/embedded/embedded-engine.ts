import { availableParallelism } from 'node:os';
import { takingTurns, type Turns } from '../../children/turns.ts';
import { type Models, noModels } from '../../open-models/running/run-models.ts';
import { isLarge } from '../../images/large-picture.ts';
import { Refusal } from '../../refusal.ts';
import {
  type EngineJob,
  type EngineOutcome,
  type EngineParameter,
  engineTasks,
  type EngineWatch,
  type ImageEngine,
  type RawPicture,
} from '../image-engine.ts';
import { type EngineChild, type EngineChildOptions, startEngineChild } from './engine-child.ts';
import type { EngineDone } from './engine-messages.ts';

export interface EmbeddedEngineOptions extends Omit<EngineChildOptions, 'models'> {
  /** Open models that help it; absent = none. */
  readonly models?: Models;
  /** Whose turn it is with a large picture, among all who work on pictures. */
  readonly turns?: Turns;
  /** Jobs at the same time; at most two, and one core is left to the server. */
  readonly atOnce?: number;
  /** How long a process is kept when there is nothing to do. */
  readonly idleMs?: number;
  /** Whether edits that are prepared here are made here as well, so that a process may begin ahead of them. */
  readonly beginsAhead?: boolean;
}

const PROCESSES_MAX = 2;
const IDLE_MS = 30_000;
/** One that holds much is kept for whoever edits on at once: it knows the room of the photo, and its code is warm. */
const SWOLLEN_IDLE_MS = 8_000;

const identity = { name: 'embedded', isPreview: true } as const;

/** What changes what it draws. */
const parameters = [
  'negative-prompt',
  'style-preset',
  'seed',
  'steps',
  'arrangement',
] as const satisfies EngineParameter[];
/** Filling knows neither words nor chance; paint takes a style, and nothing of it is left to chance. */
const parametersFor = {
  remove: [],
  recolour: ['style-preset'],
  material: ['style-preset'],
  exact: ['style-preset'],
} as const satisfies ImageEngine['parametersFor'];

/** Our own engine in processes of its own, which are kept a while for the next job; stopping a job means ending its process. */
export function embeddedEngine(options: EmbeddedEngineOptions): ImageEngine {
  const atOnce = options.atOnce ?? Math.max(1, Math.min(PROCESSES_MAX, availableParallelism() - 1));
  const turns = options.turns ?? takingTurns();
  const resting = new Map<EngineChild, NodeJS.Timeout>();
  const working = new Set<EngineChild>();
  const waiting: (() => void)[] = [];

  /** The one that rested the shortest: the others can be let go. */
  const rested = (): EngineChild | undefined => {
    const child = [...resting.keys()].findLast((one) => one.isAlive());
    clearTimeout(child && resting.get(child));
    if (child) resting.delete(child);
    return child;
  };

  const start = (): EngineChild => startEngineChild({ ...options, models: options.models ?? noModels });

  const idleMs = options.idleMs ?? IDLE_MS;

  const restFor = (child: EngineChild, ms: number, then?: () => void): void => {
    const letGo = (): void => {
      resting.delete(child);
      void child.end();
    };
    resting.set(child, setTimeout(then ?? letGo, ms).unref());
  };

  const restAfterWork = (child: EngineChild): void => {
    const swollenMs = Math.min(SWOLLEN_IDLE_MS, idleMs);
    restFor(child, swollenMs, () => restFor(child, child.isSwollen() ? 0 : idleMs - swollenMs));
  };

  const take = async (signal: AbortSignal): Promise<EngineChild> => {
    while (working.size >= atOnce) await turn(waiting, signal);
    signal.throwIfAborted();
    const taken = rested() ?? start();
    working.add(taken);
    return taken;
  };

  const giveBack = async (child: EngineChild, isUsable: boolean): Promise<void> => {
    if (isUsable) restAfterWork(child);
    else await child.end();
    working.delete(child);
    waiting.shift()?.();
  };

  const withChild = async (job: EngineJob, watch: EngineWatch): Promise<EngineDone> => {
    const child = await take(watch.signal);
    let isUsable = false;
    try {
      const done = await child.ask(job, watch);
      isUsable = true;
      return done;
    } catch (error) {
      isUsable = !watch.signal.aborted && error instanceof Refusal && error.code !== 'engine_failed';
      if (!isUsable && !watch.signal.aborted) options.log.error({ err: error }, 'embedded engine failed');
      throw error;
    } finally {
      await giveBack(child, isUsable && !(isLarge(job.part) && child.isSwollen()));
    }
  };

  const warm = async (overview?: RawPicture): Promise<void> => {
    // Who works has no time, and will have warm code.
    if (working.size > 0) return;
    const child = rested() ?? start();
    restFor(child, idleMs);
    if (overview) await child.expect(overview);
  };

  return {
    ...identity,
    label: 'Maquette',
    tasks: engineTasks,
    parameters,
    parametersFor,
    atOnce,
    perform: async (job, watch) => {
      const endTurn = isLarge(job.part) ? await turns.take(watch.signal) : () => undefined;
      try {
        return told(await withChild(job, watch));
      } finally {
        endTurn();
      }
    },
    ...(options.beginsAhead && { warm }),
    close: async () => {
      for (const timer of resting.values()) clearTimeout(timer);
      await Promise.all([...resting.keys(), ...working].map((child) => child.end()));
    },
  };
}

/** Waits for a free process. */
const turn = (waiting: (() => void)[], signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const leave = (): void => {
      waiting.splice(waiting.indexOf(go), 1);
      reject(signal.reason as Error);
    };
    const go = (): void => {
      signal.removeEventListener('abort', leave);
      resolve();
    };
    signal.throwIfAborted();
    signal.addEventListener('abort', leave, { once: true });
    waiting.push(go);
  });

const told = (done: EngineDone): EngineOutcome => ({
  ...done,
  isJoined: true,
  servedBy: identity,
  seed: null,
  cost: null,
});
