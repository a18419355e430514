import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { buildApp } from '../app/build-app.ts';
import { compose } from '../app/compose.ts';
import { holdPlaces } from '../app/hold-places.ts';
import { readBuild } from '../app/read-build.ts';
import { takeAsConfirmed } from '../features/auth/index.ts';
import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { openLog } from '../platform/log.ts';
import { placesOf } from '../platform/places.ts';
import { assertNotProduction, assertUnused } from './assert-may-seed.ts';
import { seedExamples, seedPlans } from './seed-examples.ts';

/** The empty room that the home page shows. */
const SAMPLE = '../../web/public/samples/living-before.webp';

export interface RunSeed {
  readonly config: Config;
  /** Folder of the bundled programs. */
  readonly runtimeDir: string;
  /** `NODE_ENV`. */
  readonly environment: string | undefined;
  readonly tell: (line: string) => void;
}

/**
 * Fills an installation that nobody uses with four named users.
 * @throws MayNotSeed
 */
export async function runSeed({ config, runtimeDir, environment, tell }: RunSeed): Promise<void> {
  assertNotProduction(environment);
  const hold = await holdPlaces(placesOf(config), { as: 'guest' });
  try {
    await seed({ config, runtimeDir, tell });
  } finally {
    hold.release();
  }
}

async function seed({ config, runtimeDir, tell }: Omit<RunSeed, 'environment'>): Promise<void> {
  let backMs = 0;
  const server = await compose({
    config,
    runtimeDir,
    webFolder: null,
    version: readBuild(runtimeDir, 'seed'),
    log: openLog('warn'),
    now: () => systemClock() - backMs,
    checksAnswers: false,
  });
  const app = await buildApp(server.deps);
  try {
    await assertUnused(server.context().db);
    const photoPath = join(runtimeDir, SAMPLE);
    const photo = { bytes: await readFile(photoPath), filename: basename(photoPath) };
    const confirm = (email: string) => takeAsConfirmed(server.context(), { email });
    const goBack = async (ms: number) => {
      await server.deps.sandbox?.catchUp();
      await server.deps.settleMoney();
      await server.deliverMails();
      backMs = ms;
    };
    const hasTestCards = server.deps.sandbox !== null;
    const wishes = { app, photo, confirm, goBack, hasTestCards, tell };
    await seedPlans(wishes);
    server.startWork();
    await seedExamples(wishes);
  } finally {
    await server.stopWork();
    await app.close();
    await server.close();
  }
}
