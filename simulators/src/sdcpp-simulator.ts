import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { checkPicture, whiteShare } from './check-picture.ts';
import { paint } from './paint.ts';
import {
  type Desk,
  type Fault,
  type SimCall,
  type SimReply,
  type Simulator,
  startSimulator,
} from './simulator.ts';

export interface SdcppSimulatorOptions {
  readonly port?: number;
  /** How long a job takes; over at the third look when unset. */
  readonly latencyMs?: number;
  /** What the model lacks. */
  readonly lacks?: readonly ('init_image' | 'mask_image' | 'ref_images')[];
  readonly sideMin?: number;
  readonly sideMax?: number;
  /** What jobs say of how much is to change; any when unset. */
  readonly strength?: number;
}

const picture = z.string().min(1);

/** The fields of examples/server/api.md, as far as an edit may use them, and no others. */
const Body = z.strictObject({
  prompt: z.string().min(1),
  negative_prompt: z.string().optional(),
  width: z.int(),
  height: z.int(),
  seed: z.int().min(-1).optional(),
  strength: z.number().min(0).max(1).optional(),
  batch_count: z.literal(1).optional(),
  init_image: picture.optional(),
  mask_image: picture.optional(),
  ref_images: z.array(picture).optional(),
  output_format: z.enum(['png', 'jpeg', 'webp']).optional(),
});
type Body = z.infer<typeof Body>;

interface Job {
  readonly body: Body;
  readonly begunAt: number;
  fault: Fault;
  looks: number;
  isCancelled: boolean;
}

/** sd-server: queues a job, is asked for it by its id, keeps its picture in the answer. */
export const startSdcppSimulator = (options: SdcppSimulatorOptions = {}): Promise<Simulator> => {
  const jobs = new Map<string, Job>();

  const capabilities = (): SimReply => {
    const can = (feature: 'init_image' | 'mask_image' | 'ref_images') => !options.lacks?.includes(feature);
    const features = ['init_image', 'mask_image', 'ref_images'] as const;
    const { sideMin = 64, sideMax = 4096 } = options;
    return {
      status: 200,
      body: {
        model: { name: 'flux-2-klein-4b-Q8_0', stem: 'flux-2-klein-4b-Q8_0', path: 'model.gguf' },
        supported_modes: ['img_gen'],
        features_by_mode: { img_gen: Object.fromEntries(features.map((one) => [one, can(one)])) },
        output_formats_by_mode: { img_gen: ['png', 'jpeg', 'webp'] },
        limits: {
          ...{ min_width: sideMin, max_width: sideMax, min_height: sideMin, max_height: sideMax },
          ...{ max_batch_count: 8, max_queue_size: 64 },
        },
      },
    };
  };

  const begin = async (call: SimCall, desk: Desk): Promise<SimReply> => {
    const body = Body.safeParse(call.json());
    const wrong = body.success ? await faultOf(body.data, options) : body.error.message;
    if (!body.success || wrong !== null || call.headers['content-type'] !== 'application/json') {
      desk.violation(`img_gen: ${wrong ?? 'is not sent as JSON'}`);
      return { status: 400, body: { error: wrong ?? 'invalid JSON' } };
    }
    const id = randomUUID();
    jobs.set(id, { body: body.data, begunAt: Date.now(), fault: call.fault, looks: 0, isCancelled: false });
    desk.charge();
    const told = { id, kind: 'img_gen', status: 'queued', created: 1, poll_url: `/sdcpp/v1/jobs/${id}` };
    return { status: 202, body: call.fault.lostId ? { kind: 'img_gen' } : told };
  };

  const look = async (call: SimCall): Promise<SimReply> => {
    const [id = ''] = call.caught;
    const job = jobs.get(id);
    if (!job || call.fault.lostId) return { status: 404, body: { error: 'job not found' } };
    job.looks += 1;
    job.fault = { ...job.fault, ...call.fault };
    const told = { id, kind: 'img_gen', created: 1, queue_position: 0, result: null, error: null };
    if (call.fault.unknownStatus) return { status: 200, body: { ...told, status: 'upscaling' } };
    if (job.isCancelled) return { status: 200, body: { ...told, status: 'cancelled', error: stopped } };
    const { latencyMs } = options;
    const isDone = latencyMs === undefined ? job.looks > 2 : Date.now() - job.begunAt >= latencyMs;
    if (!isDone) return { status: 200, body: { ...told, status: job.looks > 1 ? 'generating' : 'queued' } };
    if (job.fault.filtered) return { status: 200, body: { ...told, status: 'failed', error: outOfMemory } };
    const images = job.fault.readyWithoutUrl ? [] : [{ index: 0, b64_json: await draw(job) }];
    const result = { output_format: 'png', images };
    return { status: 200, body: { ...told, status: 'completed', result } };
  };

  const cancel = (call: SimCall): SimReply => {
    const job = jobs.get(call.caught[0] ?? '');
    if (!job) return { status: 404, body: { error: 'job not found' } };
    job.isCancelled = true;
    return { status: 200, body: { status: 'cancelled' } };
  };

  return startSimulator({
    name: 'sdcpp',
    ...(options.port !== undefined && { port: options.port }),
    loose: {
      optional: [
        ...['model', 'supported_modes', 'output_formats_by_mode', 'max_batch_count', 'max_queue_size'],
        ...['kind', 'created', 'poll_url', 'queue_position', 'index', 'output_format'],
      ],
    },
    routes: [
      { method: 'GET', path: /^\/sdcpp\/v1\/capabilities$/, step: 'capabilities', serve: capabilities },
      { method: 'POST', path: /^\/sdcpp\/v1\/img_gen$/, step: 'submit', serve: begin },
      { method: 'GET', path: /^\/sdcpp\/v1\/jobs\/([\w-]+)$/, step: 'poll', serve: look },
      { method: 'POST', path: /^\/sdcpp\/v1\/jobs\/([\w-]+)\/cancel$/, step: 'cancel', serve: cancel },
    ],
  });
};

const stopped = { code: 'cancelled', message: 'cancelled by client' };
const outOfMemory = { code: 'generation_failed', message: 'out of memory' };

const draw = async ({ body, fault }: Job): Promise<string> => {
  const photo = Buffer.from(body.init_image ?? body.ref_images?.[0] ?? '', 'base64');
  const mask = body.mask_image === undefined ? null : Buffer.from(body.mask_image, 'base64');
  const size = { width: body.width, height: body.height };
  const painted = await paint({ picture: photo, mask, size, format: body.output_format ?? 'png', fault });
  return painted.toString('base64');
};

const faultOf = async (body: Body, options: SdcppSimulatorOptions) => {
  const { sideMin = 64, sideMax = 4096, lacks = [], strength = body.strength } = options;
  if (body.strength !== strength) return `a strength of ${body.strength}`;
  const { width, height, init_image: init, mask_image: mask, ref_images: refs = [], prompt } = body;
  if (/<\s*(?:sd_cpp_extra_args|lora:)/i.test(prompt)) return 'a command in the prompt';
  const missing = [init && 'init_image', mask && 'mask_image', refs.length > 0 && 'ref_images'] as const;
  const lacking = missing.find((name) => name && lacks.includes(name));
  if (lacking) return `${lacking} is not supported by the model`;
  const rules = { types: ['png', 'jpeg', 'webp'], sideStep: 16, sideMin, sideMax } as const;
  for (const sent of [...(init ? [init] : []), ...refs]) {
    const checked = await checkPicture(Buffer.from(sent, 'base64'), rules);
    if (typeof checked === 'string') return `picture: ${checked}`;
    if (checked.width !== width || checked.height !== height) return "width and height are not the picture's";
    if (checked.channels !== 3) return `picture: has ${checked.channels} channels`;
  }
  if (mask === undefined) return init ? 'a picture without its mask' : null;
  return faultOfMask(Buffer.from(mask, 'base64'), { width, height });
};

const faultOfMask = async (mask: Buffer, size: { width: number; height: number }) => {
  const checked = await checkPicture(mask, { types: ['png'] });
  if (typeof checked === 'string') return `mask: ${checked}`;
  if (checked.width !== size.width || checked.height !== size.height) return 'mask: another size';
  if (checked.channels !== 1) return `mask: has ${checked.channels} channels`;
  const share = await whiteShare(mask);
  return share === null || share === 0 || share > 0.5 ? `mask: is white at a share of ${share}` : null;
};
