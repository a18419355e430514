import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '#test/support/build-test-app.ts';
import { openLog } from '../../log.ts';
import { openSandbox } from './open-sandbox.ts';
import { cardsOf, openCheckout, press } from '#test/support/payment-provider/page-drivers.ts';

const DAY_MS = 86_400_000;

const moveClock = (on: ReturnType<typeof useTestApp>, payload: object) =>
  on.current.app.inject({ method: 'POST', url: '/sandbox/clock', payload });

describe('the clock of the sandbox over HTTP', () => {
  const still = useTestApp();
  const movable = useTestApp({ settings: { SANDBOX_CLOCK: '1' } });

  it('is not there unless the settings ask for it', async () => {
    const before = await cardsOf(still.current).now();
    expect((await moveClock(still, { advanceMs: DAY_MS })).statusCode).toBe(404);
    expect(await cardsOf(still.current).now()).toBe(before);
  });

  it('goes forward only, by whole milliseconds', async () => {
    for (const advanceMs of [0, -1, 0.5, '1', 1e15, null])
      expect((await moveClock(movable, { advanceMs })).statusCode, String(advanceMs)).toBe(400);
    expect((await moveClock(movable, { advanceMs: 1, more: 1 })).statusCode).toBe(400);
  });

  it('goes on, and what it calls for is done when it answers', async () => {
    const { current } = movable;
    const before = await cardsOf(current).now();
    const { path, sessionId } = await openCheckout(current, { mode: 'monthly' });
    await press(current, path, { outcome: 'pay' });
    const answer = await moveClock(movable, { advanceMs: 32 * DAY_MS });
    expect(answer.json()).toEqual({ success: true, now: before + 32 * DAY_MS });
    const { subscriptionId } = (await cardsOf(current).readCheckout(sessionId)) ?? {};
    expect((await cardsOf(current).readSubscription(subscriptionId ?? ''))?.paid).toHaveLength(2);
  });

  it('answers when the house has acted on what it was sent', async () => {
    const app = Fastify();
    const wishes = { context: still.current.house.context(), secret: 'x', siteUrl: () => '' };
    let hasActed = false;
    await openSandbox({ ...wishes, hasClock: true }).mount(app, async () => {
      await new Promise(setImmediate);
      hasActed = true;
    });
    await app.inject({ method: 'POST', url: '/sandbox/clock', payload: { advanceMs: 1 } });
    expect(hasActed).toBe(true);
    await app.close();
  });
});

describe('events of the sandbox to this server', () => {
  const on = useTestApp({ changes: { log: openLog('silent') } });
  const waiting = async () =>
    (await on.current.db.selectFrom('sandbox_objects').select('id').where('kind', '=', 'notice').execute())
      .length;
  const paid = async () => {
    const { path } = await openCheckout(on.current);
    await press(on.current, path, { outcome: 'pay' });
  };

  it('go straight in where it does not listen, and over the line where it does', async () => {
    await paid();
    expect(await waiting()).toBeGreaterThan(0);
    await on.current.house.deps.sandbox?.catchUp();
    expect(await waiting()).toBe(0);
    await on.current.listen();
    let connections = 0;
    on.current.app.server.on('connection', () => connections++);
    await paid();
    await on.current.house.deps.sandbox?.catchUp();
    expect(await waiting()).toBe(0);
    expect(connections).toBeGreaterThan(0);
  });

  it('wait for the next time when the server does not take them', async () => {
    await paid();
    const before = await waiting();
    await on.current.app.close();
    await on.current.house.deps.sandbox?.catchUp();
    expect(await waiting()).toBe(before);
  });
});
