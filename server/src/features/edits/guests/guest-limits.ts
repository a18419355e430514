import type { Context } from '../../../platform/context.ts';
import { countHit, hitsLeft, type RateLimit } from '../../../platform/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Edits a day without an account: of one address, of one device, and of all together. */
const perAddress = { name: 'guest-by-address', hits: 5, windowMs: day } as const satisfies RateLimit;
const perVisit = { name: 'guest-by-visit', hits: 5, windowMs: day } as const satisfies RateLimit;
const perDay = { name: 'guest-in-all', hits: 200, windowMs: day } as const satisfies RateLimit;

export const guestLookLimit = {
  name: 'guest-look',
  hits: 600,
  windowMs: 10 * minute,
} as const satisfies RateLimit;

/** Calls a day without an account, refused ones included: what is only looked at is work too. */
const triesPerAddress = {
  name: 'guest-try-by-address',
  hits: 50,
  windowMs: day,
} as const satisfies RateLimit;
const triesPerDay = { name: 'guest-try-in-all', hits: 2000, windowMs: day } as const satisfies RateLimit;

/** Counts a call of a visitor. @throws Refusal guest_limit_reached */
export const countGuestTry = (ctx: Context): Promise<void> =>
  asGuest(async () => {
    await countHit(ctx, triesPerAddress, ctx.address);
    await countHit(ctx, triesPerDay, 'everybody');
  });

/** Edits a day without an account. */
export const guestTries = perAddress.hits;

/** What is limited: an edit without an account, in a visit where there is one. */
const countedFor = (ctx: Context, visit: string | undefined): [RateLimit, string][] => [
  ...(visit === undefined ? [] : ([[perVisit, visit]] as [RateLimit, string][])),
  [perAddress, ctx.address],
  [perDay, 'everybody'],
];

/** Counts so many edits of a visitor, in the transaction that begins them: a call that is repeated counts once. @throws Refusal guest_limit_reached */
export const countGuestEdits = (
  ctx: Context,
  { count, visit }: { count: number; visit: string | undefined },
): Promise<void> =>
  asGuest(async () => {
    for (let i = 0; i < count; i++)
      for (const [limit, subject] of countedFor(ctx, visit)) await countHit(ctx, limit, subject);
  });

/** How many edits a visitor may still make today. */
export async function guestTriesLeft(ctx: Context, visit: string): Promise<number> {
  const left = countedFor(ctx, visit).map(([limit, subject]) => hitsLeft(ctx, limit, subject));
  return Math.min(...(await Promise.all(left)));
}

async function asGuest(count: () => Promise<void>): Promise<void> {
  try {
    await count();
  } catch (error) {
    if (error instanceof Refusal && error.code === 'rate_limited')
      throw new Refusal('guest_limit_reached', error.details);
    throw error;
  }
}
