import type { RateLimit } from '../../platform/rate-limit.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** How long a session lives after its last use, and how long it can live at all. Milliseconds. */
export const sessionLife = { idleMs: 24 * hour, rememberedIdleMs: 30 * day, absoluteMs: 90 * day } as const;

/** A session in use is written to at most this often. Milliseconds. */
const slideEveryMs = minute;

export interface SessionTimes {
  readonly idleMs: number;
  readonly createdAt: number;
  readonly usedAt: number;
  readonly expiresAt: number;
}

export const idleMsFor = (rememberMe: boolean): number =>
  rememberMe ? sessionLife.rememberedIdleMs : sessionLife.idleMs;

/** A session used now ends this late: its idle time from now on, but never beyond its absolute end. */
export const expiryOf = (session: Pick<SessionTimes, 'idleMs' | 'createdAt'>, now: number): number =>
  Math.min(now + session.idleMs, session.createdAt + sessionLife.absoluteMs);

export const isExpired = (session: Pick<SessionTimes, 'expiresAt'>, now: number): boolean =>
  session.expiresAt <= now;

export const shouldSlide = (session: Pick<SessionTimes, 'usedAt'>, now: number): boolean =>
  now - session.usedAt >= slideEveryMs;

/** What uniqueness of an address is judged by. */
export const emailKey = (email: string): string => email.normalize('NFC').trim().toLowerCase();

/**
 * Guessing is made slow for one address (many accounts tried) and for one account (many addresses trying). The account's
 * limit is wide enough that a stranger cannot lock its owner out for long.
 */
export const limitsOf = {
  signInByAddress: { name: 'sign-in-address', hits: 100, windowMs: 15 * minute },
  signInByAccount: { name: 'sign-in-account', hits: 20, windowMs: 15 * minute },
  registerByAddress: { name: 'register-address', hits: 60, windowMs: hour },
  registerByAccount: { name: 'register-account', hits: 10, windowMs: hour },
} as const satisfies Record<string, RateLimit>;
