import type { EngineJob } from '../../image-engine.ts';
import type { EngineDone } from '../engine-messages.ts';
import { followWish } from './follow-wish.ts';
import { repaint } from './repaint.ts';
import { repaintColour } from './repaint-colour.ts';
import { siteOf } from './site.ts';

/**
 * Does one job, files in and files out.
 * @throws Refusal nothing_found, unknown_colour, no_model
 */
export function performTask(job: EngineJob, onProgress: (fraction: number) => void): EngineDone {
  const { prompt, find } = job.words;
  switch (job.task) {
    case 'search-recolor':
      return repaintColour({ job, find, wish: prompt, onProgress });
    case 'instruct':
      return followWish({ job, tool: 'repaint', find, onProgress });
    case 'remove':
      return repaint({ job, site: siteOf(job, find, { hasRim: true }), wish: null, onProgress });
    case 'inpaint':
      if (job.things)
        return repaint({ job, site: siteOf(job, find, { hasRim: true }), wish: prompt, onProgress });
      return followWish({ job, tool: 'repaint', find, onProgress });
    case 'search-replace':
      return followWish({ job, tool: 'replace', find, onProgress });
  }
}
