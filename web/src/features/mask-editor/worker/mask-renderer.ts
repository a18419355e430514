import { openJobWorker } from '../../../platform/jobs/open-job-worker.ts';
import type { MaskCommand } from '../raster/command.ts';
import type { Size } from '../raster/mask-buffer.ts';
import type { TidySteps } from './tidy-steps.ts';

/** What the worker can be asked. */
export type MaskJob =
  | { readonly kind: 'read'; readonly picture: Blob; readonly size: Size }
  | { readonly kind: 'encode'; readonly pixels: Uint8Array<ArrayBuffer>; readonly size: Size }
  | { readonly kind: 'tidy'; readonly pixels: Uint8Array<ArrayBuffer>; readonly size: Size }
  | {
      readonly kind: 'render';
      readonly photo: Size;
      readonly base: Blob | null;
      readonly commands: readonly MaskCommand[];
    };

/** A mask ready to be sent: 8-bit grey PNG, its size in pixels, the share painted (0 to 1). */
export interface MaskPicture extends Size {
  readonly blob: Blob;
  readonly coverage: number;
}

export interface MaskJobResults {
  readonly read: Uint8Array<ArrayBuffer>;
  readonly encode: Blob;
  readonly tidy: TidySteps;
  readonly render: MaskPicture & {
    /** It marks less than an edit takes. */
    readonly isTooSmall: boolean;
  };
}

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
