import type { JobReply, JobRequest } from './job-messages.ts';

export interface JobRun {
  /** Aborted when nobody waits for the job any more. */
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

/**
 * Answers the jobs of `openJobWorker` inside a worker. Results that can be handed over are: bitmaps and bytes, as the
 * result itself or as one of its fields.
 */
export function serveJobs<Job>(perform: (job: Job, run: JobRun) => Promise<unknown>): void {
  const running = new Map<number, AbortController>();
  const answer = (reply: JobReply, transfer: Transferable[] = []) => self.postMessage(reply, { transfer });

  const work = async (id: number, job: Job) => {
    const stop = new AbortController();
    running.set(id, stop);
    try {
      const onProgress = (progress: number) => answer({ id, progress });
      const result = await perform(job, { signal: stop.signal, onProgress });
      answer({ id, result }, handedOver(result));
    } catch (error) {
      answer({ id, failure: error instanceof Error ? error.message : String(error) });
    } finally {
      running.delete(id);
    }
  };
  self.onmessage = ({ data }: MessageEvent<JobRequest<Job>>) => {
    if ('cancel' in data) running.get(data.id)?.abort();
    else void work(data.id, data.job);
  };
}

function handedOver(result: unknown): Transferable[] {
  if (isHandedOver(result)) return [ownerOf(result)];
  if (typeof result !== 'object' || result === null) return [];
  return Object.values(result as Record<string, unknown>)
    .filter(isHandedOver)
    .map(ownerOf);
}

type HandedOver = ImageBitmap | Uint8Array<ArrayBuffer>;

function isHandedOver(part: unknown): part is HandedOver {
  return part instanceof ImageBitmap || (part instanceof Uint8Array && part.buffer instanceof ArrayBuffer);
}

function ownerOf(part: HandedOver): Transferable {
  return part instanceof ImageBitmap ? part : part.buffer;
}
