import type { StylePreset } from '@maquette/contract';
import { z } from 'zod';
import type { EngineTask, EngineWatch } from '../image-engine.ts';
import type {
  PictureService,
  ServiceAnswer,
  ServiceLimits,
  ServicePicture,
  ServicePorts,
  ServiceRequest,
} from '../remote/picture-service.ts';
import { styleInWords } from '../remote/style-in-words.ts';
import { failureOfStatus, ServiceFailure } from '../remote/wire/failures.ts';
import { type FormBody, formBody, type FormFile } from '../remote/wire/form-body.ts';
import { serviceFetch, type ServiceReply } from '../remote/wire/service-fetch.ts';

export interface StabilitySettings {
  readonly key: string;
  /** Without a slash at the end. */
  readonly url: string;
}

/** A whole request may have 10 MiB; the mask and the words come on top of the picture. */
const PICTURE_BYTES_MAX = 9_000_000;
const LOCKOUT_MS = 60_000;
const AT_ONCE = 24;

const limits: ServiceLimits = {
  sideMin: 64,
  sideMax: 16_383,
  pixelsMin: 4096,
  pixelsMax: 9_437_184,
  aspectMax: 2.5,
  bytesMax: PICTURE_BYTES_MAX,
  sideStep: 1,
  // Of nine megapixels a JPEG is made far sooner than a WebP.
  formats: ['png', 'jpeg', 'webp'],
};

const tasks = ['inpaint', 'remove', 'search-replace', 'search-recolor'] as const satisfies EngineTask[];

const Failure = z.object({ name: z.string(), errors: z.array(z.string()) });

/** Stability AI's edits, REST v2beta (platform.stability.ai/docs/api-reference): one call, which waits for the picture. */
export const stabilityService = (settings: StabilitySettings, ports: ServicePorts): PictureService => ({
  name: 'stability',
  label: 'Stability AI',
  tasks,
  parameters: ['negative-prompt', 'style-preset', 'seed'],
  atOnce: AT_ONCE,
  // 150 calls in any 10 seconds are free, the next one locks everybody out for a minute; windows of ours overlap with its own.
  pace: { calls: 50, windowMs: 5000 },
  limits,
  maskForm: (task) => (task === 'inpaint' || task === 'remove' ? 'white' : 'none'),
  ask: async (request, { signal, journal }: EngineWatch) => {
    const task = request.task as EditTask;
    await journal.submitting();
    const reply = await serviceFetch({
      method: 'POST',
      url: settings.url + pathOf[task],
      headers: { authorization: `Bearer ${settings.key}`, accept: 'image/*' },
      body: formOf(request),
      signal,
      timeoutMs: ports.callTimeoutMs,
    });
    return readAnswer(reply);
  },
});

/** The picture comes as it is, and headers say how it went. @throws ServiceFailure */
function readAnswer(reply: ServiceReply): ServiceAnswer {
  if (reply.status !== 200) throw readFailure(reply);
  const { 'content-type': type, 'finish-reason': reason, seed } = reply.headers;
  if (!type?.startsWith('image/') || reply.bytes.length === 0)
    throw new ServiceFailure('broken', `an answer of type ${type}`);
  // The picture that comes with any other reason is blurred.
  if (reason !== 'SUCCESS') throw new ServiceFailure('refused', `finished for ${String(reason)}`);
  // The answer does not say what it costs.
  return {
    picture: reply.bytes,
    seed: typeof seed === 'string' && /^\d+$/.test(seed) ? Number(seed) : null,
    cost: null,
  };
}

/** Its own errors have a name; what stands in between says anything, HTML too. */
function readFailure(reply: ServiceReply): ServiceFailure {
  const failure = Failure.safeParse(reply.jsonOrNull()).data;
  if (!failure) return failureOfStatus(reply, reply.bytes.toString('utf8'));
  const said = `${failure.name}: ${failure.errors.join(' ')}`;
  const isPolicy = reply.status === 403 && failure.name === 'content_moderation';
  if (isPolicy || reply.status === 422) return new ServiceFailure('refused', said);
  const usual = failureOfStatus(reply, said);
  if (reply.status !== 429) return usual;
  return new ServiceFailure('busy', usual.message, { retryAfterMs: usual.retryAfterMs ?? LOCKOUT_MS });
}

type EditTask = Exclude<EngineTask, 'instruct'>;

const pathOf: Record<EditTask, string> = {
  inpaint: '/v2beta/stable-image/edit/inpaint',
  remove: '/v2beta/stable-image/edit/erase',
  'search-replace': '/v2beta/stable-image/edit/search-and-replace',
  'search-recolor': '/v2beta/stable-image/edit/search-and-recolor',
};

/** Styles it knows by the same name; the others are put into the prompt. */
const knownStyles: readonly StylePreset[] = [
  ...(['photographic', 'digital-art', '3d-model', 'cinematic', 'anime', 'enhance', 'fantasy-art'] as const),
  ...(['pixel-art', 'isometric', 'low-poly', 'origami', 'line-art'] as const),
];

const SEED_MAX = 4_294_967_294;
/** 0 would ask for any seed at all; what stands for it is no neighbour, so that variations from 0 on differ. */
const seedOf = (seed: number): number => seed || SEED_MAX;

/** The fields of one edit call; English only. */
export function formOf(request: ServiceRequest): FormBody {
  const { task, words, stylePreset, picture, mask } = request;
  const { english } = words;
  const isKnown = knownStyles.includes(stylePreset);
  return formBody({
    image: fileOf(picture, 'image'),
    mask: mask ? fileOf(mask, 'mask') : undefined,
    seed: String(seedOf(request.seed)),
    output_format: 'png',
    // Erasing knows neither words nor styles.
    ...(task !== 'remove' && {
      prompt: isKnown ? english.prompt : styleInWords(english.prompt, stylePreset),
      style_preset: isKnown ? stylePreset : undefined,
      negative_prompt: english.negative || undefined,
      search_prompt: task === 'search-replace' ? english.find : undefined,
      select_prompt: task === 'search-recolor' ? english.find : undefined,
    }),
  });
}

const fileOf = ({ bytes, mime }: ServicePicture, name: string): FormFile => ({
  bytes,
  mime,
  filename: `${name}.${mime.slice('image/'.length)}`,
});
