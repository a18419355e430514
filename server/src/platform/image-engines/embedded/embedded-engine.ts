import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Log } from '../../log.ts';
import { Refusal } from '../../refusal.ts';
import {
  type EngineJob,
  type EngineOutcome,
  type EngineParameter,
  engineTasks,
  type EngineWatch,
  type ImageEngine,
} from '../image-engine.ts';
import type { EngineAnswer, EngineDone } from './engine-messages.ts';

export interface EmbeddedEngineOptions {
  /** Folder of the bundled programs. */
  readonly runtimeDir: string;
  readonly log: Log;
  /** Jobs at the same time; at most two, and one core is left to the server. */
  readonly atOnce?: number;
}

const WORKERS_MAX = 2;

const identity = { name: 'embedded', isPreview: true } as const;

/** What changes what it draws. */
const parameters = ['negative-prompt', 'style-preset', 'seed', 'steps'] as const satisfies EngineParameter[];
/** Filling knows neither words nor chance; paint takes a style, and nothing of it is left to chance. */
const parametersFor = {
  remove: [],
  recolour: ['style-preset'],
  material: ['style-preset'],
  exact: ['style-preset'],
} as const satisfies ImageEngine['parametersFor'];

/** Our own engine in worker threads. A thread is kept for the next job; stopping a job means ending its thread. */
export function embeddedEngine(options: EmbeddedEngineOptions): ImageEngine {
  const atOnce = options.atOnce ?? Math.max(1, Math.min(WORKERS_MAX, availableParallelism() - 1));
  const resting: Worker[] = [];
  const working = new Set<Worker>();
  const waiting: (() => void)[] = [];

  const start = (): Worker => {
    const worker = new Worker(join(options.runtimeDir, 'engine-worker.js'), { env: {} });
    worker.unref();
    return worker;
  };

  const take = async (signal: AbortSignal): Promise<Worker> => {
    while (working.size >= atOnce) await turn(waiting, signal);
    signal.throwIfAborted();
    const worker = resting.pop() ?? start();
    working.add(worker);
    return worker;
  };

  const giveBack = (worker: Worker, isUsable: boolean): void => {
    working.delete(worker);
    if (isUsable) resting.push(worker);
    else void worker.terminate();
    waiting.shift()?.();
  };

  return {
    ...identity,
    label: 'Maquette',
    tasks: engineTasks,
    parameters,
    parametersFor,
    atOnce,
    perform: async (job, watch) => {
      const worker = await take(watch.signal);
      let isUsable = false;
      try {
        const done = await ask(worker, job, watch);
        isUsable = true;
        return told(done);
      } catch (error) {
        isUsable = !watch.signal.aborted && error instanceof Refusal && error.code !== 'engine_failed';
        if (!isUsable && !watch.signal.aborted) options.log.error({ err: error }, 'embedded engine failed');
        throw error;
      } finally {
        giveBack(worker, isUsable);
      }
    },
    close: async () => {
      await Promise.all([...resting.splice(0), ...working].map((worker) => worker.terminate()));
    },
  };
}

/** Waits for a free worker. */
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

const failed = (cause: unknown): Refusal => Object.assign(new Refusal('engine_failed'), { cause });

const told = (done: EngineDone): EngineOutcome => ({ ...done, servedBy: identity, seed: null, cost: null });

/** Gives a worker one job and waits for its answer. */
async function ask(worker: Worker, job: EngineJob, watch: EngineWatch): Promise<EngineDone> {
  const listening = new AbortController();
  const answered = new Promise<EngineDone>((resolve, reject) => {
    const onMessage = (answer: EngineAnswer): void => {
      if ('progress' in answer) watch.onProgress(answer.progress);
      else if ('outcome' in answer) resolve(answer.outcome);
      else if ('refusal' in answer) reject(new Refusal(answer.refusal));
      else reject(failed(answer.fault));
    };
    const onError = (error: unknown): void => reject(failed(error));
    const onExit = (): void => reject(failed('the worker ended'));
    const onAbort = (): void => reject(watch.signal.reason as Error);
    worker.on('message', onMessage).once('error', onError).once('exit', onExit);
    watch.signal.addEventListener('abort', onAbort, { signal: listening.signal });
    listening.signal.addEventListener('abort', () => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
    });
  });
  worker.postMessage(job, []);
  try {
    return await answered;
  } finally {
    listening.abort();
  }
}
