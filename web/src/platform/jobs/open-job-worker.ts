import type { JobReply, JobRequest } from './job-messages.ts';

export interface JobOptions {
  /** Handed over to the worker instead of being copied. */
  readonly transfer?: readonly Transferable[];
  readonly signal?: AbortSignal | undefined;
  /** Told the share that is done, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

export interface JobWorker<Job> {
  /**
   * @throws {Error} with the worker's reason as message when it cannot do the job or does not start.
   * @throws the signal's reason as soon as it is aborted.
   */
  ask(job: Job, options?: JobOptions): Promise<unknown>;
  /** Ends the worker once what it was asked is done. */
  close(): void;
}

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (reason: unknown) => void;
  readonly onProgress: ((share: number) => void) | undefined;
}

/** Has jobs done off the main thread by a worker that answers through `serveJobs`. It starts with the first job. */
export function openJobWorker<Job>(start: () => Worker): JobWorker<Job> {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let lastId = 0;
  let isClosing = false;

  const stop = () => {
    worker?.terminate();
    worker = null;
  };
  const leave = (id: number): Waiting | undefined => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (isClosing && waiting.size === 0) stop();
    return asked;
  };
  const hear = (reply: JobReply) => {
    if ('progress' in reply) waiting.get(reply.id)?.onProgress?.(reply.progress);
    else if ('result' in reply) leave(reply.id)?.resolve(reply.result);
    else leave(reply.id)?.reject(new Error(reply.failure));
  };
  const failAll = (event: ErrorEvent) => {
    for (const { reject } of waiting.values()) reject(new Error(event.message || 'The worker did not start'));
    waiting.clear();
    stop();
  };
  const begin = (): Worker => {
    const started = start();
    started.onmessage = ({ data }: MessageEvent<JobReply>) => hear(data);
    started.onerror = failAll;
    return started;
  };
  const cancel = (id: number, reason: unknown) => {
    const request: JobRequest<Job> = { id, cancel: true };
    worker?.postMessage(request, []);
    leave(id)?.reject(reason);
  };

  return {
    ask(job, { transfer = [], signal, onProgress } = {}) {
      if (signal?.aborted) return Promise.reject(signal.reason);
      worker ??= begin();
      lastId += 1;
      const id = lastId;
      const request: JobRequest<Job> = { id, job };
      const reply = new Promise<unknown>((resolve, reject) => {
        waiting.set(id, { resolve, reject, onProgress });
      });
      worker.postMessage(request, [...transfer]);
      const abort = () => cancel(id, signal?.reason);
      signal?.addEventListener('abort', abort);
      return reply.finally(() => signal?.removeEventListener('abort', abort));
    },
    close() {
      isClosing = true;
      if (waiting.size === 0) stop();
    },
  };
}
