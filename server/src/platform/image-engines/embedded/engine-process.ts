import { serveParent } from '../../children/serve-parent.ts';
import { modelHelp } from '../../open-models/running/model-help.ts';
import { Refusal } from '../../refusal.ts';
import type { EngineAnswer, EngineRequest } from './engine-messages.ts';
import { performTask } from './tasks/perform-task.ts';

/** Lower than the server, so that answers come before pictures. */
const NICENESS = 12;

/** The engine process: one job at a time, files in and files out. */
serveParent<EngineRequest, EngineAnswer>({
  niceness: NICENESS,
  onRequest: ({ job, roles }, send, ask) => {
    const watch = {
      help: modelHelp(roles, ask),
      onProgress: (progress: number): void => send({ progress }),
    };
    void performTask(job, watch)
      .then(
        (outcome) => send({ outcome }),
        (error: unknown) => {
          if (error instanceof Refusal) send({ refusal: error.code });
          else send({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) });
        },
      )
      // What a job leaves is given back at once, so that the process may stay.
      .then(() => setImmediate(() => void globalThis.gc?.()));
  },
});
