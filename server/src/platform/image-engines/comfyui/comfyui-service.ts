import { z } from 'zod';
import { newId } from '../../ids.ts';
import type { EngineParameter, EngineTask, EngineWatch } from '../image-engine.ts';
import type {
  PictureService,
  ServiceAnswer,
  ServiceLimits,
  ServicePicture,
  ServicePorts,
  ServiceRequest,
} from '../remote/picture-service.ts';
import { styleInWords } from '../remote/style-in-words.ts';
import { orCallOff } from '../remote/wire/call-off.ts';
import { ServiceFailure } from '../remote/wire/failures.ts';
import { poll } from '../remote/wire/poll.ts';
import { type ComfyuiCalls, comfyuiCalls, StoredImage } from './comfyui-calls.ts';
import { missingModels } from './missing-models.ts';
import { fillIn, type Graph, type PointName, type Workflow } from './workflows.ts';

export interface ComfyuiSettings {
  /** Without a slash at the end. */
  readonly url: string;
  readonly workflows: ReadonlyMap<EngineTask, Workflow>;
  /** Between the first looks at a prompt; a second unless told. */
  readonly pollMs?: number;
}

const POLL_MS = 1_000;
/** It draws one picture at a time; the next one may wait there, so that it is never idle. */
const AT_ONCE = 2;
const PROGRESS = { nowhere: 0.1, pending: 0.1, running: 0.4 };
/** It is over and remembered in one step, so whatever is twice in neither place was lost with a restart. */
const NOWHERE_MAX = 2;

/** What the models were made for: about a megapixel, in steps of their latent grid. */
const limits: ServiceLimits = {
  sideMin: 256,
  sideMax: 2048,
  pixelsMin: 1,
  pixelsMax: 1024 * 1024,
  aspectMax: 4,
  bytesMax: 50_000_000,
  sideStep: 16,
  formats: ['png'],
};

/** ComfyUI (github.com/Comfy-Org/ComfyUI) with a workflow for each task. */
export function comfyuiService(settings: ComfyuiSettings, ports: ServicePorts): PictureService {
  const { workflows, url } = settings;
  const complete = new Set<Workflow>();
  const callsUntil = (signal: AbortSignal) => comfyuiCalls(url, ports, signal);
  const collect = (promptId: string, watch: EngineWatch): Promise<ServiceAnswer> => {
    const pace = { signal: watch.signal, firstMs: settings.pollMs ?? POLL_MS };
    const calls = callsUntil(watch.signal);
    const waiting = poll(lookFor(promptId, calls, watch), pace).then((image) =>
      poll(() => calls.view(image), pace),
    );
    const callOff = (signal: AbortSignal) => callsUntil(signal).callOff(promptId);
    return orCallOff(waiting, watch.signal, callOff).then((picture) => ({ picture, seed: null, cost: null }));
  };
  return {
    name: 'comfyui',
    label: 'ComfyUI',
    tasks: [...workflows.keys()],
    parameters: parametersOf(workflows),
    atOnce: AT_ONCE,
    limits,
    maskForm: (task) => (workflows.get(task)?.points.mask ? 'white' : 'none'),
    prepare: async (task, signal) => {
      const workflow = workflowFor(task, workflows);
      if (complete.has(workflow)) return;
      await assertComplete(workflow, callsUntil(signal));
      complete.add(workflow);
    },
    ask: async (request, watch) => {
      const calls = callsUntil(watch.signal);
      const graph = await graphOf(request, workflowFor(request.task, workflows), calls);
      await watch.journal.submitting();
      const promptId = await queue(graph, calls, callsUntil);
      await watch.journal.submitted(promptId);
      return collect(promptId, watch);
    },
    resume: collect,
  };
}

function workflowFor(task: EngineTask, workflows: ComfyuiSettings['workflows']): Workflow {
  const workflow = workflows.get(task);
  if (!workflow) throw new RangeError(`no workflow for ${task}`);
  return workflow;
}

const parameterOf: Partial<Record<PointName, EngineParameter>> = {
  negative: 'negative-prompt',
  // Styles are said in words.
  prompt: 'style-preset',
  seed: 'seed',
  steps: 'steps',
  guidance: 'guidance',
  strength: 'strength',
};

function parametersOf(workflows: ComfyuiSettings['workflows']): readonly EngineParameter[] {
  const points = [...workflows.values()].flatMap((workflow) => Object.keys(workflow.points) as PointName[]);
  return [...new Set(points.flatMap((point) => parameterOf[point] ?? []))];
}

/** @throws ServiceFailure naming every node and model file that is not there */
async function assertComplete(workflow: Workflow, calls: ComfyuiCalls): Promise<void> {
  const classes = [...new Set(Object.values(workflow.graph).map((node) => node.class_type))];
  const infos = await Promise.all(classes.map((nodeClass) => calls.objectInfo(nodeClass)));
  const missing = missingModels(workflow, Object.assign({}, ...infos));
  if (missing.length > 0) {
    throw new ServiceFailure('operator', `workflow ${workflow.name}: ${missing.join('; ')}`);
  }
}

async function graphOf(request: ServiceRequest, workflow: Workflow, calls: ComfyuiCalls): Promise<Graph> {
  const { picture, mask, words, stylePreset, seed, steps, guidance, strength } = request;
  const send = (sent: ServicePicture) => calls.upload(sent, `maquette-${newId()}.${sent.mime.split('/')[1]}`);
  return fillIn(workflow, {
    photo: await send(picture),
    prompt: plainWords(styleInWords(words.english.prompt, stylePreset)),
    find: plainWords(words.english.find),
    negative: plainWords(words.english.negative),
    seed,
    steps,
    guidance,
    width: picture.width,
    height: picture.height,
    ...(mask && { mask: await send(mask) }),
    ...(strength !== null && { strength }),
  });
}

/** Text encoders would load the file named after this. */
const plainWords = (text: string): string => text.replace(/\bembedding\s*:/gi, ' ');

/** When nobody knows whether it was queued, nobody will fetch it: it is called off as well as it goes. */
async function queue(
  graph: Graph,
  calls: ComfyuiCalls,
  callsUntil: (signal: AbortSignal) => ComfyuiCalls,
): Promise<string> {
  const promptId = newId();
  const isLost = new AbortController();
  const queueing = calls.queue(graph, promptId).catch((error: unknown) => {
    if (error instanceof ServiceFailure && error.kind === 'lost') isLost.abort();
    throw error;
  });
  return orCallOff(queueing, isLost.signal, (signal) => callsUntil(signal).callOff(promptId));
}

function lookFor(promptId: string, calls: ComfyuiCalls, watch: EngineWatch) {
  let nowhere = 0;
  return async (): Promise<StoredImage | null> => {
    const entry = await calls.history(promptId);
    if (entry !== null) return imageOf(entry);
    const place = await calls.whereIs(promptId);
    nowhere = place === 'nowhere' ? nowhere + 1 : 0;
    if (nowhere >= NOWHERE_MAX) {
      throw new ServiceFailure('broken', 'the prompt is forgotten: the server was started anew');
    }
    watch.onProgress(PROGRESS[place]);
    return null;
  };
}

const Told = z.object({
  node_type: z.string().nullish(),
  exception_type: z.string().nullish(),
  exception_message: z.string().nullish(),
});

/** What the server remembers of a prompt that is over. */
const Entry = z.object({
  outputs: z.record(z.string(), z.object({ images: z.array(StoredImage).nullish() })),
  status: z
    .object({
      status_str: z.string().nullish(),
      messages: z.array(z.tuple([z.string()], z.unknown())).nullish(),
    })
    .nullish(),
});

/** The picture a prompt has made: a saved one rather than a preview. @throws ServiceFailure when it made none */
function imageOf(entry: unknown): StoredImage {
  const parsed = Entry.safeParse(entry);
  if (!parsed.success) throw new ServiceFailure('broken', 'a history of a form that is not known');
  const { outputs, status } = parsed.data;
  if (status?.status_str === 'error') throw new ServiceFailure('broken', wordsOfError(status.messages ?? []));
  const images = Object.values(outputs).flatMap((output) => output.images ?? []);
  const image = images.find(({ type }) => type === 'output') ?? images[0];
  if (!image) throw new ServiceFailure('broken', 'the workflow made no picture');
  return image;
}

function wordsOfError(messages: readonly (readonly [string, ...unknown[]])[]): string {
  const [event = 'failed', details] = messages.findLast(([name]) => /error|interrupted/.test(name)) ?? [];
  const {
    node_type: node,
    exception_type: type,
    exception_message: said,
  } = Told.safeParse(details).data ?? {};
  return [event, node, type, said].filter((word) => typeof word === 'string').join(': ');
}
