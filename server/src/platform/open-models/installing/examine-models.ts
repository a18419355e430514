import { CannotAdd } from './cannot-add.ts';
import type { Catalogue, OpenModel } from '../catalogue.ts';
import { assertLoads } from './install-runtime.ts';
import { type Machine, whyUnfit } from './machine.ts';
import { type InstalledModel, readInstalled, runtimeFolder, verifyInstalled } from '../model-folder.ts';
import type { Terminal } from './tell-progress.ts';
import { openingOf, type TryModel } from './try-model.ts';

export interface ExamineModels {
  readonly catalogue: Catalogue;
  readonly dir: string;
  readonly machine: Machine;
  readonly terminal: Terminal;
  readonly stop: AbortSignal;
  readonly tryModel: TryModel;
}

/** Tells of everything that models need whether it is well, and opens each as a server would. @returns whether all is */
export async function examineModels(at: ExamineModels): Promise<boolean> {
  const { catalogue, dir, machine, terminal } = at;
  const unfit = whyUnfit(machine, catalogue.runtime);
  const faults = [...(unfit === null ? [] : [unfit]), ...(await faultsOfRuntime(at))];
  const canOpen = faults.length === 0;
  const installed = readInstalled(dir);
  for (const one of installed) {
    const model = catalogue.models.find(({ id, revision }) => id === one.id && revision === one.revision);
    if (model === undefined) {
      faults.push(`${one.id} is not used: this version does not know revision ${one.revision} of it.`);
      continue;
    }
    const found = await faultsOfModel(at, model, one);
    if (found.length === 0 && canOpen) found.push(...(await faultOfOpening(at, model, one)));
    faults.push(...found);
    if (model.canary.signature === null && one.canary === null)
      terminal.tell(
        `Note: nobody has recorded what ${one.id} gives for its test picture: npm run models -- record ${one.id}`,
      );
  }
  for (const fault of faults) terminal.tell(fault);
  if (installed.length === 0) terminal.tell(`No open model is installed in ${dir}.`);
  else if (faults.length === 0)
    terminal.tell(`All is well with ${installed.map(({ id }) => id).join(', ')}.`);
  return faults.length === 0;
}

async function faultsOfModel(
  { machine }: ExamineModels,
  model: OpenModel,
  installed: InstalledModel,
): Promise<string[]> {
  const faults = (await verifyInstalled(model, installed)).map(
    ({ path, fault }) => `${model.id}: ${path} is ${fault}.`,
  );
  if (machine.freeMB < model.cost.ramMB)
    faults.push(`${model.id} needs about ${model.cost.ramMB} MB of memory; ${machine.freeMB} MB are free.`);
  return faults;
}

async function faultOfOpening(
  { catalogue, dir, tryModel }: ExamineModels,
  model: OpenModel,
  installed: InstalledModel,
): Promise<string[]> {
  const reply = await tryModel(openingOf(model, installed, { dir, runtime: catalogue.runtime }));
  return 'fault' in reply ? [`${model.id} cannot be used (${reply.fault}): ${reply.detail}`] : [];
}

async function faultsOfRuntime({ catalogue, dir, stop }: ExamineModels): Promise<string[]> {
  const { runtime } = catalogue;
  const folder = runtimeFolder(dir, runtime);
  if (folder === null)
    return readInstalled(dir).length === 0
      ? []
      : [`${runtime.name} ${runtime.version} is not installed: add a model again.`];
  try {
    await assertLoads(runtime, folder, stop);
    return [];
  } catch (error) {
    if (error instanceof CannotAdd) return [error.message];
    throw error;
  }
}
