import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openDb } from './platform/database/db.ts';
import { type ServerProcess, startServer } from '#test/support/server-process.ts';
import { listenSmtp } from '#test/support/listen-smtp.ts';

/** A put-off mail is tried again after seconds, on a machine that may be busy. */
const PATIENCE = { timeout: 45_000, interval: 100 };

const makeDataDir = (): string => {
  const dataDir = mkdtempSync(join(tmpdir(), 'maquette-mail-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
};

const open = async (dataDir: string, settings: Record<string, string>): Promise<ServerProcess> => {
  const server = await startServer({ dataDir, settings });
  onTestFinished(() => server.kill());
  return server;
};

const post = (server: ServerProcess, path: string, body: object): Promise<Response> =>
  fetch(`${server.url}/api/auth/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

const ada = { email: 'ada@example.test', password: 'Analytical1', fullName: 'Ada Byron' };

const waitingMails = async (dataDir: string): Promise<{ attempts: number; dueAt: number }[]> => {
  const db = openDb({ kind: 'sqlite', path: join(dataDir, 'maquette.db') });
  const rows = await db.selectFrom('mails').select(['attempts', 'due_at as dueAt']).execute();
  await db.destroy();
  return rows;
};

it('keeps mails while the mail server is down, through a crash of its own, and sends each once', async () => {
  const dataDir = makeDataDir();
  const first = await listenSmtp();
  const settings = { SMTP_URL: first.url, MAIL_FROM: 'Ours <no-reply@maquette.example>' };
  await first.close();

  const server = await open(dataDir, settings);
  expect((await post(server, 'register', ada)).status).toBe(201);
  expect((await post(server, 'forgot-password', { email: ada.email })).status).toBe(200);
  // Tried, and put off: due before the time that whoever sends a mail has for it.
  await vi.waitFor(async () => {
    for (const { attempts, dueAt } of await waitingMails(dataDir)) {
      expect(attempts).toBeGreaterThan(0);
      expect(dueAt).toBeLessThan(Date.now() + 30_000);
    }
  }, PATIENCE);
  await server.kill();
  expect(await waitingMails(dataDir)).toHaveLength(2);

  const listener = await listenSmtp({ port: first.port });
  const again = await open(dataDir, settings);
  await vi.waitFor(async () => expect(await waitingMails(dataDir)).toEqual([]), PATIENCE);
  await again.stop();
  const mails = await Promise.all(listener.taken.map(({ source }) => PostalMime.parse(source)));
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    'Choose a new password for Maquette',
    'Please confirm your email address for Maquette',
  ]);
  expect(mails.map(({ from }) => from?.address)).toEqual(
    Array.from({ length: 2 }, () => 'no-reply@maquette.example'),
  );
  expect(listener.taken.map(({ to }) => to)).toEqual([ada.email, ada.email]);
}, 120_000);

it('answers whoever orders a mail before the mail server says a word', async () => {
  const dataDir = makeDataDir();
  const listener = await listenSmtp();
  listener.behave('hangs');
  const server = await open(dataDir, { SMTP_URL: listener.url });
  expect((await post(server, 'register', ada)).status).toBe(201);
  await vi.waitFor(() => expect(listener.recipients()).toBe(1), PATIENCE);
  expect((await post(server, 'forgot-password', { email: ada.email })).status).toBe(200);
  expect(listener.taken).toEqual([]);
});

it('writes mails as files where there is no mail server, with links to where it listens', async () => {
  const dataDir = makeDataDir();
  const server = await open(dataDir, {});
  await post(server, 'register', ada);
  const folder = join(dataDir, 'mail');
  const name = await vi.waitFor(() => {
    const [found] = readdirSync(folder);
    if (!found?.endsWith('.eml')) throw new Error('no mail yet');
    return found;
  }, PATIENCE);
  expect(name).toMatch(/^\d{8}T\d{6}Z-0001-verification\.eml$/);
  const { text, to } = await PostalMime.parse(readFileSync(join(folder, name)));
  expect(to).toEqual([{ name: ada.fullName, address: ada.email }]);
  const link = new URL(/^http\S+$/m.exec(text ?? '')?.[0] ?? '');
  expect([link.origin, link.pathname, link.searchParams.get('email')]).toEqual([
    server.url,
    '/verify-email',
    ada.email,
  ]);
});
