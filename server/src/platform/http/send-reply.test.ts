import { type Endpoint, endpoint } from '@maquette/contract';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { errorOf } from '#test/support/build-test-app.ts';
import { serveRoutes } from '#test/support/serve-routes.ts';
import { Refusal } from '../refusal.ts';
import { Accepted, bind, type Call } from './route.ts';

const base = {
  method: 'GET',
  path: '/it',
  access: 'public',
  summary: 'It',
  errors: ['rate_limited'],
} as const;
const number = endpoint({ ...base, answer: 'json', response: z.object({ n: z.int() }) });
const events = endpoint({ ...base, answer: 'events', response: z.object({ n: z.int() }) });
const work = endpoint({
  ...base,
  method: 'POST',
  answer: 'json',
  response: z.object({ done: z.boolean() }),
  status: 201,
  accepted: z.object({ id: z.string() }),
});

const get = async (route: ReturnType<typeof bind>, headers: Record<string, string> = {}) => {
  const { app, logged } = await serveRoutes([route]);
  const { method } = route.endpoint;
  return { answer: await app.inject({ method, url: '/api/it', headers }), logged };
};

describe('an answer in JSON', () => {
  it.each([
    ['something else than the contract says', { n: 'one' }],
    ['more than it should', { n: 1, secret: 2 }],
  ])('fails in tests when it says %s', async (_what, body) => {
    const { answer, logged } = await get(bind<Endpoint>(number, () => body as unknown as string));
    expect([answer.statusCode, errorOf(answer).error]).toEqual([500, 'internal']);
    expect(answer.body).not.toContain('contract');
    expect(logged.join('')).toContain('GET /it');
  });

  it('fails in tests when it is refused for a reason that the endpoint does not list', async () => {
    const refuse = () => {
      throw new Refusal('storage_full');
    };
    const { answer } = await get(bind(number, refuse));
    expect(answer.statusCode).toBe(500);
  });

  it('says when to try again', async () => {
    const refuse = () => {
      throw new Refusal('rate_limited', { retryAfterMs: 1500 });
    };
    const { answer } = await get(bind(number, refuse));
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '2']);
    expect(errorOf(answer).message).toContain('2 seconds');
  });

  it('is never kept', async () => {
    const { answer } = await get(bind(number, () => ({ n: 1 })));
    expect([answer.json(), answer.headers['cache-control']]).toEqual([{ n: 1 }, 'no-store']);
  });

  it('is 201 or 202, by the form it has', async () => {
    const either = bind(work, (_ctx, _input, { prefersAsync }) =>
      prefersAsync ? new Accepted({ id: 'x' }) : { done: true },
    );
    expect((await get(either)).answer.statusCode).toBe(201);
    const { answer } = await get(either, { prefer: 'respond-async, wait=5' });
    expect([answer.statusCode, answer.json()]).toEqual([202, { id: 'x' }]);
  });
});

describe('what a call brings', () => {
  const told: { call?: Call } = {};
  const tell = bind(work, (_ctx, _input, call) => {
    told.call = call;
    return { done: true };
  });

  it.each(['', 'with space', 'é', 'x'.repeat(256)])('refuses the idempotency key "%s"', async (key) => {
    const { answer } = await get(tell, { 'idempotency-key': key });
    expect([answer.statusCode, Object.keys(errorOf(answer).fields ?? {})]).toEqual([
      400,
      ['Idempotency-Key'],
    ]);
  });

  it('is its key and who sent it', async () => {
    await get(tell, { 'idempotency-key': 'k-1', 'user-agent': 'test/1' });
    expect(told.call).toMatchObject({ idempotencyKey: 'k-1', userAgent: 'test/1', files: {} });
  });
});

describe('a stream of events', () => {
  const listen = async (route: ReturnType<typeof bind>) => {
    const served = await serveRoutes([route]);
    const address = await served.app.listen({ port: 0, host: '127.0.0.1' });
    const leaving = new AbortController();
    const answer = await fetch(`${address}/api/it`, {
      signal: leaving.signal,
      headers: { 'accept-encoding': 'br, gzip' },
    });
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    return { ...served, answer, reader, leave: () => leaving.abort() };
  };
  const untilAborted = async (signal: AbortSignal) => {
    if (!signal.aborted) await once(signal, 'abort');
  };

  it('comes one by one, uncompressed, and ends with the last', async () => {
    const { answer, reader } = await listen(
      bind(events, async function* () {
        yield { event: 'edit', data: { n: 1 } };
        yield { event: 'edit', data: { n: 2 } };
      }),
    );
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers.get('content-encoding')).toBeNull();
    let text = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value;
    expect(text).toBe(': here\n\nevent: edit\ndata: {"n":1}\n\nevent: edit\ndata: {"n":2}\n\n');
  });

  it.each(['the caller leaves', 'the server closes'])('ends when %s', async (what) => {
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    const { app, reader, leave } = await listen(
      bind(events, async function* (_ctx, _input, { signal }) {
        yield { event: 'edit', data: { n: 1 } };
        await untilAborted(signal);
        end();
      }),
    );
    await reader.read();
    if (what === 'the caller leaves') leave();
    else await app.close();
    await ended;
  });
});
