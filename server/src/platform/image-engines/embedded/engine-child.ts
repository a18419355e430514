import { type ChildOptions, startChild } from '../../children/start-child.ts';
import type { Models } from '../../open-models/running/run-models.ts';
import type { ModelQuestion } from '../../open-models/running/model-questions.ts';
import { Refusal } from '../../refusal.ts';
import type { EngineJob, EngineWatch, RawPicture } from '../image-engine.ts';
import type { EngineAnswer, EngineDone, EngineRequest } from './engine-messages.ts';

/** A process of our own engine: does one job at a time. */
export interface EngineChild {
  /** @throws Refusal as the job does, engine_failed when the process dies; the signal's reason when it is aborted, the process goes on then */
  ask(job: EngineJob, watch: EngineWatch): Promise<EngineDone>;
  /** Has it understand the room of a photo that a job may come of. Resolves once the small copy was read, or the process ended. */
  expect(overview: RawPicture): Promise<void>;
  isAlive(): boolean;
  /** Holds so much memory that it is better ended than kept. */
  isSwollen(): boolean;
  end(): Promise<void>;
}

/** Half of a photo of 50 megapixels and what is made of it stay well below. */
const PROGRAM = { name: 'engine-process', residentMax: 560, heapMax: 256 } as const;

/** Somebody who waits for the answer to a job. */
interface Asked {
  readonly onProgress: (fraction: number) => void;
  readonly resolve: (done: EngineDone) => void;
  readonly reject: (error: Error) => void;
}

const failed = (cause: unknown): Refusal => Object.assign(new Refusal('engine_failed'), { cause });

export interface EngineChildOptions extends ChildOptions {
  /** Open models it may ask. */
  readonly models: Models;
}

/** Starts a process of our own engine. */
export function startEngineChild(options: EngineChildOptions): EngineChild {
  let asked: Asked | null = null;
  const readers: (() => void)[] = [];
  let isAlive = true;
  const child = startChild<EngineRequest, EngineAnswer>(options, PROGRAM, {
    onAnswer: (answer) => {
      if ('expected' in answer) readers.shift()?.();
      else if ('progress' in answer) asked?.onProgress(answer.progress);
      else if ('outcome' in answer) asked?.resolve(answer.outcome);
      else asked?.reject('refusal' in answer ? new Refusal(answer.refusal) : failed(answer.fault));
    },
    onAsk: (question, signal) => options.models.ask(question as ModelQuestion, signal),
    onEnd: (end) => {
      isAlive = false;
      asked?.reject(failed(end));
      for (const read of readers.splice(0)) read();
    },
  });
  const expect = (overview: RawPicture): Promise<void> =>
    new Promise((resolve) => {
      if (!isAlive) return resolve();
      readers.push(resolve);
      child.send({ expected: overview });
    });
  const ask = async (job: EngineJob, { signal, onProgress }: EngineWatch): Promise<EngineDone> => {
    const listening = new AbortController();
    const done = new Promise<EngineDone>((resolve, reject) => {
      asked = { onProgress, resolve, reject };
      if (!isAlive) reject(failed('the process ended'));
      signal.addEventListener('abort', () => reject(signal.reason as Error), { signal: listening.signal });
    });
    child.send({ job, roles: options.models.roles() });
    try {
      return await done;
    } finally {
      asked = null;
      listening.abort();
    }
  };
  return { ask, expect, isAlive: () => isAlive, isSwollen: () => child.isSwollen(), end: () => child.end() };
}
