import type { Context } from '../../context.ts';
import { LostRace, objects } from './object-store.ts';
import { writeEvent } from './events.ts';
import type { Kept } from './sandbox-objects.ts';

/** Hands an event over; throws when it was not taken. */
export type SendEvent = (raw: Buffer, signature: string) => Promise<void>;

const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;
const GIVEN_UP_AFTER_MS = 3 * 86_400_000;
const AT_ONCE = 50;

interface Post {
  readonly secret: string;
  readonly send: SendEvent;
}

/**
 * Sends every event that is due. One that is not taken is sent again after a pause that grows, for three days: at least
 * once, in no promised order.
 */
export const postEvents = async (ctx: Context, post: Post): Promise<void> => {
  while (true) {
    const due = await objects.listDue(ctx.db, { kinds: ['notice'], at: ctx.now(), limit: AT_ONCE });
    for (const event of due) await postOne(ctx, event, post);
    if (due.length < AT_ONCE) return;
  }
};

const postOne = async (ctx: Context, event: Kept<'notice'>, { secret, send }: Post): Promise<void> => {
  if (!(await takeOn(ctx, event))) return;
  const { raw, signature } = writeEvent(event, { secret, now: ctx.now() });
  try {
    await send(raw, signature);
  } catch (error) {
    ctx.log.warn({ err: error, event: event.id, type: event.body.type }, 'event was not taken');
    return;
  }
  await objects.drop(ctx.db, event.id);
};

/** Puts it off before it is sent: until then no other process sends it, and if this one dies it is sent again. */
const takeOn = async ({ db, now, log }: Context, event: Kept<'notice'>): Promise<boolean> => {
  const { attempts, createdAt, type } = event.body;
  if (now() - createdAt >= GIVEN_UP_AFTER_MS) {
    log.error({ event: event.id, type }, 'event given up');
    await objects.drop(db, event.id);
    return false;
  }
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** attempts, LONGEST_PAUSE_MS);
  try {
    await objects.change(db, event, { body: { attempts: attempts + 1 }, dueAt: now() + pauseMs });
    return true;
  } catch (error) {
    if (error instanceof LostRace) return false;
    throw error;
  }
};
