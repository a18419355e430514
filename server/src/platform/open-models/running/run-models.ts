import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ModelState } from '@maquette/contract';
import { type Catalogue, catalogueFile, type ModelRole, modelRoles, readCatalogue } from '../catalogue.ts';
import {
  CANARY,
  installedAs,
  modelFolder,
  modelPlaces,
  readInstalled,
  RECORD,
  runtimeFolder,
} from '../model-folder.ts';
import type { ModelAnswer, ModelQuestion, ModelQuestions } from './model-questions.ts';
import { modelServant, type ModelServant, type ServantOptions } from './model-servant.ts';

/** The open models that are installed here; none by default. */
export interface Models {
  states(): ModelState[];
  /** What can be asked for now. */
  roles(): ModelRole[];
  /** Null where no model does it. @throws the signal's reason when it is aborted before */
  ask<Role extends ModelRole>(
    question: ModelQuestions[Role],
    signal: AbortSignal,
  ): Promise<ModelAnswer<Role> | null>;
  close(): Promise<void>;
}

export interface ModelsOptions extends ServantOptions {
  /** Where models lie. */
  readonly dir: string;
  /** Another catalogue than the one that comes with the product. */
  readonly catalogue?: string;
}

/** Nobody asked for models. */
export const noModels: Models = {
  states: () => [],
  roles: () => [],
  ask: () => Promise.resolve(null),
  close: () => Promise.resolve(),
};

interface Serving {
  readonly servant: ModelServant;
  /** What it was started with, as `stampOf` tells it. */
  readonly stamp: string;
}

/**
 * Makes the models that are installed answer, each in a process of its own that starts with the first question. What is added, repaired, recorded or removed meanwhile
 * is noticed with the next question. Without a folder of models nothing else is looked at.
 */
export function runModels(options: ModelsOptions): Models {
  const { dir, runtimeDir, log, catalogue: file = catalogueFile(runtimeDir) } = options;
  const serving = new Map<ModelRole, Serving>();
  const retiring = new Set<Promise<void>>();
  let catalogue: Catalogue | null = null;
  let stamps = new Map<string, string>();

  const retire = (role: ModelRole): void => {
    const leaving = serving.get(role)?.servant.retire();
    serving.delete(role);
    const over: Promise<void> | undefined = leaving?.finally(() => {
      if (over) retiring.delete(over);
    });
    if (over) retiring.add(over);
  };

  const startAnew = (known: Catalogue): void => {
    const installed = readInstalled(dir);
    const runtime = runtimeFolder(dir, known.runtime);
    for (const role of modelRoles) {
      const model = known.models.find((one) => one.role === role && installedAs(one, installed));
      const found = model && installedAs(model, installed);
      const stamp = found ? `${found.folder} ${stamps.get(model.id)} ${stamps.get('runtime')}` : null;
      if (serving.get(role)?.stamp === stamp) continue;
      retire(role);
      if (!found || stamp === null) continue;
      serving.set(role, { servant: modelServant(options, { model, installed: found, runtime }), stamp });
      log.info({ model: model.id, role }, 'open model is there');
    }
  };

  /** The models there are now. */
  const now = (): ReadonlyMap<ModelRole, Serving> => {
    if (!existsSync(modelPlaces(dir).models)) {
      for (const role of serving.keys()) retire(role);
      stamps = new Map();
      return serving;
    }
    catalogue ??= readCatalogue(file);
    const found = stampsOf(dir, catalogue);
    if ([...found].every(([name, stamp]) => stamps.get(name) === stamp)) return serving;
    stamps = found;
    startAnew(catalogue);
    return serving;
  };

  now();
  return {
    states: () => [...now().values()].map(({ servant }) => servant.state()),
    roles: () => [...now()].flatMap(([role, { servant }]) => (servant.state().isOn ? role : [])),
    ask: async <Role extends ModelRole>(question: ModelQuestion, signal: AbortSignal) => {
      const servant = now().get(question.role)?.servant;
      return servant ? ((await servant.ask(question, signal)) as ModelAnswer<Role>) : null;
    },
    close: async () => {
      await Promise.all([...retiring, ...[...serving.values()].map(({ servant }) => servant.close())]);
    },
  };
}

/** When each model of the catalogue, and what computes it, was put in its place or recorded: what changes when something is added, repaired or removed. */
function stampsOf(dir: string, { models, runtime }: Catalogue): Map<string, string> {
  const places = modelPlaces(dir);
  const when = (path: string): string => String(statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? '');
  const found = models.map(({ id, revision }): [string, string] => {
    const folder = modelFolder(places, { id, revision });
    return [id, `${when(join(folder, RECORD))} ${when(join(folder, CANARY))}`];
  });
  return new Map([...found, ['runtime', when(join(places.runtime, runtime.version, RECORD))]]);
}
