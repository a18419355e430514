import { endpoint } from '@maquette/contract';
import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { errorOf } from '#test/support/build-test-app.ts';
import { serveRoutes } from '#test/support/serve-routes.ts';
import { Refusal } from '../refusal.ts';
import { bind, type DownloadReply } from './route.ts';

const file = endpoint({
  method: 'GET',
  path: '/it',
  access: 'public',
  summary: 'It',
  answer: 'download',
  response: z.unknown(),
  errors: ['rate_limited'],
});
const CHUNK = Buffer.alloc(64 * 1024, 7);

const serve = (content: DownloadReply['content'], bytes?: number) =>
  serveRoutes([
    bind(file, () => ({
      content,
      mime: 'application/zip',
      filename: 'été.zip',
      ...(bytes !== undefined && { bytes }),
    })),
  ]);

const get = async (...reply: Parameters<typeof serve>) =>
  (await serve(...reply)).app.inject({ url: '/api/it', headers: { 'accept-encoding': 'br, gzip' } });

async function* broken(chunks: number, error: Error) {
  for (let i = 0; i < chunks; i++) yield CHUNK;
  throw error;
}

describe('a download', () => {
  it('that is refused before its first byte is answered as any call', async () => {
    const answer = await get(Readable.from(broken(0, new Refusal('rate_limited', { retryAfterMs: 1000 }))));
    expect([answer.statusCode, errorOf(answer).error]).toEqual([429, 'rate_limited']);
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.headers['content-disposition']).toBeUndefined();
  });

  it('that breaks in the middle breaks the connection, so that nobody takes half for the whole', async () => {
    const { app, logged } = await serve(Readable.from(broken(20, new Error('the disk is gone'))));
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${address}/api/it`);
    expect(answer.status).toBe(200);
    await expect(answer.arrayBuffer()).rejects.toThrow('terminated');
    expect(logged.join('')).toContain('the disk is gone');
  });

  it.each(['before its first byte', 'in the middle'])('ends when the caller leaves %s', async (when) => {
    const content = new PassThrough();
    const { app } = await serve(content);
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const arrived = once(app.server, 'request');
    const leaving = new AbortController();
    const answer = fetch(`${address}/api/it`, { signal: leaving.signal });
    const failure = answer.then((begun) => begun.arrayBuffer()).catch((error: Error) => error.name);
    await arrived;
    if (when === 'in the middle') {
      content.write(CHUNK);
      await answer;
    }
    leaving.abort();
    expect(await failure).toBe('AbortError');
    if (!content.closed) await once(content, 'close');
  });

  it.each(['buffer', 'stream', 'empty stream'])('comes from a %s as it is, to be kept', async (kind) => {
    const bytes = kind === 'empty stream' ? Buffer.alloc(0) : Buffer.concat([CHUNK, CHUNK, CHUNK]);
    const stream = Readable.from(bytes.length > 0 ? [CHUNK, CHUNK, CHUNK] : []);
    const answer = await get(kind === 'buffer' ? bytes : stream, bytes.length);
    expect([answer.statusCode, answer.rawPayload.equals(bytes)]).toEqual([200, true]);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(bytes.length),
      'content-disposition': `attachment; filename="ete.zip"; filename*=UTF-8''%C3%A9t%C3%A9.zip`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['content-encoding']).toBeUndefined();
  });
});
