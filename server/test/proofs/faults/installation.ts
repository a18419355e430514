import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { runDoctor } from '../../../src/doctor/run-doctor.ts';
import { readStoreAddress } from '../../../src/platform/blob-storage/storage-address.ts';
import type { DatabaseAddress } from '../../../src/platform/database/db.ts';
import { placesOf, type PlaceSettings } from '../../../src/platform/places.ts';
import { type BreakingProxy, startBreakingProxy } from '@maquette/simulators';
import { type LentStore, storeCredentials } from '../../support/object-store.ts';
import { type ServerProcess, startServer } from '../../support/server-process.ts';
import { mountSmallDisk } from '../../support/small-disk.ts';
import { makeTestDatabase } from '../../support/test-database.ts';
import { type Line, openLine } from './line-to-database.ts';
import { type Outside, openOutside } from './outside.ts';
import { type Kind, type Plan, planNeeds } from './plan.ts';
import { movableClock } from '../../support/shifted-clock.ts';

type Role = 'all' | 'web' | 'worker';

export interface Member {
  readonly role: Role;
  readonly server: ServerProcess;
}

const DISK_BYTES = 96 * 1024 * 1024;
/** Bytes without a row are swept after two minutes; an object store answers nobody whose clock is off by more than some five or fifteen. */
const LATER_MS = 4 * 60_000;
const HOUR_MS = 3_600_000;
const JUMPS_MS = [-HOUR_MS, -60_000, 60_000, 2 * HOUR_MS] as const;
export const WELCOME = 6;

/** What an installation stands on. */
interface Ground {
  readonly dataDir: string;
  readonly outside: Outside;
  readonly settings: Readonly<Record<string, string>>;
  readonly places: PlaceSettings;
  readonly line: Line | null;
  readonly bucket: BreakingProxy | null;
}

/** Does the harm, holds it for a while, and takes it away; what went against a promise meanwhile, in a line each. */
export type Strike = (on: Installation, plan: Plan) => Promise<readonly string[] | void>;

/** Real processes on real stores, each way to the stores and to the outside one that can break. */
export class Installation {
  readonly kind: Kind;
  readonly dataDir: string;
  readonly outside: Outside;
  /** The ways to the database and to the pictures, where processes share them. */
  readonly line: Line | null;
  readonly bucket: BreakingProxy | null;
  readonly members: Member[] = [];
  /** What ended without having been asked to. */
  readonly collapses: string[] = [];
  readonly #settings: Readonly<Record<string, string>>;
  readonly #places: PlaceSettings;
  /** By how much a clock is moved, when it is. */
  readonly jumpMs: number;
  readonly #asked = new WeakSet<ServerProcess>();
  readonly #ever: ServerProcess[] = [];
  readonly #starting: Promise<unknown>[] = [];

  private constructor({ kind, chance }: Plan, ground: Ground) {
    this.kind = kind;
    ({
      dataDir: this.dataDir,
      outside: this.outside,
      line: this.line,
      bucket: this.bucket,
      settings: this.#settings,
      places: this.#places,
    } = ground);
    this.jumpMs = chance.pick(JUMPS_MS);
  }

  /** Opens what a plan needs, starts its processes, lets `work` have them, and closes everything. */
  static async during<T>(
    { plan, store }: { readonly plan: Plan; readonly store: LentStore | null },
    work: (on: Installation) => Promise<T>,
  ): Promise<T> {
    const closing: (() => unknown)[] = [];
    try {
      const on = new Installation(plan, await layGround(plan, store, closing));
      closing.push(() => on.#end());
      const roles: readonly Role[] = plan.kind === 'alone' ? ['all'] : ['web', 'web', 'worker', 'worker'];
      // The first one migrates.
      const [first, ...others] = roles;
      if (first) await on.start(first);
      await Promise.all(others.map((role) => on.start(role)));
      return await work(on);
    } finally {
      for (const end of closing.toReversed()) await end();
    }
  }

  /** As the installation is examined: by ways that do not break. */
  get places(): PlaceSettings {
    return this.#places;
  }
  get database(): DatabaseAddress {
    return placesOf(this.#places).database;
  }
  /** Where people reach it at this moment. */
  get doors(): readonly string[] {
    return this.members.filter(({ role }) => role !== 'worker').map(({ server }) => server.url);
  }

  async start(role: Role): Promise<void> {
    const settings = {
      ...this.#settings,
      ROLE: role,
      ...movableClock(this.jumpMs, { isAhead: false }),
      // The others tell by their own where they are reached.
      ...(role === 'worker' && { PUBLIC_URL: 'https://maquette.example' }),
    };
    const server = await startServer({ dataDir: this.dataDir, settings });
    this.members.push({ role, server });
    this.#ever.push(server);
    server.process.once('exit', (code, signal) => {
      if (this.#asked.has(server)) return;
      this.#remove({ role, server });
      this.collapses.push(
        `a process (${role}) ended by itself with ${code ?? signal}: ${server.said.slice(-12).join(' | ')}`,
      );
      // Whoever runs it starts it anew.
      this.#starting.push(this.start(role).catch((error: Error) => this.collapses.push(error.message)));
    });
    if (role !== 'worker') this.outside.payWhere(server.url);
  }

  /** What its processes wrote of a request. */
  logOf(requestId: string | undefined): string {
    const lines = this.#ever.flatMap(({ said }) => said);
    return lines.find((line) => requestId !== undefined && line.includes(requestId)) ?? 'nothing in the log';
  }

  /** Ends one as a power cut would. */
  async kill(member: Member): Promise<void> {
    this.#remove(member);
    await member.server.kill();
  }

  /** Asks one to end. */
  async stop(member: Member): Promise<void> {
    this.#remove(member);
    const code = await member.server.stop();
    if (code !== 0)
      this.collapses.push(`a process (${member.role}) that was asked to stop ended with ${code}`);
  }

  async #end(): Promise<void> {
    await Promise.all(this.#starting);
    await Promise.all([...this.members].map((member) => this.kill(member)));
  }

  #remove(member: Member): void {
    this.#asked.add(member.server);
    const at = this.members.findIndex(({ server }) => server === member.server);
    if (at >= 0) this.members.splice(at, 1);
  }

  /** Bytes of calls that died are swept after a while: whoever sweeps believes that it is later. */
  async sweep(): Promise<void> {
    for (const member of [...this.members]) await this.stop(member);
    const settings = { ...this.#settings, ...movableClock(LATER_MS, { isAhead: true }) };
    const server = await startServer({ dataDir: this.dataDir, settings: { ...settings, ROLE: 'all' } });
    this.members.push({ role: 'all', server });
  }

  /** Everything the doctor finds wrong, in a line each. */
  async faults(): Promise<string[]> {
    const { faults } = await runDoctor({ config: this.#places, runtimeDir: inject('runtimeDir') });
    return faults.map(({ code, subject, found }) => `the doctor: ${code}, ${subject}: ${found}`);
  }
}

const layGround = async (
  plan: Plan,
  store: LentStore | null,
  closing: (() => unknown)[],
): Promise<Ground> => {
  const dataDir = makeFolder(planNeeds(plan).has('disk'), closing);
  const outside = await openOutside();
  closing.push(() => outside.close());
  const settings = {
    ...outside.settings,
    WELCOME_CREDITS: String(WELCOME),
    SECRET: 'several processes that share one secret, for the test',
    ENGINE_TIMEOUT_MS: '8000',
  };
  const ground: Ground = {
    ...{ dataDir, outside, settings, line: null, bucket: null },
    places: { dataDir, postgres: null, storage: null },
  };
  return plan.kind === 'many' ? shareStores(ground, store, closing) : ground;
};

const makeFolder = (isSmall: boolean, closing: (() => unknown)[]): string => {
  const disk = isSmall ? mountSmallDisk(DISK_BYTES) : null;
  const folder = disk?.folder ?? mkdtempSync(join(tmpdir(), 'maquette-faults-'));
  closing.push(() => (disk ? disk.remove() : rmSync(folder, { recursive: true, force: true })));
  return folder;
};

const shareStores = async (
  ground: Ground,
  store: LentStore | null,
  closing: (() => unknown)[],
): Promise<Ground> => {
  if (store === null) throw new Error('Several processes share an object store');
  const database = await makeTestDatabase('postgres');
  closing.push(() => database.drop());
  const { address: postgres } = database;
  if (postgres.kind !== 'postgres') throw new Error('Several processes share a PostgreSQL database');
  const line = await openLine(postgres.url);
  closing.push(() => line.close());
  const bucket = await startBreakingProxy(store.endpoint);
  closing.push(() => bucket.stop());
  const storage = await store.makeBucket(bucket.endpoint);
  const straight = storage.replace(encodeURIComponent(bucket.endpoint), encodeURIComponent(store.endpoint));
  return {
    ...{ ...ground, line, bucket },
    places: { dataDir: ground.dataDir, postgres, storage: readStoreAddress(straight) },
    settings: { ...ground.settings, ...storeCredentials, DATABASE_URL: line.url, STORAGE_URL: storage },
  };
};
