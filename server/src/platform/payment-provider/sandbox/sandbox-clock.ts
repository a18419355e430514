import type { Context } from '../../context.ts';
import { inTransaction } from '../../database/transaction.ts';
import { objects } from './object-store.ts';

const CLOCK = 'clock';

/** The sandbox's time: the real one and what it was moved by. Milliseconds since 1970. */
export const sandboxTime = async ({ db, now }: Context): Promise<number> =>
  now() + ((await objects.find(db, 'clock', CLOCK))?.body.offsetMs ?? 0);

/** Moves it forward, for every process that shares the database. */
export const moveClock = (context: Context, advanceMs: number): Promise<void> =>
  inTransaction(context, async ({ db }) => {
    const offsetMs = advanceMs;
    if (await objects.add(db, { kind: 'clock', id: CLOCK, body: { offsetMs } })) return;
    const clock = await objects.find(db, 'clock', CLOCK);
    if (clock === null) throw new Error('The clock is gone');
    await objects.change(db, clock, { body: { offsetMs: clock.body.offsetMs + advanceMs } });
  });
