import { describe, expect, it } from 'vitest';
import { type FailureKind, ServiceFailure } from './failures.ts';
import { poll } from './poll.ts';

/** Looks that go as told, one after the other: a failure, nothing yet, or something. */
const looks = (...told: readonly (ServiceFailure | null | string)[]) => {
  let count = 0;
  const look = async (): Promise<string | null> => {
    const next = told[count++] ?? null;
    if (next instanceof ServiceFailure) throw next;
    return next;
  };
  return { look, count: () => count };
};

const failing = (kind: FailureKind): ServiceFailure => new ServiceFailure(kind, kind);
const pace = { signal: new AbortController().signal, firstMs: 0 };

describe('looking until there is something to see', () => {
  it.each(['refused', 'operator', 'broken'] as const)(
    'ends at once when it fails for good: %s',
    async (kind) => {
      const { look, count } = looks(failing(kind), 'there');
      await expect(poll(look, pace)).rejects.toMatchObject({ kind });
      expect(count()).toBe(1);
    },
  );

  it('is given up after nine passing faults in a row', async () => {
    const faults = Array.from({ length: 20 }, (_, i) => failing(i % 2 === 0 ? 'busy' : 'lost'));
    const { look, count } = looks(...faults);
    await expect(poll(look, pace)).rejects.toMatchObject({ kind: 'busy' });
    expect(count()).toBe(9);
  });

  it('counts the faults anew after each look that went well', async () => {
    const eight = Array.from({ length: 8 }, () => failing('lost'));
    const { look } = looks(...eight, null, ...eight, 'there');
    await expect(poll(look, pace)).resolves.toBe('there');
  });

  it('ends with the reason given, also while it waits as long as it was told to', async () => {
    const [ending, reason] = [new AbortController(), new Error('enough')];
    const { look } = looks(new ServiceFailure('busy', 'later', { retryAfterMs: 60_000 }), 'there');
    const looking = poll(look, { signal: ending.signal, firstMs: 0 });
    ending.abort(reason);
    await expect(looking).rejects.toBe(reason);
  });
});
