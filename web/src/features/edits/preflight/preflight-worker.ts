import {
  brighten,
  inspectMask,
  inspectPhoto,
  isTooSmallToEdit,
  largestIsland,
  type PixelImage,
} from '@maquette/engine';
import { serveJobs } from '../../../platform/jobs/serve-jobs.ts';
import type { PixelJob, PreflightResults } from './ask-preflight.ts';
import { greyOf, maskOf, readPixels } from './read-pixels.ts';

/** The measures are made for this size. */
const OVERVIEW_SIDE = 1024;
const JPEG_QUALITY = 0.95;

serveJobs(perform);

async function perform(job: PixelJob): Promise<PreflightResults[PixelJob['kind']]> {
  switch (job.kind) {
    case 'photo':
      return inspectPhoto(await readPixels(job.picture, OVERVIEW_SIDE), job.fullSize);
    case 'mask': {
      const mask = maskOf(await readPixels(job.picture));
      const findings = inspectMask(mask);
      return { ...findings, isTooSmall: !findings.isEmpty && isTooSmallToEdit(mask) };
    }
    case 'brighten':
      return encode(brighten(await readPixels(job.picture)), 'image/jpeg');
    case 'largest-island':
      return encode(greyOf(largestIsland(maskOf(await readPixels(job.picture)))), 'image/png');
  }
}

async function encode({ width, height, data }: PixelImage, type: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const pixels = new ImageData(new Uint8ClampedArray(data), width, height);
  canvas.getContext('2d')?.putImageData(pixels, 0, 0);
  return canvas.convertToBlob({ type, quality: JPEG_QUALITY });
}
