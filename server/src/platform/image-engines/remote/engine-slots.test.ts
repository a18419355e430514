import { beforeEach, expect, it } from 'vitest';
import { describeOnBoth } from '#test/support/test-database.ts';
import { engineSlots } from './engine-slots.ts';

describeOnBoth('the slots of a picture service', (on) => {
  const wish = (signal = new AbortController().signal) => ({ engine: 'fake', atOnce: 2, signal });
  const held = () => on.db.selectFrom('engine_slots').selectAll().execute();

  /** Two processes on one database: each has slots of its own making. */
  const both = () => [engineSlots(on.context()), engineSlots(on.context())];

  beforeEach(() => on.db.deleteFrom('engine_slots').execute());

  it('are not waited for by who is ended', async () => {
    const [withSlot] = both();
    const reason = new Error('enough');
    await expect(withSlot?.(wish(AbortSignal.abort(reason)), async () => 1)).rejects.toBe(reason);
    expect(await held()).toEqual([]);
  });

  it('are never held by more than there are, whichever process asks', async () => {
    let working = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++working);
      await held();
      working--;
    };
    await Promise.all(both().flatMap((withSlot) => [1, 2, 3].map(() => withSlot(wish(), work))));
    expect(most).toBeLessThanOrEqual(2);
    expect(await held()).toEqual([]);
  });

  it('are free again when the work fails', async () => {
    const [withSlot] = both();
    const failing = withSlot?.(wish(), () => Promise.reject(new Error('broken')));
    await expect(failing).rejects.toThrow('broken');
    expect(await held()).toEqual([]);
  });

  it('are taken over from a holder that died', async () => {
    const [withSlot] = both();
    const until = on.clock.now() + 1000;
    const dead = [0, 1].map((slot) => ({ engine: 'fake', slot, holder: `dead-${slot}`, held_until: until }));
    await on.db.insertInto('engine_slots').values(dead).execute();
    on.clock.advance(1001);
    expect(await withSlot?.(wish(), async () => (await held()).length)).toBe(2);
    expect(await held()).toHaveLength(1);
  });
});
