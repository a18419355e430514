import { beforeEach, expect, it } from 'vitest';
import { describeOnBoth } from '#test/support/test-database.ts';
import { type EngineGates, engineGates } from './engine-gates.ts';
import { ServiceFailure } from './wire/failures.ts';

const open = new AbortController().signal;

describeOnBoth('the gate of a picture service', (on) => {
  let logged: string[] = [];
  let gates: EngineGates;
  const failing = async (failure: ServiceFailure, times = 1) => {
    for (let i = 0; i < times; i++) await gates.failed('fake', failure);
  };

  beforeEach(async () => {
    await on.db.deleteFrom('engine_gates').execute();
    logged = [];
    const note = (_: object, message: string) => void logged.push(message);
    const log = { debug: note, info: note, warn: () => undefined, error: note };
    gates = engineGates({ ...on.context(), log });
  });

  it('is closed at once for a minute when the operator has to act, and says so once', async () => {
    await failing(new ServiceFailure('operator', 'status 402'), 3);
    await expect(gates.enter('fake', open)).rejects.toMatchObject({ code: 'engine_unavailable' });
    expect(logged).toEqual(['picture service refuses its operator']);
    on.clock.advance(59_000);
    await expect(gates.enter('fake', open)).rejects.toMatchObject({ code: 'engine_unavailable' });
    await expect(gates.enter('other', open)).resolves.toBeUndefined();
  });

  it('lets one try when the minute is over, and everybody when that went well', async () => {
    await failing(new ServiceFailure('operator', 'status 401'));
    on.clock.advance(60_000);
    const tries = await Promise.allSettled(Array.from({ length: 6 }, () => gates.enter('fake', open)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await gates.succeeded('fake');
    await expect(gates.enter('fake', open)).resolves.toBeUndefined();
  });

  it('is closed again at once when the try went badly', async () => {
    await failing(new ServiceFailure('busy', 'status 500'), 5);
    on.clock.advance(30_000);
    await gates.enter('fake', open);
    await failing(new ServiceFailure('lost', 'no answer in time'));
    await expect(gates.enter('fake', open)).rejects.toMatchObject({ code: 'engine_unavailable' });
  });

  it('is closed for half a minute by the fifth failure in a row, not by five in all', async () => {
    const down = new ServiceFailure('lost', 'connection: reset');
    await failing(down, 4);
    await gates.succeeded('fake');
    await failing(down, 4);
    await expect(gates.enter('fake', open)).resolves.toBeUndefined();
    await failing(down);
    await expect(gates.enter('fake', open)).rejects.toMatchObject({
      code: 'engine_unavailable',
      details: { retryAfterMs: 30_000 },
    });
  });

  it('stays open when the service refuses or answers nonsense', async () => {
    await failing(new ServiceFailure('refused', 'moderated'), 9);
    await failing(new ServiceFailure('broken', 'not a picture'), 9);
    await expect(gates.enter('fake', open)).resolves.toBeUndefined();
  });

  it('pauses for as long as the service asks, and what had begun before does not end that', async () => {
    await failing(new ServiceFailure('busy', 'status 429', { retryAfterMs: 60_000 }));
    await gates.succeeded('fake');
    await expect(gates.enter('fake', open)).rejects.toMatchObject({
      code: 'engine_busy',
      details: { retryAfterMs: 60_000 },
    });
    on.clock.advance(60_000);
    await Promise.all([gates.enter('fake', open), gates.enter('fake', open)]);
  });

  it('pauses no shorter because a later answer asks for less', async () => {
    await failing(new ServiceFailure('busy', 'status 429', { retryAfterMs: 60_000 }));
    await failing(new ServiceFailure('busy', 'status 429', { retryAfterMs: 1000 }));
    await expect(gates.enter('fake', open)).rejects.toMatchObject({ details: { retryAfterMs: 60_000 } });
    await failing(new ServiceFailure('operator', 'status 402'));
    await failing(new ServiceFailure('busy', 'status 429', { retryAfterMs: 1000 }));
    await expect(gates.enter('fake', open)).rejects.toMatchObject({ code: 'engine_unavailable' });
  });

  it('waits out a short pause, unless it is ended', async () => {
    await failing(new ServiceFailure('busy', 'status 429', { retryAfterMs: 20 }));
    await expect(gates.enter('fake', open)).resolves.toBeUndefined();
    await failing(new ServiceFailure('busy', 'status 429', { retryAfterMs: 9000 }));
    const reason = new Error('enough');
    await expect(gates.enter('fake', AbortSignal.abort(reason))).rejects.toBe(reason);
  });
});
