import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Log } from '../../log.ts';
import { Refusal } from '../../refusal.ts';
import type { EngineWatch, ImageEngine, InpaintJob, InpaintOutcome } from '../image-engine.ts';
import type { EngineAnswer } from './engine-messages.ts';

export interface EmbeddedEngineOptions {
  /** Folder of the bundled programs. */
  readonly runtimeDir: string;
  readonly log: Log;
  /** Jobs at the same time; at most two, and one core is left to the server. */
  readonly atOnce?: number;
}

const WORKERS_MAX = 2;

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
    name: 'embedded',
    isPreview: true,
    features: ['inpaint', 'remove'],
    atOnce,
    inpaint: async (job, watch) => {
      const worker = await take(watch.signal);
      let isUsable = false;
      try {
        const outcome = await ask(worker, job, watch);
        isUsable = true;
        return outcome;
      } catch (error) {
        if (!watch.signal.aborted) options.log.error({ err: error }, 'embedded engine failed');
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

/** Gives a worker one job and waits for its answer. Pixels move to the worker and back without a copy. */
async function ask(worker: Worker, job: InpaintJob, watch: EngineWatch): Promise<InpaintOutcome> {
  const listening = new AbortController();
  const answered = new Promise<InpaintOutcome>((resolve, reject) => {
    const onMessage = (answer: EngineAnswer): void => {
      if ('progress' in answer) watch.onProgress(answer.progress);
      else if ('outcome' in answer) resolve(answer.outcome);
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
  const pixels = [job.part.data, job.mask.data, job.overview.data].map((data) => data.buffer as ArrayBuffer);
  worker.postMessage(job, pixels);
  try {
    return await answered;
  } finally {
    listening.abort();
  }
}
