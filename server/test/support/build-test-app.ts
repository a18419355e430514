import type { ErrorBody } from '@maquette/contract';
import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { buildApp } from '../../src/app/build-app.ts';
import { compose, type Server, type Surroundings } from '../../src/app/compose.ts';
import { parseConfig } from '../../src/platform/config.ts';
import type { Context } from '../../src/platform/context.ts';
import type { Db } from '../../src/platform/database/db.ts';
import { openLog } from '../../src/platform/log.ts';
import { placesOf } from '../../src/platform/places.ts';
import { sharedEye, sharedImages } from './image-process.ts';
import { testClock, type TestClock } from './test-clock.ts';
import { type DatabaseKind, makeMigratedDatabase } from './test-database.ts';

/** The whole server over a fresh database and a folder of its own. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly house: Server;
  readonly db: Db;
  readonly clock: TestClock;
  /** Its data directory. */
  readonly folder: string;
  /** A context for the server's own work. */
  context(changes?: Partial<Context>): Context;
  /** Listens on a free port of this machine and gives its address. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  readonly kind?: DatabaseKind;
  /** Settings by their names in the environment. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly changes?: Partial<Surroundings>;
  /** Whether it has an eye of its own, which has seen no photo of other tests. */
  readonly hasOwnEye?: boolean;
}

/** Builds the real server for a test; an answer that breaks the contract fails the call. */
export const buildTestApp = async (options: TestAppOptions = {}): Promise<TestApp> => {
  const folder = mkdtempSync(join(tmpdir(), 'maquette-app-'));
  const database = await makeMigratedDatabase(options.kind ?? 'sqlite');
  const config = parseConfig({ DATA_DIR: folder, ...options.settings });
  const clock = testClock();
  const house = await compose({
    config,
    places: { ...placesOf(config), database: database.address },
    runtimeDir: inject('runtimeDir'),
    webFolder: null,
    version,
    // What the server did not foresee fails the test through its console.
    log: openLog('error', { write: (line) => console.error(line) }),
    now: clock.now,
    checksAnswers: true,
    images: sharedImages(),
    // Models of a test's own serve an eye of its own.
    ...(!options.hasOwnEye && !options.changes?.models && sharedEye()),
    ...options.changes,
  });
  const app = await buildApp(house.deps);
  const { db } = house.context();
  return {
    app,
    house,
    db,
    clock,
    folder,
    context: (changes = {}) => ({ ...house.context(), ...changes }),
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    close: async () => {
      await Promise.all([house.stopWork(), app.close()]);
      await house.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const version = {
  version: '0.0.0-test',
  git: { commitShort: 'abc1234', branch: 'main', commitDate: '2026-01-15T12:00:00Z' },
  build: { date: '2026-01-15T12:00:00Z', environment: 'test' },
};

/** `buildTestApp` before the tests of the block it is called in, closed after them. */
export const useTestApp = (options: TestAppOptions = {}): { readonly current: TestApp } => {
  let built: TestApp | undefined;
  beforeAll(async () => {
    built = await buildTestApp(options);
  });
  afterAll(() => built?.close());
  return {
    get current() {
      if (built === undefined) throw new Error('The server stands inside tests and hooks only');
      return built;
    },
  };
};

/** The body of a failed call. */
export const errorOf = (answer: { json: () => unknown }): ErrorBody => answer.json() as ErrorBody;
