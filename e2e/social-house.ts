import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  clients,
  type FacebookPerson,
  type IdentityProvider,
  openIdentityProvider,
} from './identity-provider.ts';
import { providerScripts } from './provider-scripts.ts';
import { test as quiet } from './quiet-test.ts';

interface House {
  origin: string;
  provider: IdentityProvider;
}

/** Who is signed in at the providers in this browser, or would be; null closes the provider's window. */
export interface AtProviders {
  google: { claims: Record<string, unknown>; isForged?: boolean } | null;
  apple: { claims: Record<string, unknown>; name?: { firstName: string; lastName: string } } | null;
  /** `tells`: allows the address only when asked again. */
  facebook: { person: FacebookPerson; tells?: 'at-once' | 'when-asked-again' } | null;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

/** The product with all three providers configured, at an address of its own; mails go where those of the other go. */
const serve = async (provider: IdentityProvider) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'maquette-e2e-social-'));
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [join(import.meta.dirname, '../server/dist/main.js')], {
    env: {
      ...process.env,
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      TRUST_PROXY: 'true',
      PUBLIC_URL: origin,
      SMTP_URL: `smtp://127.0.0.1:${process.env['E2E_SMTP_PORT']}`,
      GOOGLE_CLIENT_ID: clients.google,
      GOOGLE_JWKS_URL: `${provider.origin}/keys`,
      APPLE_CLIENT_ID: clients.apple,
      APPLE_JWKS_URL: `${provider.origin}/keys`,
      FACEBOOK_APP_ID: clients.facebook,
      FACEBOOK_APP_SECRET: 'a-secret-of-the-app',
      FACEBOOK_GRAPH_URL: `${provider.origin}/graph`,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { origin, stop };
};

const isReady = async (origin: string): Promise<void> => {
  for (let left = 200; left > 0; left -= 1) {
    const answer = await fetch(`${origin}/api/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error(`${origin} does not get ready`);
};

const asked = async (people: AtProviders, provider: IdentityProvider, name: string, detail: string) => {
  const { google, apple, facebook } = people;
  if (name === 'google' && google) {
    const credential = await provider.idToken('google', { nonce: detail, ...google.claims }, google.isForged);
    return { credential };
  }
  if (name === 'apple' && apple) {
    const credential = await provider.idToken('apple', { nonce: detail, ...apple.claims });
    return { credential, name: apple.name };
  }
  if (name === 'facebook' && facebook) {
    const { email, ...rest } = facebook.person;
    const isTold = facebook.tells !== 'when-asked-again' || detail === 'rerequest';
    return { credential: provider.accessToken({ ...rest, ...(email && isTold && { email }) }) };
  }
  return null;
};

const stage = async (page: Page, people: AtProviders, provider: IdentityProvider): Promise<void> => {
  await page.exposeFunction('answerOf', (name: string, detail: string) =>
    asked(people, provider, name, detail),
  );
  await page.route(
    (url) => url.hostname !== '127.0.0.1',
    (route) => {
      const url = route.request().url();
      const script = providerScripts.find(([address]) => address.test(url))?.[1];
      if (script) return route.fulfill({ contentType: 'text/javascript', body: script });
      const isStyle = url.endsWith('/style');
      const headers = { 'access-control-allow-origin': '*' };
      return route.fulfill({ contentType: isStyle ? 'text/css' : 'text/html', body: '', headers });
    },
  );
};

/** Playwright's test in a house where one may sign in with Google, Apple and Facebook, all three played here. */
export const test = quiet.extend<{ people: AtProviders }, { house: House }>({
  house: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed: none
    async ({}, use) => {
      const provider = await openIdentityProvider();
      const { origin, stop } = await serve(provider);
      await isReady(origin);
      await use({ origin, provider });
      await stop();
      provider.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ house }, use) => use(house.origin),
  people: [
    async ({ page, house }, use) => {
      const people: AtProviders = { google: null, apple: null, facebook: null };
      await stage(page, people, house.provider);
      await use(people);
    },
    { auto: true },
  ],
});
