import type { SignedIn } from '@maquette/contract';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { badPictures } from '#test/support/images/bad-pictures.ts';
import { goodPictures } from '#test/support/images/good-pictures.ts';
import { formOf } from '#test/support/form.ts';
import { makePhoto } from '#test/support/make-photo.ts';
import { type ServerProcess, startServer } from '#test/support/server-process.ts';

const GROWTH_MAX_MB = 64;

/** What a process holds in memory (proc(5), VmRSS), in MB. */
const memoryOf = (server: ServerProcess): number => {
  const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
};

const openServer = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'maquette-hostile-'));
  const server = await startServer({ dataDir });
  onTestFinished(async () => {
    await server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const person = { email: 'ada@example.test', password: 'Analytical1', fullName: 'Ada Byron' };
  const answer = await fetch(`${server.url}/api/auth/register`, {
    method: 'POST',
    body: JSON.stringify(person),
    headers: { 'content-type': 'application/json' },
  });
  const { token } = (await answer.json()) as SignedIn;
  const upload = async (bytes: Buffer): Promise<number> => {
    const { payload, headers } = await formOf({ image: { bytes, filename: 'room.jpg' } });
    const sent = await fetch(`${server.url}/api/files/upload`, {
      method: 'POST',
      body: new Uint8Array(payload),
      headers: { ...headers, authorization: `Bearer ${token}` },
    });
    await sent.arrayBuffer();
    return sent.status;
  };
  return { server, upload };
};

/** Of the good ones, those that are much more than they look. */
const swelling = goodPictures.filter(([name]) => /swells|enormous|megapixels|65000/.test(name));

// What a process holds in memory is read from /proc, which only Linux has.
it.skipIf(process.platform !== 'linux')(
  'the server hardly grows by all that is thrown at it',
  { timeout: 90_000 },
  async () => {
    const { server, upload } = await openServer();
    for (let seed = 1; seed <= 10; seed++) expect(await upload(await makePhoto({ seed }))).toBe(201);
    const before = memoryOf(server);
    for (const [name, { make }] of badPictures) {
      expect([400, 413, 415], name).toContain(await upload(await make()));
    }
    for (const [name, { make }] of swelling) expect(await upload(await make()), name).toBe(201);
    expect(memoryOf(server) - before).toBeLessThan(GROWTH_MAX_MB);
  },
);
