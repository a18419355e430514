import { openJobWorker } from '../../../platform/jobs/open-job-worker.ts';

/** Whether a picture shows a room; as a file, upright. */
export interface RoomJob {
  readonly kind: 'room';
  readonly picture: Blob;
}

/** What can be measured or mended; pictures as files, upright. */
export type PixelJob =
  | {
      readonly kind: 'photo';
      readonly picture: Blob;
      /** Pixels of the photo itself: the picture may be a smaller copy of it. */
      readonly fullSize: { readonly width: number; readonly height: number };
    }
  | { readonly kind: 'mask'; readonly picture: Blob }
  | { readonly kind: 'brighten'; readonly picture: Blob }
  | { readonly kind: 'largest-island'; readonly picture: Blob };

export type PreflightJob = PixelJob | RoomJob;

export interface PreflightResults {
  readonly room: boolean;
  readonly photo: { readonly isDark: boolean; readonly isBlurred: boolean; readonly isTiny: boolean };
  readonly mask: {
    readonly isEmpty: boolean;
    /** More than nothing, and still too little for an edit. */
    readonly isTooSmall: boolean;
    /** Part of the photo that may change, 0 to 1. */
    readonly coverage: number;
    readonly isNearlyAll: boolean;
    readonly hasFarIslands: boolean;
  };
  /** A JPEG of the same size. */
  readonly brighten: Blob;
  /** A black-and-white PNG of the same size. */
  readonly 'largest-island': Blob;
}

/**
 * Has a picture looked at or mended off the main thread, by a worker that lives for this job.
 * @throws Error when the picture cannot be read, the worker does not start, or the signal aborts
 */
export async function askPreflight<Kind extends PreflightJob['kind']>(
  job: PreflightJob & { kind: Kind },
  signal?: AbortSignal,
): Promise<PreflightResults[Kind]> {
  const worker = openJobWorker<PreflightJob>(() => startWorker(job.kind));
  try {
    // The worker answers every kind of job with that kind's result.
    return (await worker.ask(job, { signal })) as PreflightResults[Kind];
  } finally {
    worker.close();
  }
}

function startWorker(kind: PreflightJob['kind']): Worker {
  return kind === 'room'
    ? new Worker(new URL('./room-worker.ts', import.meta.url), { type: 'module' })
    : new Worker(new URL('./preflight-worker.ts', import.meta.url), { type: 'module' });
}
