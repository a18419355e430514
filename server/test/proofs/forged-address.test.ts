import { afterEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../support/build-test-app.ts';

const open: TestApp[] = [];
afterEach(() => Promise.all(open.splice(0).map((app) => app.close())));

/** Guesses at one account until its limit for one address is reached; the forged word changes with each. */
const guess = async (settings: Record<string, string>, forwarded: (n: number) => string) => {
  const on = await buildTestApp({ settings });
  open.push(on);
  const payload = { email: 'guessed@example.test', password: 'Wrong#123' };
  const statuses: number[] = [];
  for (let n = 1; n <= 21; n++) {
    const headers = { 'x-forwarded-for': forwarded(n) };
    const answer = await on.app.inject({ method: 'POST', url: '/api/auth/login', payload, headers });
    statuses.push(answer.statusCode);
  }
  const addresses = await on.db.selectFrom('security_events').select('address').distinct().execute();
  return { last: statuses.at(-1), addresses: addresses.map(({ address }) => address) };
};

it('a caller without a proxy who makes up an address is counted by the real one', async () => {
  expect(await guess({}, (n) => `203.0.113.${n}`)).toEqual({ last: 429, addresses: ['127.0.0.1'] });
});

it('a caller behind a proxy who makes up an address is counted by the one the proxy saw', async () => {
  const forged = (n: number) => `203.0.113.${n}, 198.51.100.7`;
  expect(await guess({ TRUST_PROXY: '1' }, forged)).toEqual({ last: 429, addresses: ['198.51.100.7'] });
  expect(await guess({ TRUST_PROXY: '127.0.0.1' }, forged)).toEqual({
    last: 429,
    addresses: ['198.51.100.7'],
  });
});

it('callers behind a proxy are counted each by their own address', async () => {
  const { last, addresses } = await guess({ TRUST_PROXY: '1' }, (n) => `198.51.100.${n}`);
  expect([last, addresses.length]).toEqual([401, 21]);
});
