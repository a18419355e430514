import type { HistoryItem } from '@maquette/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorOf, useTestApp } from '#test/support/build-test-app.ts';
import { type Canary, startCanary, towardsCanary } from '#test/support/canary.ts';
import { get, photoPart, postForm } from '#test/support/edit-drivers.ts';
import { makeMask } from '#test/support/make-photo.ts';
import { signedIn, type SignedInUser } from '#test/support/signed-in.ts';

const SITE = 'http://house.example:8080';
const on = useTestApp({ settings: { PUBLIC_URL: SITE } });

let canary: Canary;
let who: SignedInUser;
let file: HistoryItem;
let mask = '';

beforeAll(async () => {
  canary = await startCanary();
  who = await signedIn(on.current);
  const sent = { path: '/files/upload', parts: { image: await photoPart({ width: 900, height: 600 }) } };
  ({ file } = (await postForm(on.current, who, sent)).json<{ file: HistoryItem }>());
  mask = await savedMask();
});
afterAll(() => canary.close());

const savedMask = async (): Promise<string> => {
  const maskData = `data:image/png;base64,${(await makeMask()).toString('base64')}`;
  await on.current.app.inject({
    method: 'POST',
    url: '/api/inpaint/save-mask',
    payload: { maskData },
    headers: who.headers,
  });
  const { id } = await on.current.db.selectFrom('masks').select('id').executeTakeFirstOrThrow();
  return on.current.house.deps.files.signer.addressOf('mask', id, on.current.clock.now());
};

const proxied = (url: string, headers: Record<string, string> = {}) =>
  on.current.app.inject({
    url: `/api/files/proxy?url=${encodeURIComponent(url)}`,
    headers: { ...who.headers, ...headers },
  });

/** Addresses that look like a picture of this house and are none. */
const notOurs = (path: string): string[] => [
  `https://house.example:8080${path}`,
  `http://house.example${path}`,
  `http://house.example:8081${path}`,
  `http://house.example:08080${path}`,
  `http://HOUSE.example:8080${path}`,
  `http://house.example.:8080${path}`,
  `http://sub.house.example:8080${path}`,
  `http://ada@house.example:8080${path}`,
  `${SITE}/${path}`,
  `${SITE}\\${path}`,
  `/${path}`,
  path.slice(1),
  path.replace('/api/', '/api/../api/'),
  path.replace('/api/', '/api/./'),
  path.replace('/files/', '/files/../files/'),
  path.replace('/files/', '/files/%2e%2e/files/'),
  path.replace('/files/', '/files%2F'),
  path.replace('/files/', '/FILES/'),
  path.replace('/content?', '/content/?'),
  path.replace('/content?', '/content%3F'),
  path.replace('/content?', '/../../../auth/me?'),
  path.replace(/\/content.*$/, ''),
  `${path}#fragment`,
  `${path}\r\nX-Header: 1`,
  `${path}\t`,
  ` ${path}`,
  `${path}&w=333`,
  `${path}&w=320&w=640`,
  `${path}&redirect=http://127.0.0.1/`,
  `${path}&expires=9999999999`,
  encodeURIComponent(path),
  '/api/files',
  '/api/auth/me',
  '/api/auth/export',
  '/metrics',
  '/',
  '.',
  'http://',
  SITE,
  'data:image/png;base64,iVBORw0KGgo=',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'blob:http://house.example:8080/x',
  'about:blank',
  '\u202e/api/files',
];

describe('the proxy for pictures', () => {
  it('refuses every address of anybody else, and calls none', async () => {
    const { pathname, search } = new URL(file.url, SITE);
    const spellings = [
      ...towardsCanary(canary.port, '/room.png', SITE),
      ...towardsCanary(canary.port, pathname + search, SITE),
    ];
    expect(new Set(spellings).size).toBeGreaterThanOrEqual(70);
    for (const url of spellings) {
      const answer = await proxied(url);
      expect([answer.statusCode, errorOf(answer).error], url).toEqual([400, 'validation_failed']);
      expect(errorOf(answer).fields, url).toHaveProperty('url.code', 'invalid');
    }
    expect(canary.hits()).toBe(0);
    const seen = await fetch(`http://127.0.0.1:${canary.port}/room.png`);
    expect([seen.status, canary.hits()]).toEqual([200, 1]);
  });

  it('refuses whatever is not the address of a picture as it was handed out', async () => {
    for (const url of notOurs(file.url)) {
      const answer = await proxied(url);
      expect([answer.statusCode, errorOf(answer).error], url).toEqual([400, 'validation_failed']);
    }
    for (const query of ['', '?url=', '?url=%00', `?url=${'x'.repeat(2001)}`, '?url=a&url=b', '?url=a&to=b'])
      expect((await get(on.current, who, `/files/proxy${query}`)).statusCode, query).toBe(400);
  });

  it('does not find what is signed for another picture, tampered with or expired', async () => {
    const other = file.id.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    const tampered = [
      file.url.replace(file.id, other),
      file.url.replace('/files/', '/files/masks/'),
      mask.replace('/masks/', '/'),
      file.url.replace(/expires=\d+/, 'expires=9999999999'),
      file.url.replace(/signature=.*/, `signature=${'A'.repeat(43)}`),
      file.url.replace(/signature=.*/, `signature=${'A'.repeat(128)}`),
    ];
    for (const url of tampered) {
      const answer = await proxied(url);
      expect([answer.statusCode, errorOf(answer).error], url).toEqual([404, 'not_found']);
    }
    const fourHoursAgo = on.current.clock.now() - 4 * 3_600_000;
    const expired = on.current.house.deps.files.signer.addressOf('file', file.id, fourHoursAgo);
    expect((await proxied(expired)).statusCode).toBe(404);
  });

  it('finds only what is the caller’s, even for who holds the address of somebody else’s', async () => {
    const other = await signedIn(on.current);
    for (const address of [file.url, `${file.url}&w=320`, mask]) {
      const url = `/api/files/proxy?url=${encodeURIComponent(address)}`;
      const answer = await get(on.current, other, url);
      expect([answer.statusCode, errorOf(answer).error]).toEqual([404, 'not_found']);
      expect((await on.current.app.inject(address)).statusCode).toBe(200);
    }
  });

  it('is for those who are signed in', async () => {
    const url = `/api/files/proxy?url=${encodeURIComponent(file.url)}`;
    expect((await on.current.app.inject({ url })).statusCode).toBe(401);
  });

  it.each(['', '&w=320', '&w=640'])(
    'gives what the address "…%s" itself gives, relative or in full',
    async (w) => {
      await same(`${file.url}${w}`);
      await same(`${file.url}${w}`, { range: 'bytes=10-19' });
      await same(`${file.url}${w}`, { range: 'bytes=99999999-' });
    },
  );

  it('gives masks too', async () => {
    await same(mask);
  });

  const same = async (address: string, headers: Record<string, string> = {}) => {
    const told = ({ statusCode, headers: all, rawPayload }: Awaited<ReturnType<typeof proxied>>) => {
      const { date: _date, 'x-request-id': _id, ...rest } = all;
      const body =
        statusCode < 400 ? rawPayload : errorOf({ json: () => JSON.parse(rawPayload.toString()) }).error;
      return { statusCode, rest, body };
    };
    const direct = await on.current.app.inject({ url: address, headers });
    expect(told(await proxied(address, headers))).toEqual(told(direct));
    expect(told(await proxied(`${SITE}${address}`, headers))).toEqual(told(direct));
  };
});
