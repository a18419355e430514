import {
  fillWindows,
  holeFor,
  inpaint,
  type InpaintRequest,
  type InpaintResult,
  NoModelError,
  type Proposal,
} from '@maquette/engine';
import type { ModelHelp } from '../../../open-models/running/model-help.ts';
import { Refusal } from '../../../refusal.ts';
import type { EngineJob, EngineTake } from '../../image-engine.ts';
import type { EngineDone } from '../engine-messages.ts';
import type { TaskWatch } from './find-place.ts';
import { readPicture } from './raw-files.ts';
import { measuredRoomOf } from './room-of.ts';
import type { Site } from './site.ts';
import { type Changed, writeChanged, writeEdited } from './write-changed.ts';

export interface Repainting extends TaskWatch {
  readonly job: EngineJob;
  readonly site: Site;
  /** What shall be there; null = nothing. */
  readonly wish: string | null;
}

/** Repaints or removes what is masked. @throws Refusal no_model */
export async function repaint(repainting: Repainting): Promise<EngineDone> {
  const { job, site, wish, onProgress, help, fillBeside } = repainting;
  const { product } = job;
  const overview = readPicture(job.overview);
  const request: InpaintRequest = {
    crop: site.crop,
    mask: site.mask,
    ...(site.marked && { marked: site.marked }),
    place: site.position,
    overview,
    room: await measuredRoomOf(overview, help),
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
    ...(fillBeside && { fillBeside }),
  };
  const { crop, takes, understood } = await knownOrRefused(async () =>
    inpaint({ ...request, proposals: await proposalsFor(request, help) }),
  );
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

/** What a model fills with what goes; null unless it fills all of it. */
async function proposalsFor(request: InpaintRequest, help: ModelHelp): Promise<Proposal[] | null> {
  const hole = help.can('fill') ? holeFor(request) : null;
  const proposals: Proposal[] = [];
  for (const { area, runs, picture, hole: shown } of hole ? fillWindows(request.crop, hole) : []) {
    const filled = await help.ask({ role: 'fill', picture, hole: shown });
    // What is left of the hole would stay as it was.
    if (!filled) return null;
    proposals.push({ area, runs, picture: filled });
  }
  return proposals.length > 0 ? proposals : null;
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

async function knownOrRefused(draw: () => Promise<InpaintResult>): Promise<InpaintResult> {
  try {
    return await draw();
  } catch (error) {
    if (error instanceof NoModelError) throw new Refusal('no_model', { values: { thing: error.words } });
    throw error;
  }
}
