import { openJobWorker } from '../../../platform/jobs/open-job-worker.ts';
import type { MaskJob, MaskJobResults } from './mask-jobs.ts';

export interface MaskRenderer {
  /** @throws {Error} when the worker cannot do the job or does not start. */
  ask<Kind extends MaskJob['kind']>(job: MaskJob & { kind: Kind }): Promise<MaskJobResults[Kind]>;
  /** Ends the worker once what it was asked is done. */
  close(): void;
}

/** Has masks read, drawn at full size and encoded off the main thread. The worker starts with the first job. */
export function openMaskRenderer(): MaskRenderer {
  const worker = openJobWorker<MaskJob>(
    () => new Worker(new URL('./mask-worker.ts', import.meta.url), { type: 'module' }),
  );
  return {
    async ask<Kind extends MaskJob['kind']>(job: MaskJob & { kind: Kind }) {
      const result = await worker.ask(job, { transfer: handedOver(job) });
      // The worker answers every kind of job with that kind's result.
      return result as MaskJobResults[Kind];
    },
    close: worker.close,
  };
}

/** Pixels to be encoded or tidied are a copy nobody else needs, so they move rather than being copied again. */
function handedOver(job: MaskJob): Transferable[] {
  return job.kind === 'encode' || job.kind === 'tidy' ? [job.pixels.buffer] : [];
}
