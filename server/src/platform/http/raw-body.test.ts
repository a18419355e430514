import { endpoint } from '@maquette/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { serveRoutes } from '#test/support/serve-routes.ts';
import { bind } from './route.ts';

const Echo = z.object({ bytes: z.string(), signature: z.string() });
const raw = endpoint({
  ...{ method: 'POST', path: '/raw', access: 'public', summary: 'Echo', rawBody: true },
  ...{ answer: 'json', response: Echo, errors: ['body_too_large'] },
});
const parsed = endpoint({
  ...{ method: 'POST', path: '/parsed', access: 'public', summary: 'Echo', body: z.looseObject({}) },
  ...{ answer: 'json', response: Echo, errors: ['validation_failed'] },
});

const routes = [
  bind(
    raw,
    async (_ctx, _input, { rawBody, header }) => ({
      bytes: rawBody.toString('hex'),
      signature: header('x-signature') ?? 'none',
    }),
    { bodyBytes: 100 },
  ),
  bind(parsed, async (_ctx, _input, { rawBody }) => ({ bytes: rawBody.toString('hex'), signature: '' })),
];

describe('a body that is taken as it was sent', () => {
  const post = async (url: string, payload: Buffer | string, headers: Record<string, string>) => {
    const { app } = await serveRoutes(routes);
    return app.inject({ method: 'POST', url: `/api${url}`, payload, headers });
  };

  it('is refused beyond its limit', async () => {
    const answer = await post('/raw', Buffer.alloc(101), { 'content-type': 'application/json' });
    expect(answer.statusCode).toBe(413);
  });

  it.each([
    ['application/json', '{ "a" : 1 }'],
    ['application/json', '{'],
    ['application/json; charset=utf-8', ''],
    ['multipart/form-data; boundary=x', 'no part'],
    ['text/plain', '\u00e9'],
    ['application/octet-stream', '\0'],
  ])('reaches its verb byte for byte as %s', async (type, body) => {
    const answer = await post('/raw', body, { 'content-type': type, 'x-signature': 't=1,v1=x' });
    expect(answer.json()).toEqual({ bytes: Buffer.from(body).toString('hex'), signature: 't=1,v1=x' });
  });

  it('is nobody else’s way to be read', async () => {
    const answer = await post('/parsed', '{"a":1}', { 'content-type': 'application/json' });
    expect(answer.json()).toEqual({ bytes: '', signature: '' });
    expect((await post('/parsed', '{', { 'content-type': 'application/json' })).statusCode).toBe(400);
  });
});
