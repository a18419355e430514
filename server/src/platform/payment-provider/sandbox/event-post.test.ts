import { beforeEach, expect, it } from 'vitest';
import { describeOnBoth } from '#test/support/test-database.ts';
import { postEvents, type SendEvent } from './event-post.ts';
import { queueEvent, readEvent } from './events.ts';

const secret = 'secret of the test';
const HOUR_MS = 3_600_000;

describeOnBoth('events of the sandbox', (on) => {
  beforeEach(() => on.db.deleteFrom('sandbox_objects').execute());

  const queue = (id: string) => queueEvent(on.context(), 'charge.refunded', { kind: 'payment', id });
  const post = (send: SendEvent) => postEvents(on.context(), { secret, send });
  const taker = () => {
    const taken: string[] = [];
    const send: SendEvent = async (raw, signature) => {
      const { subject, eventId } = readEvent(raw, signature, { secret, now: on.clock.now() });
      taken.push(subject.kind === 'payment' ? subject.id : eventId);
    };
    return { taken, send };
  };
  const failing: SendEvent = async () => {
    throw new Error('The line is dead');
  };

  it('are sent again after pauses that grow, each time freshly signed, until they are taken', async () => {
    await queue('pay_1');
    const tried: number[] = [];
    const start = on.clock.now();
    for (let minute = 0; minute < 24 * 60; minute++) {
      await post(async (raw, signature) => {
        expect(readEvent(raw, signature, { secret, now: on.clock.now() }).eventId).toMatch(/^evt_/);
        tried.push(on.clock.now() - start);
        throw new Error('The line is dead');
      });
      on.clock.advance(60_000);
    }
    const pauses = tried.slice(1).map((time, n) => time - (tried[n] ?? 0));
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(pauses.at(-1)).toBeGreaterThan(100 * (pauses[0] ?? 0));
    const { taken, send } = taker();
    on.clock.advance(6 * HOUR_MS);
    await post(send);
    await post(send);
    expect(taken).toEqual(['pay_1']);
  });

  it('are given up after three days', async () => {
    await queue('pay_1');
    await post(failing);
    on.clock.advance(72 * HOUR_MS);
    const { taken, send } = taker();
    await post(send);
    expect(taken).toEqual([]);
    expect(await on.db.selectFrom('sandbox_objects').selectAll().execute()).toEqual([]);
  });

  it('come again when whoever sent them died before the end', async () => {
    await queue('pay_1');
    const { taken, send } = taker();
    await post(async (raw, signature) => {
      await send(raw, signature);
      throw new Error('The process died here');
    });
    on.clock.advance(HOUR_MS);
    await post(send);
    expect(taken).toEqual(['pay_1', 'pay_1']);
  });

  it('are sent by one of the processes that look at the same time', async () => {
    const ids = Array.from({ length: 8 }, (_, n) => `pay_${n}`);
    for (const id of ids) await queue(id);
    const { taken, send } = taker();
    await Promise.all(Array.from({ length: 5 }, () => post(send)));
    expect(taken.sort()).toEqual(ids);
  });
});
