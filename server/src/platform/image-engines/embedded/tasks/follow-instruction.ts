import { type Mask, parsePrompt, readInstruction, type Rect } from '@maquette/engine';
import { Refusal } from '../../../refusal.ts';
import type { EngineJob } from '../../image-engine.ts';
import type { EngineDone } from '../engine-messages.ts';
import type { Place } from './find-place.ts';
import { repaint } from './repaint.ts';
import { repaintColour } from './repaint-colour.ts';
import { siteAt, siteOf } from './site.ts';

/** Does what a sentence says, in English or French. @throws Refusal nothing_found, unknown_colour */
export function followInstruction(job: EngineJob, onProgress: (fraction: number) => void): EngineDone {
  const said = readInstruction(job.words.prompt);
  if (said.kind === 'recolour') return repaintColour({ job, find: said.find, wish: said.wish, onProgress });
  if (said.kind !== 'add') {
    const site = siteOf(job, said.find, { hasRim: true });
    return repaint({ job, site, wish: said.kind === 'remove' ? null : said.wish, onProgress });
  }
  // Without a place it must at least be a thing: "make it cosy" is beyond this engine.
  if (!job.mask && parsePrompt(said.wish).noun === null) throw new Refusal('nothing_found');
  const site = job.mask ? siteOf(job, '', { hasRim: false }) : siteAt(job, middleOf(job));
  return repaint({ job, site, wish: said.wish, onProgress });
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
