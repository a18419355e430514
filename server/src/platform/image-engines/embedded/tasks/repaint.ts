import { inpaint } from '@maquette/engine';
import type { EngineDone } from '../engine-messages.ts';
import type { EngineJob, RawMask } from '../../image-engine.ts';
import { readMask, readPicture, writeEdited } from './raw-files.ts';

/** Repaints or removes what is masked. */
export function repaint(job: EngineJob, mask: RawMask, onProgress: (fraction: number) => void): EngineDone {
  const { crop, understood } = inpaint({
    crop: readPicture(job.part),
    mask: readMask(mask),
    place: job.place,
    overview: readPicture(job.overview),
    mode: job.task === 'remove' ? 'remove' : 'replace',
    prompt: job.words.prompt,
    negativePrompt: job.words.negative,
    stylePreset: job.stylePreset,
    seed: job.seed,
    steps: job.steps,
    onProgress,
  });
  return {
    edited: writeEdited(job, crop),
    region: mask,
    confidence: null,
    deltaE: null,
    english: understood.english || null,
    closest: understood.closest,
    leftOut: [],
  };
}
