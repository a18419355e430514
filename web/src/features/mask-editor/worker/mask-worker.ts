import { isTooSmallToEdit } from '@maquette/engine';
import { serveJobs } from '../../../platform/jobs/serve-jobs.ts';
import { encodePng } from './encode-png.ts';
import type { MaskJob, MaskJobResults } from './mask-renderer.ts';
import { coverageOf, decodeMask, renderMask } from './render-mask.ts';
import { tidySteps } from './tidy-steps.ts';

serveJobs(perform);

async function perform(job: MaskJob): Promise<MaskJobResults[MaskJob['kind']]> {
  if (job.kind === 'read') return (await decodeMask(job.picture, job.size)).pixels;
  if (job.kind === 'encode') return encodePng({ ...job.size, pixels: job.pixels });
  if (job.kind === 'tidy') return tidySteps({ ...job.size, pixels: job.pixels });
  const base = job.base && (await decodeMask(job.base, job.photo));
  const mask = renderMask({ photo: job.photo, base, commands: job.commands });
  const { width, height, pixels } = mask;
  const isTooSmall = isTooSmallToEdit({ width, height, data: pixels });
  return { blob: await encodePng(mask), width, height, coverage: coverageOf(mask), isTooSmall };
}
