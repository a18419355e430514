import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDb } from '../../../src/platform/database/db.ts';
import type { Chance } from '../money/chance.ts';
import type { Installation } from './installation.ts';
import { runKeep } from './keeping.ts';
import type { Person } from './person.ts';
import type { Plan } from './plan.ts';

const PICTURES_MAX = 3;

/** A disk gives back other bytes than it was given, fewer, or none. */
const spoil = (path: string, chance: Chance): void => {
  const content = readFileSync(path);
  const at = chance.below(content.length);
  if (chance.hits(1 / 3)) return rmSync(path);
  if (chance.hits(1 / 2)) return truncateSync(path, at);
  content[at] = (content[at] ?? 0) ^ (1 + chance.below(255));
  writeFileSync(path, content);
};

/** Some pictures rot after a backup: people are told, the doctor names each of them and nothing else, and a restore brings them back. */
export const filesRot = async (
  on: Installation,
  { chance }: Plan,
  people: readonly Person[],
): Promise<string[]> => {
  const { dataDir } = on;
  const backups = mkdtempSync(join(tmpdir(), 'maquette-faults-'));
  try {
    const faults = await runKeep(dataDir, ['backup', '--to', backups]);
    const db = openDb(on.database);
    const pictures = await db.selectFrom('files').select(['id', 'blob_key as key']).orderBy('id').execute();
    await db.destroy();
    const rotten = new Set<string>();
    for (let time = 0; time < PICTURES_MAX && pictures.length > 0; time++) {
      const { id, key } = chance.draw(pictures);
      rotten.add(id);
      spoil(join(dataDir, 'blobs', key), chance);
    }
    for (const person of people) await person.pictures();
    const said = await on.faults();
    const named = said.filter((fault) => [...rotten].some((id) => fault.includes(`files ${id}`)));
    if (named.length !== rotten.size || said.length !== rotten.size)
      faults.push(`of ${rotten.size} rotten pictures the doctor says: ${said.join('; ')}`);
    for (const member of [...on.members]) await on.stop(member);
    faults.push(...(await runKeep(dataDir, ['restore', '--from', backups])));
    await on.start('all');
    return faults;
  } finally {
    rmSync(backups, { recursive: true, force: true });
  }
};
