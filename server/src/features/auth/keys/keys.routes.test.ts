import type { ApiKey } from '@maquette/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorOf, useTestApp } from '#test/support/build-test-app.ts';
import { giveSubscription } from '#test/support/give-subscription.ts';
import { signedIn, type SignedInUser } from '#test/support/signed-in.ts';
import { databaseKinds } from '#test/support/test-database.ts';
import { exportAccountFacts } from '../account-data/export-account-facts.ts';
import { forgetAccount } from '../account-data/forget-account.ts';

const MINUTE_MS = 60_000;
const MONTH_MS = 31 * 86_400_000;
const DAY_MS = 86_400_000;

interface Made {
  readonly key: ApiKey;
  readonly secret: string;
}

describe.each(databaseKinds())('keys for programs (%s)', (kind) => {
  const on = useTestApp({ kind });
  let owner: SignedInUser;
  beforeEach(async () => {
    owner = await signedIn(on.current);
    await on.current.db.deleteFrom('rate_limits').execute();
  });

  type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
  const call = (method: Method, path: string, bearer: string, payload?: object) =>
    on.current.app.inject({
      method,
      url: `/api${path}`,
      headers: { authorization: `Bearer ${bearer}` },
      ...(payload && { payload }),
    });
  const subscribe = (planId = 'business') => giveSubscription(on.current, { userId: owner.user.id, planId });
  const make = async (name = 'Laptop') =>
    (await call('POST', '/auth/keys', owner.token, { name })).json<Made>();
  const list = async () =>
    (await call('GET', '/auth/keys', owner.token)).json<{ keys: ApiKey[]; hasApiAccess: boolean }>();
  const refusalOf = async (answer: ReturnType<typeof call>) => {
    const sent = await answer;
    return [sent.statusCode, errorOf(sent).error];
  };

  it.each([null, 'basic', 'pro'])('are not made with the plan %s', async (planId) => {
    if (planId) await subscribe(planId);
    const made = call('POST', '/auth/keys', owner.token, { name: 'Laptop' });
    expect(await refusalOf(made)).toEqual([403, 'api_access_needed']);
    expect(await list()).toEqual({ keys: [], hasApiAccess: false });
  });

  it('are not made without a name, and no more than ten, also when ten more are asked for at once', async () => {
    await subscribe();
    for (const name of ['', '   ', 'x'.repeat(121)])
      expect(await refusalOf(call('POST', '/auth/keys', owner.token, { name }))).toEqual([
        400,
        'validation_failed',
      ]);
    for (let n = 0; n < 5; n++) await make();
    const asked = Array.from({ length: 10 }, () => call('POST', '/auth/keys', owner.token, { name: 'More' }));
    const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    expect(statuses.filter((status) => status === 409)).toHaveLength(5);
    expect((await list()).keys).toHaveLength(10);
  });

  it('open edits, files and credits, and are refused everywhere else like an unknown token', async () => {
    await subscribe();
    const { secret } = await make();
    for (const path of ['/edits', '/files', '/credits/balance', '/capabilities'])
      expect((await call('GET', path, secret)).statusCode, path).toBe(200);
    const closed: [Method, string][] = [
      ['GET', '/auth/me'],
      ['GET', '/auth/keys'],
      ['POST', '/auth/keys'],
      ['POST', '/auth/logout'],
      ['DELETE', '/auth/account'],
      ['GET', '/subscriptions/user'],
    ];
    for (const [method, path] of closed) {
      const refused = await call(method, path, secret);
      const unknown = await call(method, path, 'mqt_nothing');
      expect([refused.statusCode, errorOf(refused).error], path).toEqual([401, 'session_expired']);
      expect(errorOf(refused).message).toBe(errorOf(unknown).message);
    }
  });

  it('rest while the plan does not give them, and work again once it does', async () => {
    await subscribe();
    const { secret, key } = await make();
    on.current.clock.advance(MONTH_MS + 2 * DAY_MS);
    expect(await refusalOf(call('GET', '/edits', secret))).toEqual([403, 'api_access_needed']);
    owner = await signedIn(on.current, owner.user);
    expect(await list()).toMatchObject({ keys: [{ id: key.id }], hasApiAccess: false });
    await subscribe();
    expect((await call('GET', '/edits', secret)).statusCode).toBe(200);
  });

  it('are told once, and kept as a hash with the start to tell them by', async () => {
    await subscribe();
    const { secret, key } = await make(' My script ');
    expect(secret).toMatch(/^mqt_[\w-]{43}$/);
    expect(key).toMatchObject({ name: 'My script', start: secret.slice(0, 10), lastUsedAt: null });
    const rows = await on.current.db.selectFrom('api_keys').selectAll().execute();
    expect(JSON.stringify([rows, await list()])).not.toContain(secret.slice(4));
    expect((await list()).keys).toEqual([key]);
  });

  it('tell when they were last used, to the minute', async () => {
    await subscribe();
    const { secret } = await make();
    const used = async () => {
      await call('GET', '/edits', secret);
      return (await list()).keys[0]?.lastUsedAt;
    };
    const first = await used();
    expect(first).toBe(new Date(on.current.clock.now()).toISOString());
    on.current.clock.advance(MINUTE_MS - 1);
    expect(await used()).toBe(first);
    on.current.clock.advance(1);
    expect(await used()).toBe(new Date(on.current.clock.now()).toISOString());
  });

  it('end at once when they are revoked; somebody else’s cannot be', async () => {
    await subscribe();
    const { secret, key } = await make();
    const stranger = await signedIn(on.current);
    const byStranger = call('DELETE', `/auth/keys/${key.id}`, stranger.token);
    expect(await refusalOf(byStranger)).toEqual([404, 'not_found']);
    expect((await call('DELETE', `/auth/keys/${key.id}`, owner.token)).statusCode).toBe(200);
    expect(await refusalOf(call('GET', '/edits', secret))).toEqual([401, 'session_expired']);
    expect(await refusalOf(call('DELETE', `/auth/keys/${key.id}`, owner.token))).toEqual([404, 'not_found']);
    const events = on.current.db.selectFrom('security_events').select(['kind', 'details']);
    expect(await events.where('user_id', '=', owner.user.id).orderBy('id').execute()).toEqual([
      { kind: 'key-made', details: JSON.stringify({ keyId: key.id }) },
      { kind: 'key-revoked', details: JSON.stringify({ keyId: key.id }) },
    ]);
  });

  it('outlive the session they were made in, and end with the account', async () => {
    await subscribe();
    const { secret } = await make();
    await call('POST', '/auth/logout', owner.token);
    expect((await call('GET', '/edits', secret)).statusCode).toBe(200);
    await forgetAccount(on.current.context(), { userId: owner.user.id });
    expect(await refusalOf(call('GET', '/edits', secret))).toEqual([401, 'session_expired']);
    const left = on.current.db.selectFrom('api_keys').select('id').where('user_id', '=', owner.user.id);
    expect(await left.execute()).toEqual([]);
  });

  it('are named in what a person takes along, without what opens', async () => {
    await subscribe();
    const { secret, key } = await make();
    const ports = { ...on.current.context(), ...on.current.house.deps.auth };
    const { securityEvents: _later, ...facts } = await exportAccountFacts(ports, { userId: owner.user.id });
    expect(facts.keys).toEqual([key]);
    expect(JSON.stringify(facts)).not.toContain(secret.slice(4));
  });

  it('may call six hundred times a minute, each for itself', async () => {
    await subscribe();
    const [busy, other] = [await make(), await make()];
    const calls = Array.from({ length: 600 }, () => call('GET', '/credits/balance', busy.secret));
    expect((await Promise.all(calls)).every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(await refusalOf(call('GET', '/credits/balance', busy.secret))).toEqual([429, 'rate_limited']);
    expect((await call('GET', '/credits/balance', other.secret)).statusCode).toBe(200);
  });
});
