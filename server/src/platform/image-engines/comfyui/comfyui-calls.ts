import { z } from 'zod';
import { failureOfStatus, ServiceFailure } from '../remote/wire/failures.ts';
import type { ServicePicture, ServicePorts } from '../remote/picture-service.ts';
import { formBody } from '../remote/wire/form-body.ts';
import { type ServiceCall, type ServiceReply, serviceFetch } from '../remote/wire/service-fetch.ts';
import { wordsOfReply } from '../remote/wire/words-of-reply.ts';
import { ObjectInfo } from './missing-models.ts';
import type { Graph } from './workflows.ts';

/** A text that may be missing. */
const orElse = (standard: string) =>
  z
    .string()
    .nullish()
    .transform((told) => told ?? standard);

/** A file on the server, as it names it. */
export const StoredImage = z.object({
  filename: z.string(),
  subfolder: orElse(''),
  type: orElse('output'),
});
export type StoredImage = z.infer<typeof StoredImage>;

const Uploaded = z.object({ name: z.string(), subfolder: orElse('') });
const Accepted = z.object({ prompt_id: z.string() });
/** Of an entry of the queue only its second part is of interest: the id. */
const Entries = z.array(z.tuple([z.unknown(), z.string()], z.unknown()));
const Queue = z.object({ queue_running: Entries, queue_pending: Entries });
const NodeErrors = z.object({
  node_errors: z.record(
    z.string(),
    z.object({
      class_type: z.string(),
      errors: z.array(z.object({ type: z.string(), details: z.string().nullish() })),
    }),
  ),
});

type Call = Pick<ServiceCall, 'method' | 'headers' | 'body'> & { readonly path: string };

/** ComfyUI's own calls (server.py). Sends no Origin: a server on loopback would refuse it. */
export interface ComfyuiCalls {
  /** Gives the name by which a node loads the picture. `name` must be one nobody else uses. */
  upload(picture: ServicePicture, name: string): Promise<string>;
  /** Gives the id under which it was queued. */
  queue(graph: Graph, promptId: string): Promise<string>;
  whereIs(promptId: string): Promise<'running' | 'pending' | 'nowhere'>;
  /** Null while it is not over. */
  history(promptId: string): Promise<unknown>;
  view(image: StoredImage): Promise<Buffer>;
  objectInfo(nodeClass: string): Promise<ObjectInfo>;
  /** Takes it out of the queue and, if it is being drawn, stops it. */
  callOff(promptId: string): Promise<void>;
}

export function comfyuiCalls(url: string, ports: ServicePorts, signal: AbortSignal): ComfyuiCalls {
  const send = ({ path, ...rest }: Call): Promise<ServiceReply> =>
    serviceFetch({ ...rest, url: `${url}${path}`, signal, timeoutMs: ports.callTimeoutMs });
  const post = (path: string, body: unknown): Promise<ServiceReply> => {
    const headers = { 'content-type': 'application/json' };
    return send({ method: 'POST', path, headers, body: JSON.stringify(body) });
  };
  const get = async (path: string): Promise<ServiceReply> => successful(await send({ method: 'GET', path }));
  const whereIs: ComfyuiCalls['whereIs'] = async (promptId) => {
    const { queue_running: running, queue_pending: pending } = parse(Queue, await get('/queue'));
    if (running.some(([, id]) => id === promptId)) return 'running';
    return pending.some(([, id]) => id === promptId) ? 'pending' : 'nowhere';
  };
  return {
    upload: async ({ bytes, mime }, name) => {
      const body = formBody({ image: { bytes, mime, filename: name }, type: 'input' });
      const reply = successful(await send({ method: 'POST', path: '/upload/image', body }));
      const stored = parse(Uploaded, reply);
      return stored.subfolder === '' ? stored.name : `${stored.subfolder}/${stored.name}`;
    },
    queue: async (prompt, promptId) => {
      const reply = await post('/prompt', { prompt, prompt_id: promptId });
      if (reply.status === 400) throw refusedGraph(reply);
      const accepted = Accepted.safeParse(jsonOrNull(successful(reply)));
      if (!accepted.success) throw new ServiceFailure('lost', 'queued without an id');
      return accepted.data.prompt_id;
    },
    whereIs,
    history: async (promptId) =>
      parse(z.record(z.string(), z.unknown()), await get(`/history/${promptId}`))[promptId] ?? null,
    view: async (image) => (await get(`/view?${new URLSearchParams(image)}`)).bytes,
    objectInfo: async (nodeClass) =>
      parse(ObjectInfo, await get(`/object_info/${encodeURIComponent(nodeClass)}`)),
    callOff: async (promptId) => {
      // Older servers stop whatever they draw, whosever it is: only while it is ours.
      if ((await whereIs(promptId)) === 'running') await post('/interrupt', { prompt_id: promptId });
      await post('/queue', { delete: [promptId] });
    },
  };
}

function successful(reply: ServiceReply): ServiceReply {
  if (reply.status !== 200) throw failureOfStatus(reply, wordsOfReply(reply));
  return reply;
}

function parse<T>(schema: z.ZodType<T>, reply: ServiceReply): T {
  const parsed = schema.safeParse(reply.json());
  if (parsed.success) return parsed.data;
  throw new ServiceFailure('broken', 'an answer of a form that is not known', { cause: parsed.error });
}

function jsonOrNull(reply: ServiceReply): unknown {
  try {
    return reply.json();
  } catch {
    return null;
  }
}

/** A model file that is missing is the operator's to bring; everything else is a fault of the workflow. */
function refusedGraph(reply: ServiceReply): ServiceFailure {
  const parsed = NodeErrors.safeParse(jsonOrNull(reply));
  const errors = Object.values(parsed.data?.node_errors ?? {}).flatMap((node) =>
    node.errors.map(({ type, details }) => ({ type, words: `${node.class_type}: ${type} ${details ?? ''}` })),
  );
  const isMissing = errors.some(({ type }) => type === 'value_not_in_list');
  const words = errors.map((error) => error.words).join('; ') || wordsOfReply(reply);
  return new ServiceFailure(isMissing ? 'operator' : 'broken', `the workflow was refused: ${words}`);
}
