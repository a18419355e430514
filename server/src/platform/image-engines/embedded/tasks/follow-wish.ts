import { type Mask, readWish, type Reading, type Rect, type WishTool } from '@maquette/engine';
import { Refusal } from '../../../refusal.ts';
import type { EngineJob } from '../../image-engine.ts';
import type { EngineDone } from '../engine-messages.ts';
import type { Place, TaskWatch } from './find-place.ts';
import { repaint } from './repaint.ts';
import { repaintColour } from './repaint-colour.ts';
import { type Site, siteAt, siteOf } from './site.ts';

export interface Following extends TaskWatch {
  readonly job: EngineJob;
  /** What a phrase without a verb means. */
  readonly tool: WishTool;
  /** What to find where nobody marked it and the words name nothing; '' = the middle of the photo. */
  readonly find: string;
}

/**
 * Does what words say, in English or French: takes away, recolours, gives another material, puts or replaces.
 * @throws Refusal nothing_found, unknown_colour, no_model and its like for words that leave something open
 */
export async function followWish({ job, tool, find, ...watch }: Following): Promise<EngineDone> {
  if (job.product)
    return repaint({ job, site: await siteFor(job, find, watch), wish: job.words.prompt, ...watch });
  const reading = readWish(job.words.prompt, tool);
  return { ...(await perform({ job, tool, find, ...watch }, reading)), reading };
}

async function perform({ job, find, ...watch }: Following, reading: Reading): Promise<EngineDone> {
  const target = find || (reading.target ?? '');
  switch (reading.action) {
    case 'remove':
      return repaint({ job, site: await siteFor(job, target, watch), wish: null, ...watch });
    case 'recolour':
    case 'material':
      return repaintColour({ job, find: target, wish: reading.wish, ...watch });
    case 'replace':
      assertThing(job, reading);
      return repaint({ job, site: await siteFor(job, target, watch), wish: reading.wish, ...watch });
    case 'put':
      assertThing(job, reading);
      return repaint({ job, site: await siteFor(job, find, watch), wish: reading.wish, ...watch });
  }
}

/** It must at least be a thing: "make it cosy" is beyond this engine, whatever nouns such words hold. */
function assertThing({ mask, words }: EngineJob, { things, missing }: Reading): void {
  if (things.length > 0) return;
  if (!mask) throw new Refusal('nothing_found');
  const [first] = missing;
  throw new Refusal(first?.lack ?? 'no_model', { values: { thing: first?.words ?? words.prompt } });
}

/** What is marked; else what words name; else the middle. */
async function siteFor(job: EngineJob, find: string, { help }: Pick<TaskWatch, 'help'>): Promise<Site> {
  return job.mask !== null || find !== ''
    ? siteOf(job, find, { isToGo: true, isReplaced: true, help })
    : siteAt(job, middleOf(job));
}

/** The central half of width and height, as where nobody says where. */
function middleOf({ part }: EngineJob): Place {
  const area: Rect = { left: 0, top: 0, right: part.width, bottom: part.height };
  const mask: Mask = {
    width: part.width,
    height: part.height,
    data: new Uint8Array(part.width * part.height),
  };
  const [left, right] = [Math.floor(part.width / 4), Math.ceil((3 * part.width) / 4)];
  for (let y = Math.floor(part.height / 4); y < (3 * part.height) / 4; y++)
    mask.data.fill(255, y * part.width + left, y * part.width + right);
  return { area, mask, confidence: null };
}
