import type { Context } from '../../context.ts';
import { LostRace, objects } from './object-store.ts';
import { writeNotice } from './notices.ts';
import type { Kept } from './sandbox-objects.ts';

/** Hands a notice over; throws when it was not taken. */
export type SendNotice = (raw: Buffer, signature: string) => Promise<void>;

const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;
const GIVEN_UP_AFTER_MS = 3 * 86_400_000;
const AT_ONCE = 50;

interface Post {
  readonly secret: string;
  readonly send: SendNotice;
}

/**
 * Sends every notice that is due. One that is not taken is sent again after a pause that grows, for three days: at least
 * once, in no promised order.
 */
export const postNotices = async (ctx: Context, post: Post): Promise<void> => {
  while (true) {
    const due = await objects.listDue(ctx.db, { kinds: ['notice'], at: ctx.now(), limit: AT_ONCE });
    for (const notice of due) await postOne(ctx, notice, post);
    if (due.length < AT_ONCE) return;
  }
};

const postOne = async (ctx: Context, notice: Kept<'notice'>, { secret, send }: Post): Promise<void> => {
  if (!(await takeOn(ctx, notice))) return;
  const { raw, signature } = writeNotice(notice, { secret, now: ctx.now() });
  try {
    await send(raw, signature);
  } catch (error) {
    ctx.log.warn({ err: error, notice: notice.id, type: notice.body.type }, 'notice was not taken');
    return;
  }
  await objects.drop(ctx.db, notice.id);
};

/** Puts it off before it is sent: until then no other process sends it, and if this one dies it is sent again. */
const takeOn = async ({ db, now, log }: Context, notice: Kept<'notice'>): Promise<boolean> => {
  const { attempts, createdAt, type } = notice.body;
  if (now() - createdAt >= GIVEN_UP_AFTER_MS) {
    log.error({ notice: notice.id, type }, 'notice given up');
    await objects.drop(db, notice.id);
    return false;
  }
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** attempts, LONGEST_PAUSE_MS);
  try {
    await objects.change(db, notice, { body: { attempts: attempts + 1 }, dueAt: now() + pauseMs });
    return true;
  } catch (error) {
    if (error instanceof LostRace) return false;
    throw error;
  }
};
