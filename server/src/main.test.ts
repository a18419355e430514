import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { SignedIn } from '@maquette/contract';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { openDb } from './platform/database/db.ts';
import { migrate, migrations } from './platform/database/migrate.ts';
import { formOf } from '#test/support/form.ts';
import { makePhoto } from '#test/support/make-photo.ts';

let dataDir: string;
const started: ChildProcess[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'maquette-main-'));
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

const launch = (settings: Record<string, string> = {}) => {
  const env = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'debug', ...settings };
  const child = spawn(process.execPath, [join(inject('runtimeDir'), 'main.js')], {
    cwd: dataDir,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  started.push(child);
  const ended = Promise.all([once(child, 'exit'), text(child.stdout!), text(child.stderr!)]);
  return { child, ended: ended.then(([[code], out, log]) => ({ code: code as number, out, log })) };
};

const ready = async (settings?: Record<string, string>) => {
  const server = launch(settings);
  let said = '';
  for await (const chunk of on(server.child)) {
    said += chunk;
    if (said.includes('\n')) break;
  }
  return { ...server, url: /http\S+/.exec(said)?.[0] ?? '' };
};

/** Chunks of standard output, without taking them from whoever else reads. */
async function* on(child: ChildProcess): AsyncGenerator<string> {
  for (;;) {
    const [chunk] = (await once(child.stdout!, 'data')) as [Buffer];
    yield chunk.toString();
  }
}

describe('the server does not start, and says why in one message,', () => {
  const refused = async (settings: Record<string, string> = {}) => {
    const { code, out, log } = await launch(settings).ended;
    expect([code, out]).toEqual([1, '']);
    expect(log).not.toMatch(/\n\s+at /);
    return log;
  };

  it('when settings are wrong', async () => {
    const message = await refused({ PORT: 'x', LOG_LEVEL: 'loud', SECRET: 'short' });
    for (const name of ['PORT', 'LOG_LEVEL', 'SECRET']) expect(message).toContain(name);
  });

  it('when settings in the file are wrong', async () => {
    writeFileSync(join(dataDir, '.env'), 'WELCOME_CREDITS=many\n');
    expect(await refused()).toContain('WELCOME_CREDITS');
  });

  it('when the port is taken', async () => {
    const other = createServer();
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
    const { port } = other.address() as { port: number };
    expect(await refused({ PORT: String(port) })).toBe(
      `Port ${port} is in use already. Stop what uses it, or choose another one with PORT.\n`,
    );
    other.close();
  });

  it('when the data directory cannot be written to', async () => {
    writeFileSync(join(dataDir, 'file'), '');
    const folder = join(dataDir, 'file/inside');
    expect(await refused({ DATA_DIR: folder })).toContain(
      `The data directory ${folder} cannot be written to`,
    );
  });

  it('when a newer version wrote the database', async () => {
    const db = openDb({ kind: 'sqlite', path: join(dataDir, 'maquette.db') });
    await migrate(db, { ...migrations, '9999-future': { up: async () => {} } });
    await db.destroy();
    expect(await refused()).toContain('newer version');
  });

  it('when the database file is damaged', async () => {
    writeFileSync(join(dataDir, 'maquette.db'), 'this is no database, whatever its name may say'.repeat(100));
    expect(await refused()).toContain('database file is damaged');
  });

  it('when PostgreSQL cannot be reached', async () => {
    const settings = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', SECRET: 'x'.repeat(40) };
    expect(await refused(settings)).toContain('The database cannot be reached');
  });
});

const register = async (url: string): Promise<SignedIn> => {
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.test', password: 'Analytical1', fullName: 'Ada Byron' }),
  });
  return (await answer.json()) as SignedIn;
};

describe('the server', () => {
  it('prints one line with its address once it answers', async () => {
    const { url, child, ended } = await ready();
    expect((await fetch(`${url}/api/health/ready`)).status).toBe(200);
    child.kill('SIGTERM');
    const { code, out } = await ended;
    expect([code, out]).toEqual([0, `Maquette is ready on ${url}\n`]);
  });

  it('names its public address when it has one', async () => {
    const { url } = await ready({ PUBLIC_URL: 'https://rooms.example/' });
    expect(url).toBe('https://rooms.example');
  });

  it.each(['SIGTERM', 'SIGINT', 'the end of whoever started it'])(
    'answers an upload that is on its way, then ends with 0, at %s',
    async (how) => {
      const { url, child, ended } = await ready();
      const { token } = await register(url);
      const { payload, headers } = await formOf({
        image: { bytes: await makePhoto(), filename: 'room.jpg' },
      });
      const half = Math.floor(payload.length / 2);
      const sending = request(`${url}/api/files/upload`, {
        method: 'POST',
        headers: { ...headers, authorization: `Bearer ${token}`, 'content-length': payload.length },
      });
      const answered = once(sending, 'response');
      await new Promise<void>((sent) => sending.write(payload.subarray(0, half), () => sent()));
      while (readdirSync(join(dataDir, 'temporary')).length === 0) await fetch(`${url}/api/health/live`);

      if (how.startsWith('SIG')) child.kill(how as NodeJS.Signals);
      else child.disconnect();
      sending.end(payload.subarray(half));
      const [{ statusCode }] = (await answered) as [{ statusCode: number }];
      expect(statusCode).toBe(201);
      expect((await ended).code).toBe(0);
      expect(readdirSync(join(dataDir, 'temporary'))).toEqual([]);
    },
  );
});
