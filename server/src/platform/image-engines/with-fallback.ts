import { Refusal } from '../refusal.ts';
import type { ImageEngine } from './image-engine.ts';
import { rising } from './remote/rising.ts';
import { isBegunAt } from './remote/service-journal.ts';

/** An engine for which another one stands in when it cannot be used: what it has begun is never begun again elsewhere. */
export const withFallback = (primary: ImageEngine, fallback: ImageEngine): ImageEngine => ({
  ...primary,
  perform: async (job, watch) => {
    const watched = { ...watch, onProgress: rising(watch.onProgress) };
    if (isBegunAt(fallback.name, watch.journal)) return fallback.perform(job, watched);
    try {
      return await primary.perform(job, watched);
    } catch (error) {
      const canStandIn = isOutOfUse(error) && !watch.signal.aborted && fallback.tasks.includes(job.task);
      if (!canStandIn) throw error;
      return fallback.perform(job, watched);
    }
  },
});

const isOutOfUse = (error: unknown): boolean =>
  error instanceof Refusal && (error.code === 'engine_unavailable' || error.code === 'engine_busy');
