import { coarseFill, resizeMask } from '@maquette/engine';
import { serveJobs } from '../../../platform/jobs/serve-jobs.ts';
import { maskOf, readPixels } from '../preflight/read-pixels.ts';
import type { CoarseJob } from './CoarseRemoval.tsx';

/** So small that it is there at once. */
const SIDE = 320;
const JPEG_QUALITY = 0.9;

serveJobs(async ({ picture, mask }: CoarseJob) => {
  const photo = await readPixels(picture, SIDE);
  const filled = coarseFill(photo, resizeMask(maskOf(await readPixels(mask, SIDE)), photo));
  const canvas = new OffscreenCanvas(photo.width, photo.height);
  const pixels = new ImageData(new Uint8ClampedArray(filled.data), photo.width, photo.height);
  canvas.getContext('2d')?.putImageData(pixels, 0, 0);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
});
