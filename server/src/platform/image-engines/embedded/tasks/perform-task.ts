import type { EngineDone } from '../engine-messages.ts';
import type { EngineJob } from '../../image-engine.ts';
import { repaint } from './repaint.ts';

/**
 * Does one job, files in and files out.
 * @throws RangeError for a job without a mask
 */
export function performTask(job: EngineJob, onProgress: (fraction: number) => void): EngineDone {
  if (!job.mask) throw new RangeError(`${job.task} needs a mask`);
  return repaint(job, job.mask, onProgress);
}
