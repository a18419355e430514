import type { RateLimit } from '../../platform/rate-limit.ts';
import type { StoredShare } from './shares.store.ts';

const minute = 60_000;
export const dayMs = 24 * 60 * minute;

/** Links that a person is shown: older ones have long expired. */
export const listed = 200;

export const limitsOf = {
  create: { name: 'share-create', hits: 100, windowMs: dayMs },
  look: { name: 'share-look', hits: 600, windowMs: 10 * minute },
  answer: { name: 'share-answer', hits: 20, windowMs: 10 * minute },
} as const satisfies Record<string, RateLimit>;

/** Whether a link still leads somewhere. */
export function isAlive({ expiresAt, revokedAt }: StoredShare, now: number): boolean {
  return revokedAt === null && now < expiresAt;
}
