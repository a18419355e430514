import { join } from 'node:path';
import { CannotAdd } from './cannot-add.ts';
import type { Catalogue } from '../catalogue.ts';
import { writeText } from './install-disk.ts';
import type { InstallPorts } from './install-model.ts';
import { CANARY, installedAs, readInstalled } from '../model-folder.ts';
import { openingOf, type TryModel } from './try-model.ts';

/**
 * Opens a model and keeps what it gave for its test picture: from then on it must give the same. Where somebody sees that
 * it works well, these numbers can go into the catalogue.
 * @throws CannotAdd where it is not installed or does not open
 */
export async function recordCanary(
  name: string,
  { catalogue, dir, tryModel }: { catalogue: Catalogue; dir: string; tryModel: TryModel },
  { disk, tell, now }: Pick<InstallPorts, 'disk' | 'tell' | 'now'>,
): Promise<void> {
  const model = catalogue.models.find(({ id }) => id === name);
  const installed = model && installedAs(model, readInstalled(dir));
  if (!model || !installed) throw new CannotAdd('unknown_model', `${name} is not installed in ${dir}.`);
  // What was recorded before is what is replaced.
  const reply = await tryModel(
    openingOf(model, { ...installed, canary: null }, { dir, runtime: catalogue.runtime }),
  );
  if (!('opened' in reply)) {
    const why = 'fault' in reply ? `${reply.fault}: ${reply.detail}` : 'it gave no test picture';
    throw new CannotAdd('not_opened', `${name} cannot be used (${why}). Nothing was recorded.`);
  }
  const { signature } = reply.opened;
  const file = join(installed.folder, CANARY);
  await writeText(disk, `${file}.part`, JSON.stringify({ signature, at: new Date(now()).toISOString() }));
  await disk.move(`${file}.part`, file);
  tell(`Recorded what ${name} gives for its test picture; it must give the same from now on.`);
  tell(`Revision ${model.revision}, seed ${model.canary.seed}: ${JSON.stringify(signature)}`);
}
