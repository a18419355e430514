import type { EngineJob } from '../../image-engine.ts';
import type { EngineDone } from '../engine-messages.ts';
import type { TaskWatch } from './find-place.ts';
import { followWish } from './follow-wish.ts';
import { repaint } from './repaint.ts';
import { repaintColour } from './repaint-colour.ts';
import { siteOf } from './site.ts';

/**
 * Does one job, files in and files out.
 * @throws Refusal nothing_found, unknown_colour, no_model and its like for words that leave something open
 */
export async function performTask(job: EngineJob, watch: TaskWatch): Promise<EngineDone> {
  const done = await perform(job, watch);
  const models = watch.help.used();
  return models.length > 0 ? { ...done, models } : done;
}

async function perform(job: EngineJob, watch: TaskWatch): Promise<EngineDone> {
  const { prompt, find } = job.words;
  const { help } = watch;
  switch (job.task) {
    case 'search-recolor':
      return repaintColour({ job, find, wish: prompt, ...watch });
    case 'instruct':
      return followWish({ job, tool: 'repaint', find, ...watch });
    case 'remove':
      return repaint({ job, site: await siteOf(job, find, { isToGo: true, help }), wish: null, ...watch });
    case 'inpaint':
      if (job.things)
        return repaint({
          job,
          site: await siteOf(job, find, { isToGo: true, help }),
          wish: prompt,
          ...watch,
        });
      return followWish({ job, tool: 'repaint', find, ...watch });
    case 'search-replace':
      return followWish({ job, tool: 'replace', find, ...watch });
  }
}
