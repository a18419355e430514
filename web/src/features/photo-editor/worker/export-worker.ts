import { adjustPixels, autoWhiteBalance, histogramOf, type PixelImage } from '@maquette/engine';
import { type JobRun, serveJobs } from '../../../platform/jobs/serve-jobs.ts';
import { estimateSize } from './estimate-size.ts';
import { withFullPicture } from './full-picture.ts';
import type { PhotoFile, PhotoJob, PhotoJobResults, PicturePart } from './photo-jobs.ts';
import { fitSide, readSmall } from './read-area.ts';
import { exportPicture, isUntouched } from './render-picture.ts';

const SAMPLE_SIDE = 256;

let sampled: { readonly id: number; readonly image: PixelImage } | null = null;

serveJobs(perform);

async function perform(job: PhotoJob, run: JobRun): Promise<PhotoJobResults[PhotoJob['kind']]> {
  const { file } = job;
  if (job.kind === 'histogram') return histogramOf(adjustPixels(await sampleOf(file), job.settings));
  if (job.kind === 'white-balance') return autoWhiteBalance(await sampleOf(file));
  if (job.kind === 'export' && isUntouched(job)) return file.blob;
  return withFullPicture<PhotoJobResults[PhotoJob['kind']]>(file, (bitmap) => {
    if (job.kind === 'open') return openView(bitmap, job);
    if (job.kind === 'part') return cutPart(bitmap, job.part);
    return job.kind === 'export' ? exportPicture(bitmap, job, run) : estimateSize(bitmap, job, run);
  });
}

/** The picture in small, on which light and colour are measured. */
async function sampleOf(file: PhotoFile): Promise<PixelImage> {
  if (sampled?.id !== file.id)
    sampled = await withFullPicture(file, (bitmap) => ({
      id: file.id,
      image: readSmall(bitmap, SAMPLE_SIDE),
    }));
  return sampled.image;
}

async function openView(
  bitmap: ImageBitmap,
  { file, viewSide }: PhotoJob & { kind: 'open' },
): Promise<PhotoJobResults['open']> {
  const { width, height } = bitmap;
  const size = fitSide(bitmap, viewSide);
  const view = await createImageBitmap(bitmap, {
    ...{ resizeWidth: size.width, resizeHeight: size.height, resizeQuality: 'high' },
  });
  const hasAlpha = file.blob.type !== 'image/jpeg' && isSeenThrough(readSmall(bitmap, viewSide));
  return { view, width, height, hasAlpha };
}

function isSeenThrough({ data }: PixelImage): boolean {
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 255) return true;
  return false;
}

function cutPart(bitmap: ImageBitmap, part: PicturePart): Promise<ImageBitmap> {
  const { x, y, width, height, shownWidth, shownHeight } = part;
  return createImageBitmap(bitmap, x, y, width, height, {
    ...{ resizeWidth: shownWidth, resizeHeight: shownHeight, resizeQuality: 'high' },
  });
}
