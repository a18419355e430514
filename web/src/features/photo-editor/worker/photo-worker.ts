import type { EditRecipe } from '@maquette/contract';
import type { Histogram, PhotoRecipe, Verticals, WhiteBalance } from '@maquette/engine';
import { type JobOptions, openJobWorker } from '../../../platform/jobs/open-job-worker.ts';
import { keepLatest } from './keep-latest.ts';
import {
  type ExportForm,
  type LitPart,
  type LitView,
  type OpenedPicture,
  type PhotoFile,
  type PhotoJob,
  type PhotoJobResults,
  PhotoProblem,
  photoProblems,
} from './photo-jobs.ts';

const VIEW_SIDE = 2048;

export interface ExportOrder extends ExportForm {
  readonly picture: PhotoFile;
  readonly recipe: EditRecipe;
}

/**
 * Decodes, renders, measures and encodes pictures off the main thread. It starts with the first call.
 * All calls throw {PhotoProblem}, or the reason of the signal they were given.
 */
export interface PhotoWorker {
  /** Close its `view` when it is no longer shown. */
  openPicture(blob: Blob, signal?: AbortSignal): Promise<OpenedPicture>;
  /** The picture at its full size. What changes nothing and keeps the format gives the very bytes of the file, unless wanted anew. */
  exportPicture(order: ExportOrder, options?: Pick<JobOptions, 'signal' | 'onProgress'>): Promise<Blob>;
  /** About how many bytes an export would have. Null when asked anew before it was its turn. */
  estimateSize(order: ExportOrder): Promise<number | null>;
  /** Of the whole picture in small, with light and colour as set. Null when asked anew before it was its turn. */
  measureHistogram(picture: PhotoFile, settings: EditRecipe['settings']): Promise<Histogram | null>;
  /** The settings that take the cast of the light away. */
  measureWhiteBalance(picture: PhotoFile): Promise<WhiteBalance>;
  /** What sets the picture's uprights upright once it has been turned and mirrored; null where nothing clear is seen. */
  measureVerticals(picture: PhotoFile, turned: EditRecipe['transformations']): Promise<Verticals | null>;
  /** A part of the original at its full sharpness, in another light. Null when asked anew before it was its turn. */
  drawPart(picture: PhotoFile, part: LitPart): Promise<ImageBitmap | null>;
  /** The whole picture with other shadows and highlights. Null when asked anew before it was its turn. */
  drawLit(picture: PhotoFile, view: LitView): Promise<ImageBitmap | null>;
  /** What recipes make of the picture in small. Close each when it has been drawn. Null when asked anew before it was its turn. */
  drawLooks(picture: PhotoFile, recipes: readonly PhotoRecipe[]): Promise<readonly ImageBitmap[] | null>;
  /** Ends the worker once what it was asked is done. */
  close(): void;
}

export function openPhotoWorker(): PhotoWorker {
  const worker = openJobWorker<PhotoJob>(
    () => new Worker(new URL('./export-worker.ts', import.meta.url), { type: 'module' }),
  );
  let lastId = 0;
  const ask = async <Kind extends PhotoJob['kind']>(
    job: PhotoJob & { kind: Kind },
    options?: JobOptions,
  ): Promise<PhotoJobResults[Kind]> => {
    try {
      // The worker answers every kind of job with that kind's result.
      return (await worker.ask(job, options)) as PhotoJobResults[Kind];
    } catch (error) {
      if (options?.signal?.aborted) throw error;
      throw problemOf(error);
    }
  };
  const fileOf = ({ id, blob }: PhotoFile): PhotoFile => ({ id, blob });
  const exporting = ({ picture, recipe, ...form }: ExportOrder) => ({ file: fileOf(picture), recipe, form });
  return {
    async openPicture(blob, signal) {
      lastId += 1;
      const file = { id: lastId, blob };
      const opened = await ask({ kind: 'open', file, viewSide: VIEW_SIDE }, { signal });
      return { ...file, ...opened, type: blob.type };
    },
    exportPicture: (order, options) => ask({ kind: 'export', ...exporting(order) }, options),
    estimateSize: keepLatest((order) => ask({ kind: 'estimate', ...exporting(order) })),
    measureHistogram: keepLatest((picture, settings) =>
      ask({ kind: 'histogram', file: fileOf(picture), settings }),
    ),
    measureWhiteBalance: (picture) => ask({ kind: 'white-balance', file: fileOf(picture) }),
    measureVerticals: (picture, turned) => ask({ kind: 'verticals', file: fileOf(picture), turned }),
    drawPart: keepLatest((picture, part) => ask({ kind: 'part', file: fileOf(picture), part })),
    drawLit: keepLatest((picture, view) => ask({ kind: 'lit', file: fileOf(picture), view })),
    drawLooks: keepLatest((picture, recipes) => ask({ kind: 'looks', file: fileOf(picture), recipes })),
    close: worker.close,
  };
}

function problemOf(error: unknown): PhotoProblem {
  const reason = error instanceof Error ? error.message : '';
  return new PhotoProblem(photoProblems.find((kind) => kind === reason) ?? 'failed', error);
}
