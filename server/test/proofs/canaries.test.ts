import type { HistoryItem, SignedIn } from '@maquette/contract';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { maskPart, photoPart } from '../support/edit-drivers.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import {
  facebookApp,
  type IdentityProviderSimulator,
  type Simulator,
  type SmtpListener,
  stabilityKey,
  startIdentityProvider,
  startStability,
} from '@maquette/simulators';
import { listenSmtp } from '#test/support/listen-smtp.ts';
import { visitorOf } from './visitor.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'maquette-canaries-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Every secret of the run: what nobody may find who reads the log or the stored data. */
const secrets = new Set<string>();
const secret = <T extends string>(value: T): T => {
  expect(value.length).toBeGreaterThan(8);
  secrets.add(value);
  return value;
};
const password = (n: number): string => secret(`Canary-${n}-9f27c1e5`);
/** As it is, and as it travels in headers and addresses. */
const formsOf = (value: string): string[] => [
  value,
  encodeURIComponent(value),
  Buffer.from(value).toString('base64').replace(/=+$/, ''),
  Buffer.from(value).toString('base64url'),
  Buffer.from(value).toString('hex'),
];

const login = { user: 'mailer', password: 'Canary-smtp-9f27c1' };

interface Surroundings {
  readonly server: ServerProcess;
  readonly mails: SmtpListener;
  readonly providers: IdentityProviderSimulator;
  readonly stability: Simulator;
  readonly call: ReturnType<typeof visitorOf>;
}

const openHouse = async (): Promise<Surroundings> => {
  const mails = await listenSmtp({ login });
  const providers = await startIdentityProvider({ now: Date.now });
  const stability = await startStability();
  const settings = {
    ...providers.settings,
    LOG_LEVEL: 'debug',
    SECRET: secret('Canary-secret-9f27c1e5-of-the-whole-house'),
    SMTP_URL: mails.url.replace('//', `//${login.user}:${secret(login.password)}@`),
    STABILITY_API_KEY: secret(stabilityKey),
    STABILITY_API_URL: stability.url,
    BFL_API_KEY: secret('Canary-bfl-9f27c1e5'),
    BFL_API_URL: 'http://127.0.0.1:1',
  };
  secret(facebookApp.secret);
  secret(Buffer.from(`\0${login.user}\0${login.password}`).toString('base64'));
  const server = await startServer({ dataDir, settings });
  onTestFinished(async () => {
    await server.kill();
    await Promise.all([providers.close(), stability.close()]);
  });
  return { server, mails, providers, stability, call: visitorOf(server.url) };
};

const signedIn = (answer: { body: string }): SignedIn => {
  const told = JSON.parse(answer.body) as SignedIn;
  secret(told.token);
  return told;
};

/** The token of the newest mail, once there are `count`. */
const tokenOfMail = async ({ mails }: Surroundings, count: number): Promise<string> => {
  await vi.waitFor(() => expect(mails.taken.length).toBe(count), { timeout: 20_000 });
  const { text = '' } = await PostalMime.parse(mails.taken.at(-1)?.source ?? '');
  return secret(/[?&]token=([\w-]+)/.exec(text)?.[1] ?? '');
};

const ada = { email: 'ada@example.test', fullName: 'Ada Byron' };

/** Registers, proves the address, forgets the password, sets and changes it. Gives the last password and a session. */
const liveByMail = async (house: Surroundings) => {
  const { call } = house;
  const first = signedIn(await call('POST', '/auth/register', { json: { ...ada, password: password(1) } }));
  await call('POST', '/auth/login', { json: { email: ada.email, password: password(2) } });
  const verification = await tokenOfMail(house, 1);
  await call('GET', `/auth/verify-email?token=${verification.slice(0, -1)}`);
  expect((await call('GET', `/auth/verify-email?token=${verification}`)).status).toBe(200);
  await call('POST', '/auth/forgot-password', { json: { email: ada.email } });
  const reset = await tokenOfMail(house, 2);
  await call('POST', '/auth/reset-password', { json: { token: `${reset}x`, password: password(3) } });
  const renewed = { token: reset, password: password(3) };
  expect((await call('POST', '/auth/reset-password', { json: renewed })).status).toBe(200);
  expect((await call('GET', '/auth/me', { token: first.token })).status).toBe(401);

  const { token } = signedIn(
    await call('POST', '/auth/login', { json: { email: ada.email, password: password(3) } }),
  );
  const change = { currentPassword: password(4), newPassword: password(5) };
  await call('PUT', '/auth/password', { json: change, token });
  const changed = { ...change, currentPassword: password(3) };
  expect((await call('PUT', '/auth/password', { json: changed, token })).status).toBe(200);
  return signedIn(await call('POST', '/auth/login', { json: { email: ada.email, password: password(5) } }));
};

const liveByProviders = async ({ call, providers }: Surroundings) => {
  const fresh = async () => {
    const { body } = await call('GET', '/auth/social-login/nonce');
    return secret((JSON.parse(body) as { nonce: string }).nonce);
  };
  const enter = (provider: string, credential: string) =>
    call('POST', `/auth/social-login/${provider}`, { json: { credential: secret(credential) } });
  await enter('google', providers.googleToken({ nonce: 'never given' }));
  await enter('apple', providers.appleToken({ nonce: await fresh(), aud: 'somebody else' }));
  const { token } = signedIn(await enter('google', providers.googleToken({ nonce: await fresh() })));
  await enter('facebook', 'EAAB-Canary-unknown-to-all');
  providers.next({ at: 'debug_token', status: 500, htmlBody: true });
  await enter('facebook', providers.facebookToken({ userId: '7', email: 'seven@example.test' }));
  signedIn(await enter('facebook', providers.facebookToken({ userId: '8', email: 'eight@example.test' })));

  const farewell = {
    provider: 'google',
    credential: secret(providers.googleToken({ nonce: await fresh() })),
  };
  expect((await call('DELETE', '/auth/account', { json: farewell, token })).status).toBe(200);
};

const livePictures = async ({ call, stability }: Surroundings, token: string) => {
  await call('POST', '/files/upload', { form: { image: await photoPart() }, token });
  const { files } = JSON.parse((await call('GET', '/files', { token })).body) as { files: HistoryItem[] };
  const address = files[0]?.url ?? '';
  secret(/signature=([^&]+)/.exec(address)?.[1] ?? '');
  expect((await call('GET', `${address}&w=320`)).status).toBe(200);
  expect((await call('GET', `${address}&w=3`)).status).toBe(400);
  const size = { width: 256, height: 192 };
  const mask = await maskPart({ ...size, white: [60, 60, 160, 140] });
  const form = { image: await photoPart(size), mask, prompt: 'a sofa' };
  expect((await call('POST', '/inpaint/inpaint', { form, token })).status).toBe(200);
  // Nobody answers there.
  const premium = { form: { image: await photoPart(size), prompt: 'a sofa' }, token };
  expect((await call('POST', '/inpaint/flux-kontext-pro', premium)).status).toBe(200);
  const echo = `Incorrect key: ${stabilityKey}; see https://house:${stabilityKey}@example.test`;
  stability.next({ status: 401, body: { id: '1', name: 'unauthorized', errors: [echo] } });
  expect((await call('POST', '/inpaint/inpaint', { form, token })).status).toBe(503);
  await call('GET', '/auth/export', { token });
};

const liveByKey = async ({ call }: Surroundings, token: string) => {
  const plan = { planId: 'business', paymentMethodId: 'card_1' };
  expect((await call('POST', '/payments/subscriptions', { json: plan, token })).status).toBe(200);
  const made = await call('POST', '/auth/keys', { json: { name: 'Batch' }, token });
  const key = secret((JSON.parse(made.body) as { secret: string }).secret);
  expect((await call('GET', '/edits', { token: key })).status).toBe(200);
  expect((await call('GET', '/auth/me', { token: key })).status).toBe(401);
  // Told from others by its start, which is no secret.
  secret(key.slice('mqt_'.length + 6));
};

interface Stored {
  readonly path: string;
  readonly text: string;
}

/** A server that is at work removes temporary files of its own while they are listed. */
const unlessGone = <T>(read: () => readonly T[]): readonly T[] => {
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
};

const everyFile = (folder: string): Stored[] =>
  unlessGone(() => readdirSync(folder, { withFileTypes: true })).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return everyFile(path);
    return entry.isFile() ? unlessGone(() => [{ path, text: readFileSync(path, 'latin1') }]) : [];
  });

it('no password, token, nonce, credential, signature or key is found in the log or in anything stored', async () => {
  const house = await openHouse();
  const { call, server, mails } = house;
  const { token } = await liveByMail(house);
  await liveByProviders(house);
  await livePictures(house, token);
  await liveByKey(house, token);

  mails.behave('refuses-sender');
  await call('POST', '/auth/forgot-password', { json: { email: ada.email } });
  await vi.waitFor(() => expect(server.said.join('\n')).toContain('mail did not leave'), { timeout: 20_000 });
  await call('DELETE', '/auth/account', { json: { password: password(6) }, token });
  // Before the deletion too: it takes away what it finds.
  const before = everyFile(dataDir);
  expect((await call('DELETE', '/auth/account', { json: { password: password(5) }, token })).status).toBe(
    200,
  );
  expect(await server.stop()).toBe(0);

  const log = server.said.join('\n');
  expect(log).toContain('/api/auth/login');
  expect(log).toContain('Incorrect key: [secret]');
  expect(secrets.size).toBeGreaterThan(25);
  const places = [...before, ...everyFile(dataDir), { path: 'the log', text: log }];
  expect(places.some(({ path }) => path.endsWith('maquette.db'))).toBe(true);
  const found = places.flatMap(({ path, text }) =>
    [...secrets]
      .filter((value) => formsOf(value).some((form) => text.includes(form)))
      .map((value) => [path, value]),
  );
  expect(found).toEqual([]);
}, 120_000);
