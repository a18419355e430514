import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { BadSettings } from '../../config/bad-settings.ts';
import { type EngineTask, engineTasks } from '../image-engine.ts';
import inpaintCheckpoint from './workflows/inpaint-checkpoint.api.json' with { type: 'json' };
import inpaintPlainCheckpoint from './workflows/inpaint-plain-checkpoint.api.json' with { type: 'json' };
import kleinInstructionEdit from './workflows/klein-instruction-edit.api.json' with { type: 'json' };
import kleinMaskInpaint from './workflows/klein-mask-inpaint.api.json' with { type: 'json' };
import ownManifest from './workflows/workflows.json' with { type: 'json' };

const Node = z.object({ class_type: z.string(), inputs: z.record(z.string(), z.json()) });

/** ComfyUI's API format: nodes by their ids; an input is a value, or `[id, output]` of another node. */
const Graph = z.record(z.string(), Node);
export type Graph = z.infer<typeof Graph>;

const pointNames = [
  ...(['photo', 'mask', 'prompt', 'find', 'negative'] as const),
  ...(['seed', 'steps', 'guidance', 'strength', 'width', 'height'] as const),
];
export type PointName = (typeof pointNames)[number];

/** Inputs of nodes, `node.input`, that an edit fills in. */
const Points = z.partialRecord(z.enum(pointNames), z.array(z.string().regex(/^.+\.[^.]+$/)).min(1));

/** Which graph does which task, and where an edit is written into it. A graph's file is named after it. */
const Manifest = z.strictObject({
  tasks: z.partialRecord(z.enum(engineTasks), z.string().regex(/^[\w-]+$/)),
  points: z.record(z.string(), Points),
});

export interface Workflow {
  readonly name: string;
  readonly graph: Graph;
  readonly points: z.infer<typeof Points>;
}

const MANIFEST = 'workflows.json';
const fileOf = (name: string): string => `${name}.api.json`;

const own: Readonly<Record<string, unknown>> = {
  [MANIFEST]: ownManifest,
  [fileOf('inpaint-checkpoint')]: inpaintCheckpoint,
  [fileOf('inpaint-plain-checkpoint')]: inpaintPlainCheckpoint,
  [fileOf('klein-instruction-edit')]: kleinInstructionEdit,
  [fileOf('klein-mask-inpaint')]: kleinMaskInpaint,
};

/**
 * The workflows of a folder, or those that come with Maquette.
 * @throws BadSettings telling what is wrong with the folder
 */
export function readWorkflows(folder: string | null): ReadonlyMap<EngineTask, Workflow> {
  const read = (file: string): unknown => (folder === null ? own[file] : readJson(folder, file));
  const manifest = parse(Manifest, read(MANIFEST), MANIFEST);
  const tasks = engineTasks.filter((task) => manifest.tasks[task] !== undefined);
  if (tasks.length === 0) throw bad(`${MANIFEST} names no task`);
  return new Map(
    tasks.map((task) => {
      const name = manifest.tasks[task] ?? '';
      const graph = parse(Graph, read(fileOf(name)), fileOf(name));
      const workflow = { name, graph, points: manifest.points[name] ?? {} };
      assertComplete(task, workflow);
      return [task, workflow];
    }),
  );
}

const needed: Record<EngineTask, readonly PointName[]> = {
  inpaint: ['photo', 'mask', 'prompt'],
  remove: ['photo', 'mask'],
  'search-replace': ['photo', 'find', 'prompt'],
  'search-recolor': ['photo', 'find', 'prompt'],
  instruct: ['photo', 'prompt'],
};

function assertComplete(task: EngineTask, { name, graph, points }: Workflow): void {
  const missing = needed[task].find((point) => points[point] === undefined);
  if (missing !== undefined) throw bad(`${MANIFEST} does not say where ${name} takes its ${missing}`);
  const astray = Object.values(points)
    .flat()
    .find((place) => inputAt(graph, place) === null);
  if (astray !== undefined) throw bad(`${fileOf(name)} has no input ${astray}`);
}

function inputAt(graph: Graph, place: string): { inputs: Graph[string]['inputs']; input: string } | null {
  const dot = place.lastIndexOf('.');
  const [inputs, input] = [graph[place.slice(0, dot)]?.inputs, place.slice(dot + 1)];
  return inputs !== undefined && input in inputs ? { inputs, input } : null;
}

/** A copy of the graph with the values written where the workflow takes them; values it has no place for are left out. */
export function fillIn(
  { graph, points }: Workflow,
  values: Readonly<Partial<Record<PointName, string | number>>>,
): Graph {
  const filled = structuredClone(graph);
  for (const name of pointNames) {
    const value = values[name];
    if (value === undefined) continue;
    for (const place of points[name] ?? []) {
      const found = inputAt(filled, place);
      if (found) found.inputs[found.input] = value;
    }
  }
  return filled;
}

function readJson(folder: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, file), 'utf8'));
  } catch {
    throw bad(`${file} is not there or not JSON`);
  }
}

function parse<T>(schema: z.ZodType<T>, value: unknown, file: string): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw bad(`${file} is wrong at "${issue?.path.join('.') ?? ''}"`);
}

const bad = (fault: string): BadSettings => new BadSettings([`COMFYUI_WORKFLOWS: ${fault}`]);
