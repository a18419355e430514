import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { inpaint } from '@maquette/engine';
import type { EngineAnswer, EngineRequest } from './engine-messages.ts';

/** Lower than the server, so that answers come before pictures. Linux counts niceness by thread. */
const NICENESS = 12;

const port = parentPort;
if (!port) throw new Error('the engine worker runs as a worker thread');
if (process.platform === 'linux') setPriority(NICENESS);

const send = (answer: EngineAnswer): void => port.postMessage(answer);

function work({ part, ...job }: EngineRequest): void {
  const { crop, understood } = inpaint({ ...job, crop: part, onProgress: (progress) => send({ progress }) });
  const english = understood.english || null;
  send({ outcome: { part: crop, english, closest: understood.closest } });
}

port.on('message', (request: EngineRequest) => {
  try {
    work(request);
  } catch (error) {
    send({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
