import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { checkPicture, whiteShare } from './check-picture.ts';
import { comfyuiNodes, faultsOfGraph, type NodeInput, SimGraph } from './comfyui-nodes.ts';
import { paint } from './paint.ts';
import {
  type Desk,
  type Fault,
  type SimCall,
  type SimReply,
  type Simulator,
  startSimulator,
} from './simulator.ts';

export interface ComfyuiSimulatorOptions {
  readonly port?: number;
  /** How long a prompt takes; over at the third look when unset. */
  readonly latencyMs?: number;
  /** Model files and node classes that are not installed. */
  readonly lacks?: readonly string[];
  /** Lists choices among the details of an input, as newer servers do. */
  readonly isNew?: boolean;
}

const Prompt = z.strictObject({ prompt: SimGraph, prompt_id: z.uuid(), client_id: z.string().optional() });

interface Job {
  readonly graph: SimGraph;
  readonly begunAt: number;
  fault: Fault;
  looks: number;
  isEnded: boolean;
}

/** ComfyUI: takes files, queues graphs, remembers what came of them, hands out files. It loads and draws nothing. */
export const startComfyuiSimulator = (options: ComfyuiSimulatorOptions = {}): Promise<Simulator> => {
  const files = new Map<string, Buffer>();
  const jobs = new Map<string, Job>();
  const has = (name: string): boolean => !options.lacks?.includes(name);

  const upload = async (call: SimCall, desk: Desk): Promise<SimReply> => {
    const form = await call.form();
    const [file] = form?.files['image'] ?? [];
    const fields = [...Object.keys(form?.texts ?? {}), ...Object.keys(form?.files ?? {})];
    const isKnown = fields.every((field) => ['image', 'type', 'subfolder', 'overwrite'].includes(field));
    if (!file || !isKnown || call.headers.origin !== undefined) {
      desk.violation(`upload: ${fields.join(', ')}; Origin ${call.headers.origin}`);
      return { status: 400, body: '' };
    }
    if (files.has(file.name)) desk.violation(`upload: ${file.name} is there already`);
    files.set(file.name, file.bytes);
    return { status: 200, body: { name: file.name, subfolder: '', type: 'input' } };
  };

  const queue = async (call: SimCall, desk: Desk): Promise<SimReply> => {
    const body = Prompt.safeParse(call.json());
    if (!body.success) {
      desk.violation(`prompt: ${body.error.message}`);
      return { status: 400, body: { error: { type: 'no_prompt', message: 'No prompt' }, node_errors: {} } };
    }
    const { prompt: graph, prompt_id: id } = body.data;
    const missing = Object.values(graph).flatMap(({ class_type, inputs }) =>
      Object.values(inputs).flatMap((value) =>
        typeof value === 'string' && !has(value) ? [{ class_type, value }] : [],
      ),
    );
    if (missing.length > 0) return { status: 400, body: notInList(missing) };
    const faults = faultsOfGraph(graph, new Set(files.keys())).map((one) => `${one.type} ${one.details}`);
    const wrong = [...faults, ...(await faultsOfPictures(graph, files))];
    if (wrong.length > 0) {
      desk.violation(`prompt: ${wrong.join('; ')}`);
      return { status: 400, body: { error: { type: 'invalid_prompt', message: wrong[0] }, node_errors: {} } };
    }
    jobs.set(id, { graph, begunAt: Date.now(), fault: call.fault, looks: 0, isEnded: false });
    desk.charge();
    return {
      status: 200,
      body: call.fault.lostId ? {} : { prompt_id: id, number: jobs.size, node_errors: {} },
    };
  };

  const history = (call: SimCall): SimReply => {
    const [id = ''] = call.caught;
    if (call.fault.lostId) jobs.delete(id);
    const job = jobs.get(id);
    if (!job) return { status: 200, body: {} };
    job.looks += 1;
    job.fault = { ...job.fault, ...call.fault };
    return { status: 200, body: isOver(job, options) ? { [id]: entryOf(job, id) } : {} };
  };

  const look = (): SimReply => {
    const open = [...jobs].filter(([, job]) => !isOver(job, options));
    const entries = (isRunning: boolean) =>
      open
        .filter(([, { looks }]) => looks > 1 === isRunning)
        .map(([id, { graph }], number) => [number, id, graph, {}, ['result']]);
    return { status: 200, body: { queue_running: entries(true), queue_pending: entries(false) } };
  };

  const end = (id: unknown): SimReply => {
    const job = jobs.get(String(id));
    if (job) job.isEnded = true;
    return { status: 200, body: '' };
  };
  const interrupt = (call: SimCall) => end((call.json() as { prompt_id?: string } | null)?.prompt_id);
  const drop = (call: SimCall) => end((call.json() as { delete?: string[] } | null)?.delete?.[0]);

  const view = async (call: SimCall): Promise<SimReply> => {
    const job = jobs.get(call.query.get('filename')?.replace(/\.png$/, '') ?? '');
    if (!job || call.query.get('type') !== 'output') return { status: 404, body: '' };
    const { photo, mask } = picturesOf(job.graph, files);
    const fault = { ...job.fault, ...call.fault };
    const painted = await paint({ picture: photo ?? Buffer.alloc(0), mask, fault });
    return { status: 200, headers: { 'content-type': 'image/png' }, body: painted };
  };

  const describeNode = (call: SimCall): SimReply => {
    const [name = ''] = call.caught;
    const inputs = has(name) ? comfyuiNodes[name] : undefined;
    const choices = (kind: NodeInput) => (typeof kind === 'object' ? kind.filter(has) : []);
    const declare = (kind: NodeInput): unknown[] => {
      if (typeof kind === 'string') return kind === 'FILE' ? [['example.png'], {}] : [kind, {}];
      return options.isNew ? ['COMBO', { options: choices(kind) }] : [choices(kind), {}];
    };
    const required = Object.fromEntries(
      Object.entries(inputs ?? {}).map(([key, kind]) => [key, declare(kind)]),
    );
    return { status: 200, body: inputs ? { [name]: { input: { required }, name, output_node: false } } : {} };
  };

  return startSimulator({
    name: 'comfyui',
    ...(options.port !== undefined && { port: options.port }),
    loose: {
      optional: ['subfolder', 'number', 'meta', 'prompt', 'completed', 'output_node'],
      maps: ['outputs', 'node_errors', 'required'],
    },
    routes: [
      { method: 'GET', path: /^\/object_info\/(\w+)$/, step: 'info', isMap: true, serve: describeNode },
      { method: 'POST', path: /^\/upload\/image$/, step: 'upload', serve: upload },
      { method: 'POST', path: /^\/prompt$/, step: 'submit', serve: queue },
      { method: 'GET', path: /^\/history\/([\w-]+)$/, step: 'poll', isMap: true, serve: history },
      { method: 'GET', path: /^\/queue$/, step: 'queue', serve: look },
      { method: 'GET', path: /^\/view$/, step: 'result', serve: view },
      { method: 'POST', path: /^\/interrupt$/, step: 'interrupt', serve: interrupt },
      { method: 'POST', path: /^\/queue$/, step: 'cancel', serve: drop },
    ],
  });
};

const notInList = (missing: readonly { class_type: string; value: string }[]) => ({
  error: {
    type: 'prompt_outputs_failed_validation',
    message: 'Prompt outputs failed validation',
    details: '',
  },
  node_errors: Object.fromEntries(
    missing.map(({ class_type, value }) => [
      randomUUID(),
      { class_type, errors: [{ type: 'value_not_in_list', message: 'Value not in list', details: value }] },
    ]),
  ),
});

const isOver = ({ looks, begunAt, isEnded }: Job, { latencyMs }: ComfyuiSimulatorOptions): boolean =>
  isEnded || (latencyMs === undefined ? looks > 2 : Date.now() - begunAt >= latencyMs);

const entryOf = ({ graph, fault, isEnded }: Job, id: string) => {
  const said = {
    node_type: 'KSampler',
    exception_type: 'torch.OutOfMemoryError',
    exception_message: 'no memory',
  };
  const isFailed = isEnded || fault.filtered;
  const messages = isEnded ? [['execution_interrupted', {}]] : [['execution_error', said]];
  const images = [
    { filename: `${id}-preview.png`, subfolder: '', type: 'temp' },
    { filename: `${id}.png`, subfolder: '', type: 'output' },
  ];
  return {
    prompt: [1, id, graph],
    outputs: isFailed ? {} : { result: fault.readyWithoutUrl ? {} : { images } },
    status: {
      status_str: isFailed ? 'error' : 'success',
      completed: !isFailed,
      messages: isFailed ? messages : [['execution_success', {}]],
    },
    meta: {},
  };
};

const picturesOf = (graph: SimGraph, files: ReadonlyMap<string, Buffer>) => {
  const load = (name: string): Buffer | null => {
    const node = Object.values(graph).find(({ class_type }) => class_type === name);
    return files.get(String(node?.inputs['image'])) ?? null;
  };
  return { photo: load('LoadImage'), mask: load('LoadImageMask') };
};

/** What ComfyUI takes without a word, and draws nonsense of. */
const faultsOfPictures = async (graph: SimGraph, files: ReadonlyMap<string, Buffer>): Promise<string[]> => {
  const { photo, mask } = picturesOf(graph, files);
  const rules = { types: ['png'], sideStep: 16, pixelsMax: 1024 * 1024 } as const;
  const checked = await checkPicture(photo ?? Buffer.alloc(0), rules);
  if (typeof checked === 'string') return [`photo: ${checked}`];
  const { width, height } = checked;
  const sized = Object.entries(graph).filter(([, { inputs }]) => 'width' in inputs);
  const wrong = sized.filter(([, { inputs }]) => inputs['width'] !== width || inputs['height'] !== height);
  return [...wrong.map(([id]) => `${id} has another size`), ...(await faultsOfMask(mask, { width, height }))];
};

const faultsOfMask = async (
  mask: Buffer | null,
  size: { width: number; height: number },
): Promise<string[]> => {
  if (!mask) return [];
  const checked = await checkPicture(mask, { types: ['png'] });
  if (typeof checked === 'string') return [`mask: ${checked}`];
  const share = await whiteShare(mask);
  const isWrong = share === null || share === 0 || share > 0.5;
  return [
    ...(checked.width !== size.width || checked.height !== size.height ? ['mask: another size'] : []),
    ...(isWrong ? [`mask: is white at a share of ${share}`] : []),
  ];
};
