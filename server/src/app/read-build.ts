import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Surroundings } from './compose.ts';

type Version = Surroundings['version'];

/** What the builder wrote down beside the bundles, in `build.json`. */
export function readBuild(runtimeDir: string, environment: string): Version {
  const build = JSON.parse(readFileSync(join(runtimeDir, 'build.json'), 'utf8')) as Record<string, string>;
  const told = (name: string): string => build[name] ?? 'unknown';
  return {
    version: told('version'),
    git: { commitShort: told('commitShort'), branch: told('branch'), commitDate: told('commitDate') },
    build: { date: told('date'), environment },
  };
}
