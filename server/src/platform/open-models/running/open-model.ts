import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ModelFault } from '@maquette/contract';
import type { ModelRole, ModelTensor, OpenModel } from '../catalogue.ts';
import { ioOf } from '../io/io-of.ts';
import { verifyInstalled } from '../model-folder.ts';
import { canarySignature, isSameCanary } from './canary.ts';
import type { ModelFailure, OpenRequest } from './model-messages.ts';
import type { ModelGifts, ModelQuestion, RunGraph, TensorData, Tensors } from './model-questions.ts';

/** As much of onnxruntime-node as is used. */
interface Runtime {
  readonly InferenceSession: { create(path: string, options: object): Promise<Session> };
  readonly Tensor: new (type: string, data: TensorData['data'], dims: readonly number[]) => TensorData;
}

interface Session {
  readonly inputMetadata: readonly Metadata[];
  readonly outputMetadata: readonly Metadata[];
  run(feeds: Record<string, TensorData>): Promise<Record<string, TensorData>>;
}

interface Metadata {
  readonly name: string;
  readonly type?: string;
  /** Symbols stand for what is free. */
  readonly shape?: readonly (number | string)[];
}

/** A model cannot be used. */
export class BadModel extends Error {
  readonly failure: ModelFailure;

  constructor(fault: ModelFault, detail: string) {
    super(detail);
    this.name = 'BadModel';
    this.failure = { fault, detail };
  }
}

/** A model that was checked and may be asked. */
export interface OpenedModel {
  readonly signature: readonly number[];
  ask(question: ModelQuestion): Promise<ModelGifts[ModelRole]>;
}

/** Loads a model after its files were hashed, looks whether it takes and gives what the catalogue says, and asks its canary. @throws BadModel */
export async function openModel(opening: OpenRequest['open']): Promise<OpenedModel> {
  const { model, installed } = opening;
  const [changed] = await verifyInstalled(model, installed);
  if (changed)
    throw new BadModel(
      'files_changed',
      `${changed.path}: ${changed.found ?? 'missing'}, not ${changed.expected}`,
    );
  const runtime = loadRuntime(opening.runtime);
  const sessions = new Map<string, Session>();
  for (const graph of model.graphs) {
    const session = await load(runtime, join(installed.folder, graph.path), opening.threads);
    assertTensors(session, graph);
    sessions.set(graph.name, session);
  }
  const run: RunGraph = (graph, feeds) => runOn(runtime, sessions.get(graph), feeds);
  const ask = ioOf(model.io);
  const signature = await canaryOf(opening, () => canarySignature(model, ask, run));
  return { signature, ask: (question) => ask(question, run) };
}

async function canaryOf({ model, installed }: OpenRequest['open'], sing: () => Promise<number[]>) {
  const signature = await sing().catch((error: Error) => {
    throw new BadModel('canary_failed', error.message);
  });
  const recorded = model.canary.signature ?? installed.canary?.signature;
  if (recorded && !isSameCanary(signature, recorded, model.canary.tolerance))
    throw new BadModel('canary_failed', `${signature.join(' ')} instead of ${recorded.join(' ')}`);
  return signature;
}

function loadRuntime(folder: string): Runtime {
  try {
    return createRequire(join(folder, 'package.json'))('onnxruntime-node') as Runtime;
  } catch (error) {
    throw new BadModel('no_runtime', (error as Error).message);
  }
}

/** No arena: what a run took is given back after it. */
async function load(runtime: Runtime, path: string, threads: number): Promise<Session> {
  try {
    return await runtime.InferenceSession.create(path, {
      executionProviders: ['cpu'],
      intraOpNumThreads: threads,
      interOpNumThreads: 1,
      executionMode: 'sequential',
      graphOptimizationLevel: 'all',
      enableCpuMemArena: false,
      enableMemPattern: false,
      logSeverityLevel: 3,
    });
  } catch (error) {
    throw new BadModel('not_loaded', (error as Error).message);
  }
}

function assertTensors(session: Session, graph: OpenModel['graphs'][number]): void {
  const sides = [
    [graph.inputs, session.inputMetadata],
    [graph.outputs, session.outputMetadata],
  ] as const;
  for (const [expected, found] of sides)
    for (const tensor of expected) {
      const there = tensor.name === null ? found[0] : found.find(({ name }) => name === tensor.name);
      if (!there || !fits(tensor, there))
        throw new BadModel(
          'wrong_tensors',
          `${graph.path}: ${tensor.name ?? 'output'} is ${told(there)}, not ${told(tensor)}`,
        );
    }
  const inputs = session.inputMetadata.filter(({ name }) => graph.inputs.every((one) => one.name !== name));
  if (inputs.length > 0)
    throw new BadModel('wrong_tensors', `${graph.path}: takes ${inputs.map(told).join(', ')} too`);
}

function fits({ type, dims }: ModelTensor, { type: found, shape = [] }: Metadata): boolean {
  // What a graph leaves free fits whatever is fed.
  const isFree = (at: number): boolean => typeof shape[at] !== 'number' || shape[at] < 0;
  return (
    type === found &&
    dims.length === shape.length &&
    dims.every((dim, at) => dim === null || isFree(at) || dim === shape[at])
  );
}

const told = (tensor: ModelTensor | Metadata | undefined): string =>
  tensor ? `${tensor.type} [${('dims' in tensor ? tensor.dims : tensor.shape)?.join(', ')}]` : 'missing';

async function runOn(runtime: Runtime, session: Session | undefined, feeds: Tensors): Promise<Tensors> {
  if (!session) throw new RangeError('the model has no such graph');
  const wrapped = Object.entries(feeds).map(
    ([name, { type, data, dims }]) => [name, new runtime.Tensor(type, data, dims)] as const,
  );
  const outputs = await session.run(Object.fromEntries(wrapped));
  return Object.fromEntries(
    session.outputMetadata.flatMap(({ name }) => {
      const output = outputs[name];
      return output ? [[name, { type: output.type, dims: output.dims, data: output.data }] as const] : [];
    }),
  );
}
