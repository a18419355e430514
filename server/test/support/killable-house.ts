import type { Edit, SignedIn } from '@maquette/contract';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished, vi } from 'vitest';
import { runDoctor } from '../../src/doctor/run-doctor.ts';
import { formOf } from './form.ts';
import { makeMask, makePhoto } from './make-photo.ts';
import { leaseOver, type ServerProcess, startServer } from './server-process.ts';

const SIZE = { width: 512, height: 384 };
/** For a machine that may be busy. */
const PATIENCE = { timeout: 45_000, interval: 100 };

/** A house that can burn down and be built again: the same data, another process. */
export class KillableHouse {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'maquette-kill-engines-'));
  readonly #settings: Readonly<Record<string, string>>;
  #server: ServerProcess | null = null;
  #headers: Record<string, string> = {};

  constructor(settings: Readonly<Record<string, string>>) {
    this.#settings = settings;
    onTestFinished(async () => {
      await this.#server?.kill();
      rmSync(this.dataDir, { recursive: true, force: true });
    });
  }

  get server(): ServerProcess {
    if (!this.#server) throw new Error('the house is not open');
    return this.#server;
  }

  async open(): Promise<void> {
    const clock = this.#server ? leaseOver() : {};
    this.#server = await startServer({ dataDir: this.dataDir, settings: { ...this.#settings, ...clock } });
  }

  async register(): Promise<void> {
    const person = { email: 'ada@example.test', password: 'Analytical1', fullName: 'Ada Byron' };
    const answer = await fetch(`${this.server.url}/api/auth/register`, {
      method: 'POST',
      body: JSON.stringify(person),
      headers: { 'content-type': 'application/json' },
    });
    this.#headers = { authorization: `Bearer ${((await answer.json()) as SignedIn).token}` };
  }

  async get<T>(path: string): Promise<T> {
    return (await (await fetch(`${this.server.url}/api${path}`, { headers: this.#headers })).json()) as T;
  }

  /** Starts an edit and gives its id. */
  async start(path: '/inpaint/inpaint' | '/inpaint/flux-kontext-pro', prompt: string): Promise<string> {
    const image = { bytes: await makePhoto(SIZE), filename: 'room.jpg' };
    const mask = { bytes: await makeMask({ ...SIZE, white: [192, 144, 320, 240] }), filename: 'm.png' };
    const form = await formOf({ image, prompt, ...(path === '/inpaint/inpaint' && { mask }) });
    const answer = await fetch(`${this.server.url}/api${path}`, {
      method: 'POST',
      body: new Uint8Array(form.payload),
      headers: { ...this.#headers, ...form.headers, prefer: 'respond-async' },
    });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { requestId: string }).requestId;
  }

  edit(id: string): Promise<Edit> {
    return this.get<Edit>(`/edits/${id}`);
  }

  /** What became of an edit, once it is over. */
  async outcome(id: string): Promise<string> {
    const { state, charged, files, error } = await vi.waitFor(async () => {
      const edit = await this.edit(id);
      if (edit.finishedAt === null) throw new Error(`the edit is ${edit.state} still`);
      return edit;
    }, PATIENCE);
    return [state, error?.code, `charged ${charged}`, `${files.length} results`].filter(Boolean).join(', ');
  }

  /** Everything the doctor finds wrong with what was left on disk. */
  async faults(): Promise<readonly unknown[]> {
    const config = { dataDir: this.dataDir, postgres: null, storage: null };
    return (await runDoctor({ config, runtimeDir: inject('runtimeDir') })).faults;
  }
}
