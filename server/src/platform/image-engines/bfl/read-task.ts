import { z } from 'zod';
import type { EngineWatch } from '../image-engine.ts';
import { failureOfStatus, ServiceFailure } from '../remote/wire/failures.ts';
import type { ServicePorts } from '../remote/picture-service.ts';
import { type Pace, poll } from '../remote/wire/poll.ts';
import { serviceFetch } from '../remote/wire/service-fetch.ts';
import { trustedUrl } from '../remote/wire/trusted-url.ts';
import { wordsOfReply } from '../remote/wire/words-of-reply.ts';

export interface BflAccess {
  readonly key: string;
  readonly url: string;
}

export interface TaskLook {
  readonly pollingUrl: string;
  readonly settings: BflAccess;
  readonly ports: ServicePorts;
  readonly watch: EngineWatch;
  readonly pace: Pace;
}

/** The key and the pictures go nowhere else. */
const DOMAIN = 'bfl.ai';
/** Right after the start a task may not be known everywhere yet. */
const UNKNOWN_MAX = 4;
const EXPIRED = [403, 404, 410];

const Task = z.object({
  status: z.string(),
  result: z.unknown().optional(),
  progress: z.number().nullish(),
  details: z.unknown().optional(),
});
type Task = z.infer<typeof Task>;

/**
 * Waits for a task and fetches its picture, which is kept for ten minutes only. An address that has run out is asked for
 * once more.
 * @throws ServiceFailure; the signal's reason
 */
export async function readTask(look: TaskLook): Promise<Buffer> {
  const first = await fetchPicture(await waitForTask(look), look);
  const picture = first ?? (await fetchPicture(await waitForTask(look), look));
  if (picture === null) throw new ServiceFailure('broken', 'the picture is not at its address any more');
  return picture;
}

/** The address of the finished picture. */
function waitForTask(look: TaskLook): Promise<string> {
  let unknown = 0;
  return poll(async () => {
    const task = await lookAt(look);
    if (task === null || task.status === 'Task not found') {
      unknown += 1;
      if (unknown >= UNKNOWN_MAX) throw new ServiceFailure('broken', 'the task is not known');
      return null;
    }
    const { progress } = task;
    if (typeof progress === 'number') look.watch.onProgress(Math.min(1, Math.max(0, progress)));
    return sampleOf(task);
  }, look.pace);
}

/** Null when there is no such task. */
async function lookAt({ pollingUrl, settings, ports, watch }: TaskLook): Promise<Task | null> {
  const reply = await serviceFetch({
    method: 'GET',
    ...trustedUrl(pollingUrl, { baseUrl: settings.url, domain: DOMAIN }),
    headers: { 'x-key': settings.key, accept: 'application/json' },
    signal: watch.signal,
    timeoutMs: ports.callTimeoutMs,
  });
  if (reply.status === 404) return null;
  if (reply.status !== 200) throw failureOfStatus(reply, wordsOfReply(reply));
  const task = Task.safeParse(reply.json());
  if (!task.success) throw new ServiceFailure('broken', 'a task without a status');
  return task.data;
}

/** Null while it goes on; a status nobody has heard of counts as that. */
function sampleOf({ status, result, details }: Task): string | null {
  if (status === 'Request Moderated' || status === 'Content Moderated') {
    throw new ServiceFailure('refused', `${status}: ${JSON.stringify(details ?? null)}`);
  }
  if (status === 'Error' || status === 'Failed') {
    throw new ServiceFailure('broken', `${status}: ${JSON.stringify(details ?? null)}`);
  }
  if (status !== 'Ready') return null;
  const sample = z.object({ sample: z.string() }).safeParse(result);
  if (!sample.success) throw new ServiceFailure('broken', 'ready without a picture');
  return sample.data.sample;
}

/** Null when the address has run out. Goes without the key: the address is signed. */
function fetchPicture(sample: string, { settings, ports, watch, pace }: TaskLook): Promise<Buffer | null> {
  const place = trustedUrl(sample, { baseUrl: settings.url, domain: DOMAIN });
  const fetchOnce = async (): Promise<{ readonly picture: Buffer | null }> => {
    const reply = await serviceFetch({
      method: 'GET',
      ...place,
      signal: watch.signal,
      timeoutMs: ports.callTimeoutMs,
    });
    if (EXPIRED.includes(reply.status)) return { picture: null };
    if (reply.status !== 200) throw failureOfStatus(reply, 'the picture is not there');
    return { picture: reply.bytes };
  };
  return poll(fetchOnce, pace).then(({ picture }) => picture);
}
