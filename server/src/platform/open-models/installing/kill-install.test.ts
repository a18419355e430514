import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isLong } from '@maquette/engine/testing/size';
import { describe, expect, inject, it } from 'vitest';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { assertLoads } from './install-runtime.ts';
import { thisMachine } from './machine.ts';
import { installedAs, readInstalled, runtimeFolder, verifyInstalled } from '../model-folder.ts';
import { runModelsCommand } from './run-command.ts';
import type { DyingInstall } from '#test/support/open-models/dying-install.ts';
import { serveFiles } from '#test/support/open-models/file-server.ts';
import { serveRegistry, STAND_IN_VERSION } from '#test/support/open-models/npm-registry.ts';
import { makeStandIns, type StandIns } from '#test/support/open-models/install-stand-ins.ts';

/** A server and a registry, the catalogue of today and the one of tomorrow, and who adds a model. */
async function aWorld(id: string) {
  const root = temporaryFolder();
  const served = new Map<string, Buffer>();
  const [server, registry] = await Promise.all([serveFiles(served), serveRegistry()]);
  const packages = { ...registry.integrity };
  delete packages['only-for-the-script'];
  const standIns = (name: string, isLater: boolean): StandIns => {
    mkdirSync(join(root, name));
    const runtime = { version: STAND_IN_VERSION, packages };
    const made = makeStandIns(join(root, name), { source: server.url, runtime, isLater });
    for (const [path, bytes] of made.served) served.set(path, bytes);
    return made;
  };
  const [today, tomorrow] = [standIns('today', false), standIns('tomorrow', true)];
  const start = (dir: string, { catalogueFile }: StandIns, diesAt = 0) => {
    const wanted: DyingInstall = { words: ['add', id, '--yes'], dir, catalogueFile, diesAt };
    const program = join(inject('runtimeDir'), 'dying-install.js');
    return spawn(process.execPath, [program, JSON.stringify(wanted)], {
      env: { ...registry.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  };
  /** Adds the model in a process of its own. @returns whether it was killed */
  const add = async (...given: Parameters<typeof start>): Promise<boolean> => {
    const child = start(...given);
    const said: string[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => said.push(String(piece)));
    const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
    if (code !== 0 && signal !== 'SIGKILL') throw new Error(`${code} ${signal} ${said.join('')}`);
    return signal === 'SIGKILL';
  };
  /** Adds the model here, to the end. */
  const complete = async (dir: string, { catalogueFile }: StandIns): Promise<void> => {
    await runModelsCommand({
      ...{ words: ['add', id, '--yes'], dir, catalogueFile, machine: thisMachine() },
      terminal: { tell: () => {}, redraw: null, ask: null },
      npm: { command: ['npm'], env: registry.env },
      networkHint: null,
      tryModel: () => Promise.reject(new Error('nothing is tried here')),
      ...{ stop: new AbortController().signal, now: Date.now, wait: async () => {}, idleMs: 60_000 },
    });
  };
  /** What a server that starts now finds: which revision, every hash taken anew. */
  const modelIn = async (dir: string): Promise<string> => {
    const installed = readInstalled(dir);
    for (const [name, { catalogue }] of Object.entries({ today, tomorrow })) {
      const model = catalogue.models.find((one) => one.id === id)!;
      const found = installedAs(model, installed);
      if (found && (await verifyInstalled(model, found)).length === 0) return name;
    }
    return installed.length === 0 ? 'none' : 'broken';
  };
  const runtimeIn = async (dir: string): Promise<string> => {
    const folder = runtimeFolder(dir, today.catalogue.runtime);
    if (folder !== null) await assertLoads(today.catalogue.runtime, folder, new AbortController().signal);
    return folder === null ? 'no runtime' : 'runtime';
  };
  return { root, registry, today, tomorrow, start, add, complete, modelIn, runtimeIn };
}

/** Every so many steps; in the long run at each. */
const STRIDE = isLong ? 1 : 3;
/** Dozens of processes, one after the other. */
const LIMIT_MS = 400_000;

describe(
  'an installation that is killed leaves the old or the new, and the next one completes it,',
  { timeout: LIMIT_MS },
  () => {
    it('at every step of following with a later revision', async () => {
      const { root, today, tomorrow, add, complete, modelIn } = await aWorld('select.edgetam');
      const before = join(root, 'before');
      await complete(before, today);
      const states: string[] = [];
      for (let diesAt = 1, isKilled = true; isKilled; diesAt += STRIDE) {
        const dir = join(root, `killed-${diesAt}`);
        cpSync(before, dir, { recursive: true });
        isKilled = await add(dir, tomorrow, diesAt);
        states.push(await modelIn(dir));
        await complete(dir, tomorrow);
        expect([await modelIn(dir), readdirSync(dir).sort()]).toEqual([
          'tomorrow',
          ['lock', 'models', 'runtime'],
        ]);
        expect(readdirSync(join(dir, 'models/select.edgetam'))).toHaveLength(1);
      }
      expect(states.length).toBeGreaterThan(20 / STRIDE);
      expect(states.join()).toMatch(/^(today,)+(tomorrow,)+tomorrow$/);
    });

    it('at every step of installing the runtime, again and again in one folder', async () => {
      const { root, today, add, complete, modelIn, runtimeIn } = await aWorld('erase.migan');
      const dir = join(root, 'killed');
      const states: string[] = [];
      for (let diesAt = 1; states.at(-1) !== 'runtime'; diesAt += STRIDE) {
        expect(await add(dir, today, diesAt)).toBe(true);
        states.push(await runtimeIn(dir));
      }
      expect(states.length).toBeGreaterThan(10 / STRIDE);
      expect(await modelIn(dir)).toBe('none');
      await complete(dir, today);
      expect([await modelIn(dir), readdirSync(dir).sort()]).toEqual(['today', ['lock', 'models', 'runtime']]);
    });

    it('while npm is at work, which then goes on alone', async () => {
      const { root, registry, today, start, complete, modelIn, runtimeIn } = await aWorld('erase.migan');
      const dir = join(root, 'killed');
      const child = start(dir, today);
      registry.onTarball(() => void child.kill('SIGKILL'));
      await once(child, 'close');
      expect(child.signalCode).toBe('SIGKILL');
      expect([await modelIn(dir), await runtimeIn(dir)]).toEqual(['none', 'no runtime']);
      await complete(dir, today);
      expect([await modelIn(dir), await runtimeIn(dir)]).toEqual(['today', 'runtime']);
    });
  },
);
