import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { expect, inject, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { databaseKinds, makeTestDatabase } from '#test/support/test-database.ts';

const root = join(import.meta.dirname, '../..');
const TOKEN = 'a-token-for-those-who-watch';

/** The last stage of the image as its file says it. */
const readImage = () => {
  const text = readFileSync(join(root, 'Dockerfile'), 'utf8');
  const lines = text.slice(text.lastIndexOf('\nFROM ')).split('\n');
  const after = (word: string): string[] =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
  const commandIn = (words = ''): string[] => JSON.parse(words.slice(words.indexOf('['))) as string[];
  return {
    environment: Object.fromEntries(
      after('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('=') as [string, string])),
    ),
    copied: after('COPY').map((line) => line.split(' ').slice(1) as [string, string]),
    command: commandIn(after('CMD')[0]),
    health: commandIn(after('HEALTHCHECK')[0]),
    user: after('USER')[0],
    volume: after('VOLUME')[0],
  };
};

const addressIn = async (child: ChildProcess, said: string[]): Promise<string> => {
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    said.push(line);
    const [, address] = /ready on (http\S+)/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error(`It never was ready:\n${said.join('\n')}`);
};

it('the image is nobody’s who may do everything, and keeps what it writes in its volume', () => {
  const { user, environment, volume } = readImage();
  expect(user).toBe('1000:1000');
  expect(environment['DATA_DIR']).toBe(volume);
  expect(environment['NODE_ENV']).toBe('production');
});

it.skipIf(!databaseKinds().includes('postgres')).each(['web', 'worker'])(
  'its start command runs as %s with its environment from what is copied into it alone',
  async (role) => {
    const { environment, copied, command, health } = readImage();
    const app = temporaryFolder();
    // What the build stage makes; packages stay where they are installed.
    const built: Record<string, string> = { 'server/dist': inject('runtimeDir') };
    for (const [from, to] of copied) {
      const path = from.replace('/app/', '');
      const target = join(app, to, to.endsWith('/') ? basename(path) : '');
      mkdirSync(dirname(target), { recursive: true });
      if (path === 'node_modules') symlinkSync(join(root, path), target);
      else if (path === 'web/dist') mkdirSync(target, { recursive: true });
      else cpSync(built[path] ?? join(root, path), target, { recursive: true });
    }
    expect(existsSync(join(app, 'server/dist/main.js'))).toBe(true);
    const database = await makeTestDatabase('postgres');
    onTestFinished(() => database.drop());
    if (database.address.kind !== 'postgres') throw new Error('There is no PostgreSQL');

    const env = {
      ...environment,
      ...{ PATH: dirname(process.execPath), PORT: '0', DATA_DIR: temporaryFolder(), ROLE: role },
      SECRET: 'several processes that share one secret',
      DATABASE_URL: database.address.url,
      METRICS_TOKEN: TOKEN,
      ...(role === 'worker' && { PUBLIC_URL: 'https://maquette.example' }),
    };
    const [program = '', ...words] = command;
    const said: string[] = [];
    const child = spawn(program, words, { cwd: app, env, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stderr.on('data', (chunk: Buffer) => said.push(String(chunk)));
    onTestFinished(() => void child.kill('SIGKILL'));
    const ended = once(child, 'exit');
    const address = await addressIn(child, said);

    const { port } = new URL(address);
    const [tool = '', ...asked] = health;
    const look = (at: string) => promisify(execFile)(tool, asked, { env: { PATH: env.PATH, PORT: at } });
    await expect(look(port)).resolves.toBeDefined();
    const figures = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
    expect(await figures.text()).toContain('maquette_queue_waiting 0');
    child.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
    await expect(look(port)).rejects.toThrow('Command failed');
  },
);
