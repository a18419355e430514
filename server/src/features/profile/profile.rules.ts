import type { RateLimit } from '../../platform/rate-limit.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** By account: an export is heavy, and a stranger at an open session may guess at the password that deletion asks for. */
export const limitsOf = {
  change: { name: 'profile-change', hits: 100, windowMs: hour },
  export: { name: 'account-export', hits: 5, windowMs: hour },
  deletion: { name: 'account-deletion', hits: 10, windowMs: 15 * minute },
} as const satisfies Record<string, RateLimit>;

/** Nothing that somebody had on its way when they deleted their account arrives later than this. Milliseconds. */
export const latecomersMs = 7 * day;
