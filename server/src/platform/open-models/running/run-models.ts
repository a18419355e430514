import { existsSync } from 'node:fs';
import type { ModelState } from '@maquette/contract';
import { catalogueFile, type ModelRole, modelRoles, readCatalogue } from '../catalogue.ts';
import { installedAs, modelPlaces, readInstalled, runtimeFolder } from '../model-folder.ts';
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

/** Makes the models that are installed answer, each in a process of its own that starts with the first question. Without a folder of models nothing else is looked at. */
export function runModels(options: ModelsOptions): Models {
  const { dir, runtimeDir, catalogue: file = catalogueFile(runtimeDir) } = options;
  if (!existsSync(modelPlaces(dir).models)) return noModels;
  const catalogue = readCatalogue(file);
  const installed = readInstalled(dir);
  const runtime = runtimeFolder(dir, catalogue.runtime);
  const servants = new Map<ModelRole, ModelServant>();
  for (const role of modelRoles) {
    const model = catalogue.models.find((one) => one.role === role && installedAs(one, installed));
    const found = model && installedAs(model, installed);
    if (found) servants.set(role, modelServant(options, { model, installed: found, runtime }));
  }
  return {
    states: () => [...servants.values()].map((servant) => servant.state()),
    roles: () => [...servants].flatMap(([role, servant]) => (servant.state().isOn ? role : [])),
    ask: async <Role extends ModelRole>(question: ModelQuestion, signal: AbortSignal) => {
      const servant = servants.get(question.role);
      return servant ? ((await servant.ask(question, signal)) as ModelAnswer<Role>) : null;
    },
    close: async () => {
      await Promise.all([...servants.values()].map((servant) => servant.close()));
    },
  };
}
