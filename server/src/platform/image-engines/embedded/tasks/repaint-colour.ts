import { readColourWish, recolour, thingNamed } from '@maquette/engine';
import { Refusal } from '../../../refusal.ts';
import type { EngineJob } from '../../image-engine.ts';
import type { EngineDone } from '../engine-messages.ts';
import type { TaskWatch } from './find-place.ts';
import { readPicture } from './raw-files.ts';
import { roomOf } from './room-of.ts';
import { siteOf } from './site.ts';
import { writeChanged } from './write-changed.ts';

export interface Recolouring extends TaskWatch {
  readonly job: EngineJob;
  /** What to find where nobody marked it. */
  readonly find: string;
  /** The colour or material. */
  readonly wish: string;
}

/** Gives what is masked or found another colour or material: in the room's light, or the very one where that was asked for. @throws Refusal unknown_colour, nothing_found */
export async function repaintColour(recolouring: Recolouring): Promise<EngineDone> {
  const { job, find, wish: words, onProgress, help } = recolouring;
  const wish = readColourWish(words);
  if (!wish) throw new Refusal('unknown_colour');
  const site = await siteOf(job, find, { isToGo: false, help });
  const overview = readPicture(job.overview);
  const { crop, deltaE } = recolour({
    crop: site.crop,
    mask: site.mask,
    place: site.position,
    overview,
    room: () => roomOf(overview),
    wish,
    thing: thingNamed(find),
    manner: job.isExactColour ? 'exact' : 'as-lit',
    stylePreset: job.stylePreset,
    seed: job.seed,
    onProgress,
  });
  return {
    ...writeChanged(job, site, { pixels: crop, keepsDetail: true }),
    confidence: site.confidence,
    deltaE,
    english: wish.name,
    closest: null,
    leftOut: [],
  };
}
