import { type Endpoint, endpoints, ErrorBody } from '@maquette/contract';
import fc from 'fast-check';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../support/build-test-app.ts';
import { makeUser } from '../support/make-user.ts';
import { signedIn, type SignedInUser } from '../support/signed-in.ts';
import { type IdentityProviderSimulator, startIdentityProvider } from '@maquette/simulators';
import { oneDatabaseKind } from '../support/test-database.ts';
import { type BadRequest, badRequest } from './bad-requests.ts';
import { passwordHashIn } from './scene.ts';

const SEED = 20_260_115;
/** No call may leave its caller waiting. */
const TIMEOUT_MS = 10_000;
/** For all requests of an endpoint together, on a machine that may be busy. */
const PATIENCE_MS = 120_000;
/** In all; `npm run test:fuzz` sends more. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 2000);

const all = Object.values(endpoints).flatMap((calls) => Object.values(calls) as Endpoint[]);
const cases = all.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
const TRACE = /\n\s+at |node_modules|\.[mc]?[jt]s:\d|\b(?:Kysely|Sqlite|postgres|ECONN|ENOENT|SQLITE)/i;

describe.each(oneDatabaseKind())('whatever is sent (%s)', (kind) => {
  let on: TestApp;
  let providers: IdentityProviderSimulator;
  let caller: SignedInUser;
  let hash: string;
  let sent = 0;
  const statuses = new Map<number, number>();
  beforeAll(async () => {
    providers = await startIdentityProvider({ now: Date.now });
    on = await buildTestApp({ kind, settings: providers.settings });
    hash = await passwordHashIn(on);
    caller = await person();
  });
  afterAll(() => Promise.all([on.close(), providers.close()]));
  const person = async (): Promise<SignedInUser> => {
    // An administrator's calls come to the verbs of all.
    return signedIn(on, await makeUser(on.db, { passwordHash: hash, role: 'admin' }));
  };

  const send = async (endpoint: Endpoint, { method, url, headers, body, isSignedIn }: BadRequest) => {
    // What is proved here is not that somebody is refused for calling often.
    if (sent++ % 10 === 0) await on.db.deleteFrom('rate_limits').execute();
    const isStream = endpoint.answer === 'events' || endpoint.answer === 'download';
    const reply = await on.app.inject({
      method: method as Endpoint['method'],
      url,
      headers: {
        ...(isSignedIn && caller.headers),
        ...(body.type !== undefined && { 'content-type': body.type }),
        ...headers,
      },
      ...(body.payload !== undefined && { payload: body.payload }),
      remoteAddress: `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`,
      payloadAsStream: isStream,
    });
    const isFine = reply.statusCode < 400;
    if (isStream && isFine) reply.stream().destroy();
    // It may have been a right call after all, such as signing out.
    if (isFine && method !== 'GET') caller = await person();
    statuses.set(reply.statusCode, (statuses.get(reply.statusCode) ?? 0) + 1);
    return {
      status: reply.statusCode,
      body: isStream ? (isFine ? '' : await text(reply.stream())) : reply.body,
    };
  };

  it.each(cases)(
    '%s answers it, or refuses it in the words of the contract',
    async (_name, endpoint) => {
      const property = fc.asyncProperty(badRequest(endpoint), async (request) => {
        const { status, body } = await send(endpoint, request);
        expect(status, body).toBeLessThan(500);
        if (status < 400 || request.method === 'HEAD') return;
        expect(() => ErrorBody.strict().parse(JSON.parse(body))).not.toThrow();
        expect(body).not.toMatch(TRACE);
      });
      await fc.assert(property, {
        seed: SEED,
        numRuns: Math.ceil(REQUESTS / all.length),
        timeout: TIMEOUT_MS,
        endOnFailure: true,
      });
    },
    PATIENCE_MS,
  );

  it('reaches what it is meant to reach, and leaves the server well and nothing behind', async () => {
    const share = (status: number) => (statuses.get(status) ?? 0) / sent;
    expect(sent).toBeGreaterThanOrEqual(REQUESTS);
    expect(share(400)).toBeGreaterThan(0.3);
    expect(share(401)).toBeLessThan(0.2);
    expect(share(429)).toBeLessThan(0.02);
    const { app, folder } = on;
    expect((await app.inject({ method: 'GET', url: '/api/health/ready' })).statusCode).toBe(200);
    expect(readdirSync(join(folder, 'temporary'))).toEqual([]);
    const me = await app.inject({ method: 'GET', url: '/api/auth/me', headers: caller.headers });
    expect(me.statusCode).toBe(200);
  });
});
