import { serveParent } from '../../children/serve-parent.ts';
import { Refusal } from '../../refusal.ts';
import type { EngineAnswer, EngineRequest } from './engine-messages.ts';
import { performTask } from './tasks/perform-task.ts';

/** Lower than the server, so that answers come before pictures. */
const NICENESS = 12;

/** The engine process: one job at a time, files in and files out. */
serveParent<EngineRequest, EngineAnswer>({
  niceness: NICENESS,
  onRequest: (job, send) => {
    try {
      send({ outcome: performTask(job, (progress) => send({ progress })) });
    } catch (error) {
      if (error instanceof Refusal) send({ refusal: error.code });
      else send({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  },
});
