import type { MaskJob, MaskJobResults, MaskReply, MaskRequest } from './mask-jobs.ts';

interface Waiting {
  readonly resolve: (result: MaskReply & { result: unknown }) => void;
  readonly reject: (error: Error) => void;
}

export interface MaskRenderer {
  /** @throws {Error} when the worker cannot do the job or does not start. */
  ask<Kind extends MaskJob['kind']>(job: MaskJob & { kind: Kind }): Promise<MaskJobResults[Kind]>;
  /** Ends the worker once what it was asked is done. */
  close(): void;
}

/** Has masks read, drawn at full size and encoded off the main thread. The worker starts with the first job. */
export function openMaskRenderer(): MaskRenderer {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let lastId = 0;
  let isClosing = false;

  const stopIfDone = () => {
    if (!isClosing || waiting.size > 0) return;
    worker?.terminate();
    worker = null;
  };
  const settle = (reply: MaskReply) => {
    const asked = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('result' in reply) asked?.resolve(reply);
    else asked?.reject(new Error(reply.failure));
    stopIfDone();
  };
  const failAll = (event: ErrorEvent) => {
    for (const { reject } of waiting.values()) reject(new Error(event.message || 'The worker did not start'));
    waiting.clear();
    worker?.terminate();
    worker = null;
  };
  const start = (): Worker => {
    const started = new Worker(new URL('./mask-worker.ts', import.meta.url), { type: 'module' });
    started.onmessage = ({ data }: MessageEvent<MaskReply>) => settle(data);
    started.onerror = failAll;
    return started;
  };

  return {
    async ask<Kind extends MaskJob['kind']>(job: MaskJob & { kind: Kind }) {
      worker ??= start();
      lastId += 1;
      const request: MaskRequest = { id: lastId, job };
      const reply = new Promise<MaskReply & { result: unknown }>((resolve, reject) => {
        waiting.set(request.id, { resolve, reject });
      });
      worker.postMessage(request, handedOver(job));
      // The worker answers every kind of job with that kind's result.
      return (await reply).result as MaskJobResults[Kind];
    },
    close() {
      isClosing = true;
      stopIfDone();
    },
  };
}

/** Pixels to be encoded are a copy nobody else needs, so they move rather than being copied again. */
function handedOver(job: MaskJob): Transferable[] {
  return job.kind === 'encode' ? [job.pixels.buffer] : [];
}
