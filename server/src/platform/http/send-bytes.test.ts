import { endpoint } from '@maquette/contract';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { errorOf } from '#test/support/build-test-app.ts';
import { serveRoutes } from '#test/support/serve-routes.ts';
import { resolveRange, type RangeWish } from '../byte-range.ts';
import { Refusal } from '../refusal.ts';
import { bind, type BytesReply } from './route.ts';

const picture = endpoint({
  method: 'GET',
  path: '/it',
  access: 'public',
  summary: 'It',
  answer: 'bytes',
  response: z.unknown(),
  errors: ['not_found', 'range_not_satisfiable'],
});
const BYTES = Buffer.from('0123456789');

const serve = async (content: BytesReply['content']) =>
  (
    await serveRoutes([
      bind(picture, () => ({
        ...{ content, mime: 'image/webp', etag: 'abc', maxAgeSeconds: 60 },
        headers: { 'content-security-policy': 'sandbox' },
      })),
    ])
  ).app;

/** Ten bytes that tell how they were opened. */
const tenBytes = () => {
  const opened: (RangeWish | null)[] = [];
  const content = async (wish?: RangeWish) => {
    opened.push(wish ?? null);
    const range = wish ? resolveRange(wish, BYTES.length) : null;
    const part = range ? BYTES.subarray(range.first, range.last + 1) : BYTES;
    return { stream: Readable.from([part]), bytes: BYTES.length, range };
  };
  return { opened, content };
};

const get = async (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') => {
  const { opened, content } = tenBytes();
  return { opened, answer: await (await serve(content)).inject({ method, url: '/api/it', headers }) };
};

const partOf = async (range: string, more: Record<string, string> = {}) => {
  const { answer } = await get({ range, ...more });
  return [answer.statusCode, answer.body, answer.headers['content-range'], answer.headers['content-length']];
};

const whole = [200, '0123456789', undefined, '10'];

describe('a part of bytes', () => {
  it.each(['bytes=10-', 'bytes=10-12', 'bytes=99999999999999999999-', 'bytes=-0'])(
    'is refused with the length there is when %s lies outside of them',
    async (range) => {
      const { answer } = await get({ range, 'accept-language': 'fr' });
      expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, 'bytes */10']);
      expect(errorOf(answer)).toMatchObject({
        error: 'range_not_satisfiable',
        message: 'Cette partie du fichier n’existe pas.',
      });
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['etag']).toBeUndefined();
    },
  );

  it.each([
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=5-2',
    'bytes=a-b',
    'bytes=1-2x',
    'bytes=-1-2',
    'bytes=+1-2',
    'bytes=0-1,3-4',
    'bytes=0-1,',
    'lines=0-1',
    'bytes 0-1',
  ])('is the whole when "%s" asks for none, for several or for what nobody understands', async (range) => {
    expect(await partOf(range)).toEqual(whole);
  });

  it.each([
    ['bytes=0-0', '0', '0-0'],
    ['bytes=2-4', '234', '2-4'],
    ['bytes=7-', '789', '7-9'],
    ['bytes=0-', '0123456789', '0-9'],
    ['bytes=-3', '789', '7-9'],
    ['bytes=-99', '0123456789', '0-9'],
    ['bytes=8-99999999999999999999', '89', '8-9'],
    ['Bytes= 1-2 ', '12', '1-2'],
  ])('is what %s asks for, and says which', async (range, body, place) => {
    expect(await partOf(range)).toEqual([206, body, `bytes ${place}/10`, String(body.length)]);
  });

  it('is sent only of what the caller has the rest of', async () => {
    expect(await partOf('bytes=1-2', { 'if-range': '"abc"' })).toEqual([206, '12', 'bytes 1-2/10', '2']);
    for (const ifRange of ['"abd"', 'W/"abc"', 'abc', 'Thu, 01 Jan 2026 00:00:00 GMT'])
      expect(await partOf('bytes=1-2', { 'if-range': ifRange }), ifRange).toEqual(whole);
  });

  it('is asked of the storage as such, and not at all when the caller has everything', async () => {
    expect((await get({ range: 'bytes=2-4' })).opened).toEqual([{ first: 2, last: 4 }]);
    expect((await get({ range: 'bytes=-4' })).opened).toEqual([{ suffix: 4 }]);
    const { opened, answer } = await get({ range: 'bytes=2-4', 'if-none-match': '"abc"' });
    expect([opened, answer.statusCode]).toEqual([[], 304]);
  });

  it('is no matter where only the head is asked for', async () => {
    const { answer } = await get({ range: 'bytes=2-4' }, 'HEAD');
    expect([answer.statusCode, answer.headers['content-length'], answer.body]).toEqual([200, '10', '']);
  });
});

describe('an answer in bytes', () => {
  it('is an error when they are not there any more', async () => {
    const app = await serve(() => Promise.reject(new Refusal('not_found')));
    const answer = await app.inject('/api/it');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it.each(['"abc"', '"x", "abc"', 'W/"abc"', '"x",W/"abc"', '*'])(
    'is not sent again to whoever has %s',
    async (known) => {
      const { opened, answer } = await get({ 'if-none-match': known });
      expect([answer.statusCode, answer.body, answer.headers['etag'], opened]).toEqual([
        304,
        '',
        '"abc"',
        [],
      ]);
      expect(answer.headers['cache-control']).toBe('private, max-age=60, immutable');
    },
  );

  it.each(['"x"', 'abc', '"abc', ''])('is sent to whoever has %s', async (known) => {
    expect((await get({ 'if-none-match': known })).answer.statusCode).toBe(200);
  });

  it.each(['a buffer', 'a storage'])('comes from %s as it is, with how long to keep it', async (from) => {
    const bytes = Buffer.from('picture '.repeat(1000));
    const opening = async () => ({ stream: Readable.from([bytes]), bytes: bytes.length, range: null });
    const app = await serve(from === 'a buffer' ? bytes : opening);
    const answer = await app.inject({ url: '/api/it', headers: { 'accept-encoding': 'br, gzip' } });
    expect(answer.rawPayload).toEqual(bytes);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '8000',
      'cache-control': 'private, max-age=60, immutable',
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      ...(from === 'a storage' && { 'accept-ranges': 'bytes' }),
    });
  });
});
