import type { Context } from '../../context.ts';
import { pause } from './pause.ts';

/** Who wants to call a service that takes only so many calls at a time. */
export interface SlotWish {
  readonly engine: string;
  /** Calls at the same time, of all server processes together. */
  readonly atOnce: number;
  readonly signal: AbortSignal;
}

/** Does `work` while one of the service's slots is held; waits for one as long as it takes. @throws the signal's reason */
export type WithSlot = <T>(wish: SlotWish, work: () => Promise<T>) => Promise<T>;

export type SlotPorts = Pick<Context, 'db' | 'now' | 'newId' | 'log'>;

/** After this long without a sign of life a holder counts as dead. */
const LEASE_MS = 30_000;
const RENEW_MS = 10_000;
const LOOK_AGAIN_MS = 400;

/** Slots as rows of the database, so that all processes see the same ones; what is given back here is taken here at once. */
export function engineSlots({ db, now, newId, log }: SlotPorts): WithSlot {
  const waiting = new Map<string, Set<AbortController>>();

  /** Until somebody of this process gives a slot back, or another process may have. */
  const turn = async ({ engine, signal }: SlotWish): Promise<void> => {
    const waiters = waiting.get(engine) ?? new Set();
    waiting.set(engine, waiters);
    const woken = new AbortController();
    waiters.add(woken);
    const either = AbortSignal.any([signal, woken.signal]);
    await pause(LOOK_AGAIN_MS * (0.5 + Math.random()), either).catch(() => signal.throwIfAborted());
    waiters.delete(woken);
  };

  const wakeOne = (engine: string): void => {
    const waiters = waiting.get(engine);
    const [first] = waiters ?? [];
    // At once, so that the next slot given back wakes somebody else.
    if (first) waiters?.delete(first);
    first?.abort();
  };

  const freeSlot = async ({ engine, atOnce }: SlotWish): Promise<number | null> => {
    const held = await db
      .selectFrom('engine_slots')
      .select('slot')
      .where('engine', '=', engine)
      .where('held_until', '>=', now())
      .execute();
    const taken = new Set(held.map(({ slot }) => slot));
    const free = Array.from({ length: atOnce }, (_, slot) => slot).filter((slot) => !taken.has(slot));
    // Any of them, so that those who come at once do not all want the same.
    return free[Math.floor(Math.random() * free.length)] ?? null;
  };

  const take = async (engine: string, slot: number, holder: string): Promise<boolean> => {
    const mine = { holder, held_until: now() + LEASE_MS };
    const taken = await db
      .insertInto('engine_slots')
      .values({ engine, slot, ...mine })
      .onConflict((conflict) =>
        conflict.columns(['engine', 'slot']).doUpdateSet(mine).where('engine_slots.held_until', '<', now()),
      )
      .returning('slot')
      .execute();
    return taken.length === 1;
  };

  const acquire = async (wish: SlotWish, holder: string): Promise<void> => {
    for (;;) {
      wish.signal.throwIfAborted();
      const slot = await freeSlot(wish);
      if (slot === null) await turn(wish);
      else if (await take(wish.engine, slot, holder)) return;
    }
  };

  const renew = (holder: string): Promise<unknown> =>
    db
      .updateTable('engine_slots')
      .set({ held_until: now() + LEASE_MS })
      .where('holder', '=', holder)
      .execute();

  const release = (holder: string): Promise<unknown> =>
    db.deleteFrom('engine_slots').where('holder', '=', holder).execute();

  /** What the lease mends by itself must not fail an edit. */
  const quietly = (work: Promise<unknown>): Promise<unknown> =>
    work.catch((error: unknown) => log.warn({ err: error }, 'slot of a picture service not written down'));

  return async (wish, work) => {
    const holder = newId();
    await acquire(wish, holder);
    const beat = setInterval(() => void quietly(renew(holder)), RENEW_MS);
    try {
      return await work();
    } finally {
      clearInterval(beat);
      await quietly(release(holder));
      wakeOne(wish.engine);
    }
  };
}
