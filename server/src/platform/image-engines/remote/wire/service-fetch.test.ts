import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SimCall, type Simulator, startSimulator } from '@maquette/simulators';
import { formBody } from './form-body.ts';
import { type ServiceCall, serviceFetch } from './service-fetch.ts';

describe('a call to a service', () => {
  let seen: SimCall | undefined;
  let simulator: Simulator;
  beforeAll(async () => {
    const serve = (call: SimCall) => {
      seen = call;
      return { status: 200, body: { size: call.bytes.length } };
    };
    const routes = ['GET', 'POST'].map((method) => ({ method, path: /^\/a$/, step: 'submit', serve }));
    simulator = await startSimulator({ name: 'any', routes, loose: null });
  });
  afterAll(() => simulator.close());

  const call = (changes: Partial<ServiceCall> = {}) =>
    serviceFetch({
      method: 'GET',
      url: `${simulator.url}/a`,
      signal: new AbortController().signal,
      timeoutMs: 20_000,
      ...changes,
    });

  it('that nobody takes was certainly not taken', async () => {
    const gone = await startSimulator({ name: 'gone', routes: [], loose: null });
    await gone.close();
    await expect(call({ url: gone.url })).rejects.toMatchObject({ kind: 'busy' });
    await expect(call({ url: 'http://nobody.invalid/' })).rejects.toMatchObject({ kind: 'busy' });
  });

  it.each([
    ['is not answered in time', { neverAnswer: true }, { timeoutMs: 50 }, 'lost'],
    ['is cut before the answer', { lostAnswer: true }, {}, 'lost'],
    ['is cut in the middle of the answer', { truncated: true }, {}, 'lost'],
    ['is sent elsewhere', { redirect: 'http://169.254.169.254/' }, {}, 'broken'],
    ['is answered with too much', {}, { bytesMax: 4 }, 'broken'],
  ])('that %s fails', async (_, fault, changes, kind) => {
    simulator.next(fault);
    await expect(call(changes)).rejects.toMatchObject({ kind });
    await simulator.reached('submit');
    simulator.reset();
  });

  it('whose address leads into a private network is not made', async () => {
    const { port } = new URL(simulator.url);
    const hidden = call({ url: `http://localhost:${port}/a`, isPublicOnly: true });
    await expect(hidden).rejects.toMatchObject({ kind: 'broken' });
    expect(simulator.submissions).toBe(0);
  });

  it('ends with the reason given', async () => {
    const reason = new Error('enough');
    await expect(call({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const ending = new AbortController();
    simulator.next({ neverAnswer: true });
    const calling = call({ signal: ending.signal });
    void simulator.reached('submit').then(() => ending.abort(reason));
    await expect(calling).rejects.toBe(reason);
  });

  it('sends a form as multipart with its length, a text as it is, and reads the answer', async () => {
    const reply = await call({ method: 'POST', body: formBody({ prompt: 'a sofa' }) });
    expect([reply.status, reply.json()]).toEqual([200, { size: seen?.bytes.length }]);
    expect((await seen?.form())?.texts).toEqual({ prompt: ['a sofa'] });
    expect(Number(seen?.headers['content-length'])).toBe(seen?.bytes.length);
    const headers = { 'content-type': 'application/json' };
    await call({ method: 'POST', body: '{"a":1}', headers });
    expect([seen?.json(), seen?.headers['content-type']]).toEqual([{ a: 1 }, 'application/json']);
  });

  it('says that an answer is not JSON, unless nobody minds', async () => {
    simulator.next({ htmlBody: true });
    const reply = await call();
    expect(() => reply.json()).toThrow('not JSON');
    expect(reply.jsonOrNull()).toBeNull();
  });
});
