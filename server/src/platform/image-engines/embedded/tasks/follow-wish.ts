import { type Mask, readWish, type Reading, type Rect, type WishTool } from '@maquette/engine';
import { Refusal } from '../../../refusal.ts';
import type { EngineJob } from '../../image-engine.ts';
import type { EngineDone } from '../engine-messages.ts';
import type { Place } from './find-place.ts';
import { repaint } from './repaint.ts';
import { repaintColour } from './repaint-colour.ts';
import { type Site, siteAt, siteOf } from './site.ts';

export interface Following {
  readonly job: EngineJob;
  /** What a phrase without a verb means. */
  readonly tool: WishTool;
  /** What to find where nobody marked it and the words name nothing; '' = the middle of the photo. */
  readonly find: string;
  readonly onProgress: (fraction: number) => void;
}

/**
 * Does what words say, in English or French: takes away, recolours, gives another material, puts or replaces.
 * @throws Refusal nothing_found, unknown_colour, no_model
 */
export function followWish({ job, tool, find, onProgress }: Following): EngineDone {
  if (job.product) return repaint({ job, site: siteFor(job, find), wish: job.words.prompt, onProgress });
  const reading = readWish(job.words.prompt, tool);
  return { ...perform({ job, tool, find, onProgress }, reading), reading };
}

function perform({ job, find, onProgress }: Following, reading: Reading): EngineDone {
  const target = find || (reading.target ?? '');
  switch (reading.action) {
    case 'remove':
      return repaint({ job, site: siteFor(job, target), wish: null, onProgress });
    case 'recolour':
    case 'material':
      return repaintColour({ job, find: target, wish: reading.wish, onProgress });
    case 'replace':
      assertThing(job, reading);
      return repaint({ job, site: siteFor(job, target), wish: reading.wish, onProgress });
    case 'put':
      assertThing(job, reading);
      return repaint({ job, site: siteFor(job, find), wish: reading.wish, onProgress });
  }
}

/** It must at least be a thing: "make it cosy" is beyond this engine, whatever nouns such words hold. */
function assertThing({ mask, words }: EngineJob, { things, missing }: Reading): void {
  if (things.length > 0) return;
  if (!mask) throw new Refusal('nothing_found');
  throw new Refusal('no_model', { values: { thing: missing[0]?.words ?? words.prompt } });
}

/** What is marked; else what words name; else the middle. */
function siteFor(job: EngineJob, find: string): Site {
  return job.mask !== null || find !== '' ? siteOf(job, find, { hasRim: true }) : siteAt(job, middleOf(job));
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
