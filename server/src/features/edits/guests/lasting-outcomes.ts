import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EngineOutcome } from '../../../platform/image-engines/image-engine.ts';
import { outcomeAt } from './outcome-at.ts';

/** Outcomes that outlive the process. */
export interface LastingOutcomes {
  keep(key: string, outcome: EngineOutcome): Promise<void>;
  recall(key: string): Promise<EngineOutcome | null>;
}

/** As files in `folder`, of one build alone: another one may draw otherwise, so what is left of others goes. */
export function lastingOutcomes(folder: string, build: string): LastingOutcomes {
  const name = build.replaceAll(/\W/g, '');
  const home = join(folder, name);
  const told = (key: string): string => join(home, `${key}.json`);
  return {
    keep: async (key, outcome) => {
      await mkdir(home, { recursive: true });
      const others = (await readdir(folder)).filter((other) => other !== name);
      await Promise.all(others.map((other) => rm(join(folder, other), { recursive: true, force: true })));
      const kept = await outcomeAt(outcome, (file) => join(home, `${key}-${file}`));
      // Told last and at once: who reads it finds the pictures whole.
      await writeFile(`${told(key)}.part`, JSON.stringify(kept));
      await rename(`${told(key)}.part`, told(key));
    },
    recall: async (key) => {
      try {
        return JSON.parse(await readFile(told(key), 'utf8')) as EngineOutcome;
      } catch {
        // What is not there, or cannot be read, is made again.
        return null;
      }
    },
  };
}
