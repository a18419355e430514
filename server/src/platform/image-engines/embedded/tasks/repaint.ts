import { inpaint, type InpaintRequest, type InpaintResult, NoModelError } from '@maquette/engine';
import { Refusal } from '../../../refusal.ts';
import type { EngineJob, EngineTake } from '../../image-engine.ts';
import type { EngineDone } from '../engine-messages.ts';
import { readPicture } from './raw-files.ts';
import { roomOf } from './room-of.ts';
import type { Site } from './site.ts';
import { type Changed, writeChanged, writeEdited } from './write-changed.ts';

export interface Repainting {
  readonly job: EngineJob;
  readonly site: Site;
  /** What shall be there; null = nothing. */
  readonly wish: string | null;
  readonly onProgress: (fraction: number) => void;
}

/** Repaints or removes what is masked. @throws Refusal no_model */
export function repaint({ job, site, wish, onProgress }: Repainting): EngineDone {
  const { product } = job;
  const overview = readPicture(job.overview);
  const { crop, takes, understood } = draw({
    crop: site.crop,
    mask: site.mask,
    ...(site.marked && { marked: site.marked }),
    place: site.position,
    overview,
    room: roomOf(overview),
    mode: wish === null ? 'remove' : 'replace',
    ...(product && { product: { ...product, image: readPicture(product.picture) } }),
    prompt: wish ?? '',
    negativePrompt: job.words.negative,
    allowStandIn: job.allowStandIn ?? false,
    stylePreset: job.stylePreset,
    ...(job.arrangement && { arrangement: job.arrangement }),
    ...(job.things && { things: job.things }),
    seed: job.seed,
    steps: job.steps,
    onProgress,
  });
  const changed = writeChanged(job, site, whole(crop));
  return {
    ...changed,
    ...(takes.length > 0 && { takes: takesOf({ job, site }, changed.edited, takes) }),
    confidence: site.confidence,
    deltaE: null,
    english: understood.english || null,
    closest: understood.closest,
    leftOut: understood.leftOut,
  };
}

const whole = (pixels: Changed['pixels']): Changed => ({ pixels, keepsDetail: false });

/** The takes as files: the first one is written already. */
const takesOf = (
  { job, site }: Pick<Repainting, 'job' | 'site'>,
  first: EngineTake['edited'],
  takes: InpaintResult['takes'],
): EngineTake[] =>
  takes.map(({ image, rating, method }, at) => ({
    edited: at === 0 ? first : writeEdited(job, site, { ...whole(image), name: `take-${at}` }),
    rating,
    method,
  }));

function draw(request: InpaintRequest): InpaintResult {
  try {
    return inpaint(request);
  } catch (error) {
    if (error instanceof NoModelError) throw new Refusal('no_model', { values: { thing: error.words } });
    throw error;
  }
}
