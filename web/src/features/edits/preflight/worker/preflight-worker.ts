import {
  brighten,
  inspectMask,
  inspectPhoto,
  isTooSmallToEdit,
  largestIsland,
  type PixelImage,
} from '@maquette/engine';
import type { PreflightJob, PreflightReply, PreflightResults } from './preflight-jobs.ts';
import { greyOf, maskOf, readPixels } from './read-pixels.ts';

/** The measures are made for this size. */
const OVERVIEW_SIDE = 1024;
const JPEG_QUALITY = 0.95;

self.onmessage = async ({ data }: MessageEvent<PreflightJob>) =>
  self.postMessage(await answer(data), { transfer: [] });

async function answer(job: PreflightJob): Promise<PreflightReply> {
  try {
    return { result: await perform(job) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

async function perform(job: PreflightJob): Promise<PreflightResults[keyof PreflightResults]> {
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
