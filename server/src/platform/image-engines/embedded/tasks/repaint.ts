import { inpaint } from '@maquette/engine';
import type { EngineJob } from '../../image-engine.ts';
import type { EngineDone } from '../engine-messages.ts';
import { readPicture, writeChanged } from './raw-files.ts';
import type { Site } from './site.ts';

export interface Repainting {
  readonly job: EngineJob;
  readonly site: Site;
  /** What shall be there; null = nothing. */
  readonly wish: string | null;
  readonly onProgress: (fraction: number) => void;
}

/** Repaints or removes what is masked. */
export function repaint({ job, site, wish, onProgress }: Repainting): EngineDone {
  const { crop, understood } = inpaint({
    crop: site.crop,
    mask: site.mask,
    place: site.position,
    overview: readPicture(job.overview),
    mode: wish === null ? 'remove' : 'replace',
    prompt: wish ?? '',
    negativePrompt: job.words.negative,
    stylePreset: job.stylePreset,
    seed: job.seed,
    steps: job.steps,
    onProgress,
  });
  return {
    ...writeChanged(job, site, { pixels: crop, keepsDetail: false }),
    confidence: site.confidence,
    deltaE: null,
    english: understood.english || null,
    closest: understood.closest,
    leftOut: understood.leftOut,
  };
}
