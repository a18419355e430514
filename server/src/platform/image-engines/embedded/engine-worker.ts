import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { Refusal } from '../../refusal.ts';
import type { EngineAnswer, EngineRequest } from './engine-messages.ts';
import { performTask } from './tasks/perform-task.ts';

/** Lower than the server, so that answers come before pictures. Linux counts niceness by thread. */
const NICENESS = 12;

const port = parentPort;
if (!port) throw new Error('the engine worker runs as a worker thread');
if (process.platform === 'linux') setPriority(NICENESS);

const send = (answer: EngineAnswer): void => port.postMessage(answer);

port.on('message', (job: EngineRequest) => {
  try {
    send({ outcome: performTask(job, (progress) => send({ progress })) });
  } catch (error) {
    if (error instanceof Refusal) send({ refusal: error.code });
    else send({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
