import { createHash } from 'node:crypto';
import type { Context } from './context.ts';
import { Refusal } from './refusal.ts';

export interface RateLimit {
  /** What is limited, such as `login-by-address`. */
  readonly name: string;
  readonly hits: number;
  readonly windowMs: number;
}

/**
 * Counts one hit of `subject` (an address, an account) in the present window, for all processes together, and throws
 * `rate_limited` with the time to wait once there are too many. Call it outside a transaction: a hit counts also when
 * what it led to was refused.
 */
export async function countHit(
  ctx: Pick<Context, 'db' | 'now'>,
  limit: RateLimit,
  subject: string,
): Promise<void> {
  const now = ctx.now();
  const start = Math.floor(now / limit.windowMs) * limit.windowMs;
  const end = start + limit.windowMs;
  const { hits } = await ctx.db
    .insertInto('rate_limits')
    .values({ bucket: bucketOf(limit, subject, start), hits: 1, expires_at: end })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet((row) => ({ hits: row('rate_limits.hits', '+', 1) })),
    )
    .returning('hits')
    .executeTakeFirstOrThrow();
  if (hits === 1) await ctx.db.deleteFrom('rate_limits').where('expires_at', '<=', now).execute();
  if (hits > limit.hits) throw new Refusal('rate_limited', { retryAfterMs: end - now });
}

/** How many hits of `subject` the present window still takes. Counts none. */
export async function hitsLeft(
  ctx: Pick<Context, 'db' | 'now'>,
  limit: RateLimit,
  subject: string,
): Promise<number> {
  const start = Math.floor(ctx.now() / limit.windowMs) * limit.windowMs;
  const row = await ctx.db
    .selectFrom('rate_limits')
    .select('hits')
    .where('bucket', '=', bucketOf(limit, subject, start))
    .executeTakeFirst();
  return Math.max(0, limit.hits - (row?.hits ?? 0));
}

/** Addresses and mail addresses are not written down in clear. */
const bucketOf = ({ name }: RateLimit, subject: string, start: number): string =>
  `${name}:${createHash('sha256').update(subject).digest('hex').slice(0, 32)}:${start}`;
