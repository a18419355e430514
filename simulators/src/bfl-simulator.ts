import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { checkPicture } from './check-picture.ts';
import { paint } from './paint.ts';
import {
  type Desk,
  type Fault,
  type SimCall,
  type SimReply,
  type Simulator,
  startSimulator,
} from './simulator.ts';

export interface BflSimulatorOptions {
  readonly key: string;
  readonly port?: number;
  /** How long a task takes; over at the second look when unset. */
  readonly latencyMs?: number;
  /** Tasks at the same time, as the service allows them. */
  readonly tasksMax?: number;
  /** Pixels of an answer: a million, unless a test wants it sooner. */
  readonly pixels?: number;
}

const COST = 4;
const MEGAPIXEL = 1_000_000;

/** The fields of the published description (api.bfl.ai/openapi.json), and no others. */
const Body = z.strictObject({
  prompt: z.string().min(1),
  input_image: z.string(),
  seed: z.int().nonnegative().optional(),
  aspect_ratio: z.string().regex(/^\d{1,2}:\d{1,2}$/),
  output_format: z.enum(['jpeg', 'png', 'webp']),
  safety_tolerance: z.int().min(0).max(6).optional(),
  prompt_upsampling: z.boolean().optional(),
});
type Body = z.infer<typeof Body>;

interface Task {
  readonly body: Body;
  readonly picture: Buffer;
  readonly fault: Fault;
  readonly begunAt: number;
  looks: number;
  isFetched: boolean;
}

/** Black Forest Labs: takes on a task, is looked at by the address it gave, hands the picture out under a signed one. */
export const startBflSimulator = (options: BflSimulatorOptions): Promise<Simulator> => {
  const tasks = new Map<string, Task>();
  const mayEnter = ({ headers }: SimCall, desk: Desk): boolean => {
    if (headers['x-key'] === options.key) return true;
    desk.violation('the key is missing or wrong');
    return false;
  };

  const submit = async (call: SimCall, desk: Desk): Promise<SimReply> => {
    if (!mayEnter(call, desk)) return { status: 403, body: { detail: 'Not authenticated' } };
    const body = Body.safeParse(call.json());
    const type = call.headers['content-type'];
    if (!body.success || type !== 'application/json') {
      desk.violation(`submit: ${body.error?.message ?? `content type ${type}`}`);
      return { status: 422, body: { detail: body.error?.issues.map(asDetail) ?? [] } };
    }
    const picture = Buffer.from(body.data.input_image, 'base64');
    const fault = await faultOfInput(body.data, picture);
    if (fault !== null) {
      desk.violation(`submit: ${fault}`);
      return { status: 422, body: { detail: [{ loc: ['body', 'input_image'], msg: fault, type: 'value' }] } };
    }
    if (activeOf(tasks, options) >= (options.tasksMax ?? 24)) {
      return { status: 429, body: { detail: 'Too many active tasks' } };
    }
    const id = randomUUID();
    tasks.set(id, {
      body: body.data,
      picture,
      fault: call.fault,
      begunAt: Date.now(),
      looks: 0,
      isFetched: false,
    });
    if (!call.fault.moderated) desk.charge();
    if (call.fault.lostId) return { status: 200, body: { id: null } };
    const address = `${call.url}/v1/get_result?id=${id}`;
    return { status: 200, body: { id, polling_url: address, cost: COST, input_mp: 1, output_mp: 1 } };
  };

  const look = (call: SimCall, desk: Desk): SimReply => {
    if (!mayEnter(call, desk)) return { status: 403, body: { detail: 'Not authenticated' } };
    const id = call.query.get('id') ?? '';
    const task = tasks.get(id);
    if (!task || call.fault.lostId) return tell(id, 'Task not found');
    task.looks += 1;
    const fault = { ...task.fault, ...call.fault };
    if (call.fault.unknownStatus) return tell(id, 'Queued For Review');
    if (fault.moderated) return tell(id, 'Request Moderated', moderation);
    if (!isDone(task, options)) return tell(id, 'Pending', { progress: Math.min(0.9, task.looks * 0.3) });
    if (fault.filtered) return tell(id, 'Content Moderated', moderation);
    if (fault.readyWithoutUrl) return tell(id, 'Ready', { result: {} });
    const sample = `${call.url}/delivery/${id}?sig=${call.fault.expiredUrl ? 'old' : signatureOf(id)}`;
    return tell(id, 'Ready', { result: { sample, prompt: task.body.prompt, seed: task.body.seed } });
  };

  const deliver = async (call: SimCall, desk: Desk): Promise<SimReply> => {
    const [id = ''] = call.caught;
    if (call.headers['x-key'] !== undefined) desk.violation('the key was sent to the place of delivery');
    const task = tasks.get(id);
    if (!task || call.query.get('sig') !== signatureOf(id)) return { status: 403, body: 'expired' };
    task.isFetched = true;
    const { picture, body } = task;
    const fault = { ...task.fault, ...call.fault };
    const painted = await paint({
      picture,
      mask: null,
      size: sizeOf(body, options),
      format: body.output_format,
      fault,
    });
    return { status: 200, headers: { 'content-type': `image/${body.output_format}` }, body: painted };
  };

  return startSimulator({
    name: 'bfl',
    ...(options.port !== undefined && { port: options.port }),
    loose: {
      optional: ['cost', 'input_mp', 'output_mp', 'progress', 'details', 'preview', 'prompt', 'seed'],
    },
    routes: [
      { method: 'POST', path: /^\/v1\/flux-kontext-pro$/, step: 'submit', serve: submit },
      { method: 'GET', path: /^\/v1\/get_result$/, step: 'poll', serve: look },
      { method: 'GET', path: /^\/delivery\/([\w-]+)$/, step: 'result', serve: deliver },
    ],
  });
};

const moderation = { details: { 'Moderation Reasons': ['Derivative Works Filter'] } };

const tell = (id: string, status: string, more: object = {}): SimReply => ({
  status: 200,
  body: { id, status, result: null, progress: null, details: null, preview: null, ...more },
});

const isDone = ({ looks, begunAt }: Task, { latencyMs }: BflSimulatorOptions): boolean =>
  latencyMs === undefined ? looks > 1 : Date.now() - begunAt >= latencyMs;

const activeOf = (tasks: ReadonlyMap<string, Task>, options: BflSimulatorOptions): number =>
  [...tasks.values()].filter((task) => !task.isFetched && !task.fault.moderated && !isDone(task, options))
    .length;

const signatureOf = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 16);

const faultOfInput = async (body: Body, picture: Buffer): Promise<string | null> => {
  if (/^(?:data:|https?:)/.test(body.input_image)) return 'the picture is an address';
  const ratio = ratioOf(body);
  if (ratio < 9 / 21 || ratio > 21 / 9) return `aspect ratio ${body.aspect_ratio}`;
  const rules = { types: ['png', 'jpeg', 'webp'], pixelsMax: 20 * MEGAPIXEL, bytesMax: 20_000_000 } as const;
  const checked = await checkPicture(picture, rules);
  return typeof checked === 'string' ? checked : null;
};

const ratioOf = ({ aspect_ratio: aspect }: Body): number => {
  const [width = 1, height = 1] = aspect.split(':').map(Number);
  return width / height;
};

/** Sides in multiples of 16. */
const sizeOf = (
  body: Body,
  { pixels = MEGAPIXEL }: BflSimulatorOptions,
): { width: number; height: number } => {
  const height = Math.sqrt(pixels / ratioOf(body));
  const round = (side: number): number => Math.round(side / 16) * 16;
  return { width: round(height * ratioOf(body)), height: round(height) };
};

const asDetail = ({ path, message, code }: { path: PropertyKey[]; message: string; code: string }) => ({
  loc: ['body', ...path],
  msg: message,
  type: code,
});
