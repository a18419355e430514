import { serveParent } from '../children/serve-parent.ts';
import { Refusal } from '../refusal.ts';
import { imageJobs } from './image-jobs.ts';
import type { JobAnswer, ToImageProcess } from './image-messages.ts';
import { withTurn } from './large-picture.ts';
import { limitDecoder } from './open-picture.ts';

/** Lower than the server, so that answers come before pictures. */
const NICENESS = 12;

/** Jobs that wait for their turn with a large picture. */
const waiting = new Map<number, () => void>();

/** The image process: does the jobs it is sent, several at a time, and answers each. */
async function answer(
  { id, name, input }: Extract<ToImageProcess, { name: unknown }>,
  say: (answer: JobAnswer) => void,
): Promise<JobAnswer> {
  const ask = () =>
    new Promise<void>((resolve) => {
      waiting.set(id, resolve);
      say({ id, isLarge: true });
    });
  try {
    const job = imageJobs[name] as (input: unknown) => Promise<unknown>;
    return { id, output: await withTurn(ask, () => job(input)) };
  } catch (error) {
    if (error instanceof Refusal) return { id, refusal: error.code, values: error.details.values ?? {} };
    const { message, code } = error as NodeJS.ErrnoException;
    return { id, fault: message, faultCode: code };
  }
}

function goOn(id: number): void {
  waiting.get(id)?.();
  waiting.delete(id);
}

limitDecoder();
serveParent<ToImageProcess, JobAnswer>({
  niceness: NICENESS,
  onRequest: (request, say) => {
    if ('isTurn' in request) goOn(request.id);
    else void answer(request, say).then(say);
  },
});
