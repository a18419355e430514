import type { PreflightJob, PreflightReply, PreflightResults } from './preflight-jobs.ts';

/**
 * Has a picture looked at or mended off the main thread, by a worker that lives for this job.
 * @throws Error when the picture cannot be read, the worker does not start, or the signal aborts
 */
export const askPreflight = async <Kind extends PreflightJob['kind']>(
  job: PreflightJob & { kind: Kind },
  signal?: AbortSignal,
): Promise<PreflightResults[Kind]> => {
  const worker = startWorker(job.kind);
  try {
    const reply = await new Promise<PreflightReply>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('aborted')), { once: true });
      worker.onmessage = ({ data }: MessageEvent<PreflightReply>) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message || 'The worker did not start'));
      worker.postMessage(job, []);
    });
    if ('failure' in reply) throw new Error(reply.failure);
    // The worker answers every kind of job with that kind's result.
    return reply.result as PreflightResults[Kind];
  } finally {
    worker.terminate();
  }
};

function startWorker(kind: PreflightJob['kind']): Worker {
  return kind === 'room'
    ? new Worker(new URL('./room-worker.ts', import.meta.url), { type: 'module' })
    : new Worker(new URL('./preflight-worker.ts', import.meta.url), { type: 'module' });
}
