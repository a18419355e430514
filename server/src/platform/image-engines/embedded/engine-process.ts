import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { serveParent } from '../../children/serve-parent.ts';
import { modelHelp } from '../../open-models/running/model-help.ts';
import { isLarge } from '../../images/large-picture.ts';
import { Refusal } from '../../refusal.ts';
import type { EngineAnswer, EngineRequest } from './engine-messages.ts';
import type { PixelImage } from '@maquette/engine';
import type { RawPicture } from '../image-engine.ts';
import { readPicture } from './tasks/raw-files.ts';
import { roomOf } from './tasks/room-of.ts';
import { performTask } from './tasks/perform-task.ts';
import { openFillThread, serveFills } from './fill-thread.ts';

/** Lower than the server, so that answers come before pictures. */
const NICENESS = 12;

/** Understands the room of a photo before the first edit of it. */
function expect(overview: RawPicture, send: (answer: EngineAnswer) => void): void {
  let picture: PixelImage | null = null;
  try {
    picture = readPicture(overview);
  } catch {
    // A photo that went meanwhile is none to look at.
  }
  send({ expected: 'read' });
  // The answer leaves first.
  if (picture) setImmediate(understand, picture);
}

function understand(picture: PixelImage): void {
  roomOf(picture);
  globalThis.gc?.();
}

/** The engine process: one job at a time, files in and files out. */
function serveJobs(): void {
  const fillBeside = availableParallelism() > 1 ? openFillThread(fileURLToPath(import.meta.url)) : null;
  serveParent<EngineRequest, EngineAnswer>({
    niceness: NICENESS,
    onRequest: (request, send, ask) => {
      if ('expected' in request) return expect(request.expected, send);
      const { job, roles } = request;
      const watch = {
        help: modelHelp(roles, ask),
        onProgress: (progress: number): void => send({ progress }),
        // What the thread holds has no room beside a large picture.
        ...(fillBeside && !isLarge(job.part) && { fillBeside }),
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
}

if (isMainThread) serveJobs();
else serveFills();
