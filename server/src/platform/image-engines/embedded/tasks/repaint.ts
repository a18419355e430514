import { inpaint, type InpaintRequest, type InpaintResult, NoModelError } from '@maquette/engine';
import { Refusal } from '../../../refusal.ts';
import type { EngineJob } from '../../image-engine.ts';
import type { EngineDone } from '../engine-messages.ts';
import { readPicture } from './raw-files.ts';
import { roomOf } from './room-of.ts';
import type { Site } from './site.ts';
import { writeChanged } from './write-changed.ts';

export interface Repainting {
  readonly job: EngineJob;
  readonly site: Site;
  /** What shall be there; null = nothing. */
  readonly wish: string | null;
  readonly onProgress: (fraction: number) => void;
}

/** Repaints or removes what is masked. @throws Refusal no_model */
export function repaint({ job, site, wish, onProgress }: Repainting): EngineDone {
  const overview = readPicture(job.overview);
  const { crop, understood } = draw({
    crop: site.crop,
    mask: site.mask,
    place: site.position,
    overview,
    room: roomOf(overview),
    mode: wish === null ? 'remove' : 'replace',
    prompt: wish ?? '',
    negativePrompt: job.words.negative,
    allowStandIn: job.allowStandIn ?? false,
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

function draw(request: InpaintRequest): InpaintResult {
  try {
    return inpaint(request);
  } catch (error) {
    if (error instanceof NoModelError) throw new Refusal('no_model', { values: { thing: error.words } });
    throw error;
  }
}
