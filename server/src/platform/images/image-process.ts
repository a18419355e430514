import { setPriority } from 'node:os';
import { Refusal } from '../refusal.ts';
import { imageJobs } from './image-jobs.ts';
import type { JobAnswer, JobRequest } from './image-messages.ts';
import { limitDecoder } from './open-picture.ts';

/** Lower than the server, so that answers come before pictures. */
const NICENESS = 12;

/** The image process: does one job per message and answers it; ends when the server is gone. */
async function answer({ id, name, input }: JobRequest): Promise<JobAnswer> {
  try {
    const job = imageJobs[name] as (input: unknown) => Promise<unknown>;
    return { id, output: await job(input) };
  } catch (error) {
    if (error instanceof Refusal) return { id, refusal: error.code, values: error.details.values ?? {} };
    const { message, code } = error as NodeJS.ErrnoException;
    return { id, fault: message, faultCode: code };
  }
}

setPriority(NICENESS);
limitDecoder();
process.on('message', (request: JobRequest) => {
  void answer(request).then((reply) => process.send?.(reply));
});
process.on('disconnect', () => process.exit(0));
// A terminal's Ctrl-C reaches the whole group: the server decides when this process ends, by closing the channel.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.send?.('ready');
