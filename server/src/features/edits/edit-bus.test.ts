import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { editBus } from './edit-bus.ts';

describe('editBus', () => {
  const edit = { userId: 'ada', id: 'edit' };

  it('leaves nothing on the signal of whoever looks again and again', async () => {
    const bus = editBus();
    const watch = bus.watch(edit.userId);
    const { signal } = new AbortController();
    for (let look = 0; look < 3; look++) {
      const looking = watch.next({ timeoutMs: 60_000, signal });
      bus.publish(edit);
      await looking;
      await watch.next({ timeoutMs: 0, signal });
    }
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('ends the waiting of whoever leaves', async () => {
    const leaving = new AbortController();
    const looking = editBus().watch(edit.userId).next({ timeoutMs: 60_000, signal: leaving.signal });
    leaving.abort();
    await expect(looking).resolves.toBeUndefined();
  });
});
