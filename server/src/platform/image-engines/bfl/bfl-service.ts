import { z } from 'zod';
import type { EngineWatch } from '../image-engine.ts';
import type {
  PictureService,
  ServiceAnswer,
  ServiceLimits,
  ServicePorts,
  ServiceRequest,
} from '../remote/picture-service.ts';
import { styleInWords } from '../remote/style-in-words.ts';
import { failureOfStatus, ServiceFailure } from '../remote/wire/failures.ts';
import { serviceFetch, type ServiceReply } from '../remote/wire/service-fetch.ts';
import { wordsOfReply } from '../remote/wire/words-of-reply.ts';
import { type BflAccess, readTask } from './read-task.ts';

export interface BflSettings extends BflAccess {
  /** Between the first looks at a task; half a second unless told. */
  readonly pollMs?: number;
}

const MODEL = 'flux-kontext-pro';
const TOLERANCE = 2;
const POLL_MS = 500;
/** Tasks one account may have at the same time; one more is answered 429. */
const TASKS_MAX = 24;
/** How long it is left alone when it says so and not for how long: a task or two ends meanwhile. */
const FULL_MS = 1_000;

/** It takes up to 20 megapixels and 20 MB but draws about one: more is only carried. */
const limits: ServiceLimits = {
  sideMin: 64,
  sideMax: 4096,
  pixelsMin: 64 * 64,
  pixelsMax: 2_000_000,
  aspectMax: 21 / 9,
  bytesMax: 15_000_000,
  sideStep: 1,
  formats: ['png', 'webp', 'jpeg'],
};

const Submitted = z.object({ id: z.string(), polling_url: z.string(), cost: z.number().nullish() });

/** What finds a task again: the very address the service gave, and what it said to charge. */
const Handle = z.object({ pollingUrl: z.string(), cost: z.number().nullable() });
type Handle = z.infer<typeof Handle>;

/** FLUX.1 Kontext pro at Black Forest Labs: changes a picture by a sentence, without a mask (docs.bfl.ai). */
export const bflService = (settings: BflSettings, ports: ServicePorts): PictureService => ({
  name: 'bfl',
  label: 'FLUX.1 Kontext pro',
  tasks: ['instruct'],
  parameters: ['seed', 'aspect-ratio', 'safety-tolerance'],
  atOnce: TASKS_MAX,
  limits,
  maskForm: () => 'none',
  ask: async (request, watch) => {
    await watch.journal.submitting();
    const handle = await submit(request, { settings, ports, signal: watch.signal });
    await watch.journal.submitted(JSON.stringify(handle));
    return collect(handle, { settings, ports }, watch);
  },
  resume: async (written, watch) => collect(Handle.parse(JSON.parse(written)), { settings, ports }, watch),
});

interface Asking {
  readonly settings: BflSettings;
  readonly ports: ServicePorts;
}

async function submit(
  request: ServiceRequest,
  { settings, ports, signal }: Asking & { readonly signal: AbortSignal },
): Promise<Handle> {
  const reply = await serviceFetch({
    method: 'POST',
    url: `${settings.url}/v1/${MODEL}`,
    headers: { 'x-key': settings.key, accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(bodyOf(request)),
    signal,
    timeoutMs: ports.callTimeoutMs,
  });
  if (reply.status !== 200) throw readFailure(reply);
  return readSubmitted(reply);
}

/** Too many tasks at a time is no fault of the service: nobody calls for a moment, and its gate stays open. */
function readFailure(reply: ServiceReply): ServiceFailure {
  const failure = failureOfStatus(reply, wordsOfReply(reply));
  if (reply.status !== 429) return failure;
  return new ServiceFailure('busy', failure.message, { retryAfterMs: failure.retryAfterMs ?? FULL_MS });
}

const bodyOf = ({ words, stylePreset, picture, seed, aspectRatio, safetyTolerance }: ServiceRequest) => ({
  prompt: styleInWords(words.english.prompt, stylePreset),
  input_image: picture.bytes.toString('base64'),
  seed,
  aspect_ratio: aspectRatio ?? nearestAspect(picture.width, picture.height),
  output_format: 'png',
  safety_tolerance: safetyTolerance ?? TOLERANCE,
});

/** It said yes: whatever is wrong with the answer, the task may have been taken on. */
function readSubmitted(reply: ServiceReply): Handle {
  try {
    const { polling_url: pollingUrl, cost } = Submitted.parse(reply.json());
    return { pollingUrl, cost: cost ?? null };
  } catch (cause) {
    throw new ServiceFailure('lost', 'a task without an address', { cause });
  }
}

async function collect(
  { pollingUrl, cost }: Handle,
  { settings, ports }: Asking,
  watch: EngineWatch,
): Promise<ServiceAnswer> {
  const pace = { signal: watch.signal, firstMs: settings.pollMs ?? POLL_MS };
  const picture = await readTask({ pollingUrl, settings, ports, watch, pace });
  return { picture, seed: null, cost: cost === null ? null : { amount: cost, unit: 'BFL credits' } };
}

/** Terms the service's own examples stay below: "21:9". */
const TERM_MAX = 21;
/** Nearer than this the service's own rounding to multiples of 16 pixels differs more. */
const CLOSE_ENOUGH = 0.004;

/** The plain ratio nearest to a picture's own, as "4:3"; of those that are close enough the one with the smallest terms. */
export function nearestAspect(width: number, height: number): string {
  const wanted = width / height;
  const offBy = ([w, h]: readonly [number, number]): number => Math.abs(Math.log(w / h / wanted));
  const close = ratios.find((ratio) => offBy(ratio) <= CLOSE_ENOUGH);
  const best = close ?? ratios.reduce((least, ratio) => (offBy(ratio) < offBy(least) ? ratio : least));
  return best.join(':');
}

/** From 9:21 to 21:9, smallest terms first. */
const ratios = Array.from({ length: TERM_MAX * TERM_MAX }, (_, i) => {
  return [Math.floor(i / TERM_MAX) + 1, (i % TERM_MAX) + 1] as const;
})
  .filter(([w, h]) => w * 9 <= h * 21 && h * 9 <= w * 21)
  .sort(([w1, h1], [w2, h2]) => w1 + h1 - (w2 + h2));
