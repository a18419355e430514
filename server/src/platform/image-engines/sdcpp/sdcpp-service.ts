import { z } from 'zod';
import type { EngineTask, EngineWatch } from '../image-engine.ts';
import type {
  PictureService,
  ServiceAnswer,
  ServiceLimits,
  ServicePorts,
  ServiceRequest,
} from '../remote/picture-service.ts';
import { styleInWords } from '../remote/style-in-words.ts';
import { orCallOff } from '../remote/wire/call-off.ts';
import { failureOfStatus, ServiceFailure } from '../remote/wire/failures.ts';
import { poll } from '../remote/wire/poll.ts';
import { type ServiceCall, serviceFetch, type ServiceReply } from '../remote/wire/service-fetch.ts';
import { wordsOfReply } from '../remote/wire/words-of-reply.ts';
import { plainWords } from './plain-words.ts';

export interface SdcppSettings {
  /** Without a slash at the end. */
  readonly url: string;
  /** Between the first looks at a job; a second unless told. */
  readonly pollMs?: number;
}

const POLL_MS = 1_000;
/** It draws one picture at a time; the next one may wait there, so that it is never idle. */
const AT_ONCE = 2;
/** How much of what is masked may change: the server's own .75 lets too much of the old thing through. */
const STRENGTH = 0.9;
/** A base64 picture of a megapixel, with room. */
const ANSWER_BYTES_MAX = 32_000_000;
const QUEUED = 0.05;
const DRAWING = 0.4;

const Begun = z.object({ id: z.string().min(1) });

const Job = z.object({
  status: z.string(),
  result: z.object({ images: z.array(z.object({ b64_json: z.string().nullish() })).nullish() }).nullish(),
  error: z.object({ code: z.string().nullish(), message: z.string().nullish() }).nullish(),
});
type Job = z.infer<typeof Job>;

type Call = (
  call: Omit<ServiceCall, 'url' | 'timeoutMs'> & { readonly path: string },
) => Promise<ServiceReply>;

/** sd-server of stable-diffusion.cpp by its own calls (`/sdcpp/v1`, examples/server/api.md): one model, chosen when it was started. */
export function sdcppService(settings: SdcppSettings, ports: ServicePorts): PictureService {
  let capabilities: Capabilities | null = null;
  const call: Call = ({ path, ...rest }) =>
    serviceFetch({ ...rest, url: `${settings.url}/sdcpp/v1${path}`, timeoutMs: ports.callTimeoutMs });
  const collect = (id: string, watch: EngineWatch): Promise<ServiceAnswer> => {
    const look = () => lookAt(id, { call, watch });
    const waiting = poll(look, { signal: watch.signal, firstMs: settings.pollMs ?? POLL_MS });
    return orCallOff(waiting, watch.signal, (signal) =>
      call({ method: 'POST', path: `/jobs/${encodeURIComponent(id)}/cancel`, signal }),
    );
  };
  return {
    name: 'sdcpp',
    label: 'stable-diffusion.cpp',
    tasks: ['inpaint', 'instruct'],
    parameters: ['negative-prompt', 'style-preset', 'seed', 'strength'],
    atOnce: AT_ONCE,
    limits: () => limitsOf(capabilities),
    maskForm: (task) => (task === 'inpaint' ? 'white' : 'none'),
    prepare: async (task, signal) => {
      capabilities = await readCapabilities(call, signal);
      assertAble(capabilities, task);
    },
    ask: async (request, watch) => {
      await watch.journal.submitting();
      const isEditModel = capabilities?.features_by_mode.img_gen.ref_images ?? false;
      const id = await begin(bodyOf(request, isEditModel), { call, signal: watch.signal });
      await watch.journal.submitted(id);
      return collect(id, watch);
    },
    resume: collect,
  };
}

/** They may change whenever the server is started anew: read for every job. */
async function readCapabilities(call: Call, signal: AbortSignal): Promise<Capabilities> {
  const reply = await call({ method: 'GET', path: '/capabilities', signal });
  if (reply.status === 404) throw new ServiceFailure('operator', 'there is no sd-server at SDCPP_URL');
  if (reply.status !== 200) throw failureOfStatus(reply, wordsOfReply(reply));
  const parsed = Capabilities.safeParse(reply.json());
  if (!parsed.success) throw new ServiceFailure('operator', 'capabilities of a form that is not known');
  return parsed.data;
}

function bodyOf(request: ServiceRequest, isEditModel: boolean) {
  const { words, stylePreset, picture, mask, seed, strength } = request;
  const photo = picture.bytes.toString('base64');
  const masked = mask && {
    init_image: photo,
    mask_image: mask.bytes.toString('base64'),
    strength: strength ?? STRENGTH,
  };
  return {
    prompt: plainWords(styleInWords(words.english.prompt, stylePreset)),
    negative_prompt: plainWords(words.english.negative),
    width: picture.width,
    height: picture.height,
    seed,
    batch_count: 1,
    output_format: 'png',
    ...masked,
    ...((isEditModel || !mask) && { ref_images: [photo] }),
  };
}

async function begin(
  body: ReturnType<typeof bodyOf>,
  { call, signal }: { readonly call: Call; readonly signal: AbortSignal },
): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const reply = await call({ method: 'POST', path: '/img_gen', headers, body: JSON.stringify(body), signal });
  if (reply.status !== 200 && reply.status !== 202) throw failureOfStatus(reply, wordsOfReply(reply));
  try {
    return Begun.parse(reply.json()).id;
  } catch (cause) {
    throw new ServiceFailure('lost', 'a job without an id', { cause });
  }
}

/** Null while it goes on. */
async function lookAt(
  id: string,
  { call, watch }: { readonly call: Call; readonly watch: EngineWatch },
): Promise<ServiceAnswer | null> {
  const path = `/jobs/${encodeURIComponent(id)}`;
  const reply = await call({ method: 'GET', path, signal: watch.signal, bytesMax: ANSWER_BYTES_MAX });
  if (reply.status === 404)
    throw new ServiceFailure('broken', 'the job is not known: the server was started anew');
  if (reply.status === 410) throw new ServiceFailure('broken', 'the job is over and its picture gone');
  if (reply.status !== 200) throw failureOfStatus(reply, wordsOfReply(reply));
  const job = Job.safeParse(reply.json());
  if (!job.success) throw new ServiceFailure('broken', 'a job of a form that is not known');
  watch.onProgress(job.data.status === 'queued' ? QUEUED : DRAWING);
  return answerOf(job.data);
}

function answerOf({ status, result, error }: Job): ServiceAnswer | null {
  if (status === 'failed' || status === 'cancelled') {
    throw new ServiceFailure('broken', `${status}: ${error?.code ?? ''} ${error?.message ?? ''}`.trim());
  }
  if (status !== 'completed') return null;
  const [image] = result?.images ?? [];
  if (!image?.b64_json) throw new ServiceFailure('broken', 'completed without a picture');
  return { picture: Buffer.from(image.b64_json, 'base64'), seed: null, cost: null };
}

const Side = z.int().positive().nullish();

/** Of `GET /sdcpp/v1/capabilities` what is needed here; builds differ in the rest. */
const Capabilities = z.object({
  supported_modes: z.array(z.string()).nullish(),
  features_by_mode: z.object({
    img_gen: z.object({
      init_image: z.boolean().nullish(),
      mask_image: z.boolean().nullish(),
      ref_images: z.boolean().nullish(),
    }),
  }),
  limits: z.object({ min_width: Side, max_width: Side, min_height: Side, max_height: Side }).nullish(),
});
type Capabilities = z.infer<typeof Capabilities>;

/** Models draw badly below, and take for ever above. */
const SIDE_MIN = 256;
const SIDE_MAX = 1536;
const PIXELS_MAX = 1024 * 1024;
/** What every model takes, the old ones too. */
const SIDE_STEP = 64;
const ASPECT_MAX = 3;
const BYTES_MAX = 20_000_000;

/** Which pictures the server takes, as far as it told. */
function limitsOf(capabilities: Capabilities | null): ServiceLimits {
  const { min_width, min_height, max_width, max_height } = capabilities?.limits ?? {};
  const sideMin = Math.max(SIDE_MIN, min_width ?? 0, min_height ?? 0);
  const sideMax = Math.min(SIDE_MAX, max_width ?? Infinity, max_height ?? Infinity);
  return {
    sideMin: Math.ceil(sideMin / SIDE_STEP) * SIDE_STEP,
    sideMax: Math.floor(sideMax / SIDE_STEP) * SIDE_STEP,
    pixelsMin: 1,
    pixelsMax: PIXELS_MAX,
    aspectMax: ASPECT_MAX,
    bytesMax: BYTES_MAX,
    sideStep: SIDE_STEP,
    formats: ['png'],
  };
}

/** @throws ServiceFailure when the model that was started cannot do the task: only the operator can start another */
function assertAble(capabilities: Capabilities, task: EngineTask): void {
  const { img_gen: can } = capabilities.features_by_mode;
  const isAble = task === 'inpaint' ? can.init_image && can.mask_image : can.ref_images;
  const draws = capabilities.supported_modes?.includes('img_gen') ?? true;
  if (!isAble || !draws) throw new ServiceFailure('operator', `the model cannot do "${task}"`);
}
