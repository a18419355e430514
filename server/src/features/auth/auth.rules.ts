import type { SocialProvider } from '@maquette/contract';
import type { RateLimit } from '../../platform/rate-limit.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** How long a session lives after its last use, and how long it can live at all. Milliseconds. */
export const sessionLife = { idleMs: 24 * hour, rememberedIdleMs: 30 * day, absoluteMs: 90 * day } as const;

/** A session or key in use is written to at most this often. Milliseconds. */
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

export const shouldSlide = ({ usedAt }: { usedAt: number }, now: number): boolean =>
  now - usedAt >= slideEveryMs;

/** By this a personal key is told from a session's token, and found where it has leaked. */
export const keyPrefix = 'mqt_';

/** What uniqueness of an address is judged by. */
export const emailKey = (email: string): string => email.normalize('NFC').trim().toLowerCase();

/** What a link in a mail is good for. */
export type MailTokenKind = 'verification' | 'password-reset' | 'email-change' | 'email-changed';

/** How long a link in a mail works. Milliseconds. */
export const mailTokenLifeMs: Readonly<Record<MailTokenKind, number>> = {
  verification: day,
  'password-reset': hour,
  'email-change': day,
  // To the address before: a way back.
  'email-changed': 3 * day,
};

/** How long "expired" can be told from "never was" after a link ended. Milliseconds. */
export const expiredTokensKeptMs = 30 * day;

/** How long an attempt to sign in with a provider may take. Milliseconds. */
export const nonceLifeMs = 10 * minute;

/** Providers as people know them. */
export const providerLabels: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
};

/** Whether a provider tells of addresses that it has seen proof of them. */
export const vouches: Readonly<Record<SocialProvider, boolean>> = {
  google: true,
  apple: true,
  facebook: false,
};

/** An address somebody has signed in from this recently counts as theirs. Milliseconds. */
export const knownAddressMs = 30 * day;

/**
 * Guessing is made slow for one address (many accounts tried) and for one account (many addresses trying). Limits by
 * address leave room for a household or an office behind one. Nobody is locked out by others: a single stranger reaches
 * only the limit of their own address for the account, and the account's, which a crowd can reach, does not hold where
 * its owner has signed in before. Five mails an hour are enough for who waits for one, and no plague for who does not.
 */
export const limitsOf = {
  signInByAddress: { name: 'sign-in-address', hits: 100, windowMs: 15 * minute },
  signInByBoth: { name: 'sign-in-both', hits: 20, windowMs: 15 * minute },
  signInByAccount: { name: 'sign-in-account', hits: 100, windowMs: hour },
  socialByAddress: { name: 'social-address', hits: 100, windowMs: 15 * minute },
  // A page that stays open asks for fresh ones.
  nonceByAddress: { name: 'nonce-address', hits: 300, windowMs: 15 * minute },
  registerByAddress: { name: 'register-address', hits: 60, windowMs: hour },
  registerByAccount: { name: 'register-account', hits: 10, windowMs: hour },
  forgotByAddress: { name: 'forgot-address', hits: 30, windowMs: hour },
  forgotByAccount: { name: 'forgot-account', hits: 5, windowMs: hour },
  resendByAddress: { name: 'resend-address', hits: 30, windowMs: hour },
  resendByAccount: { name: 'resend-account', hits: 5, windowMs: hour },
  resetByAddress: { name: 'reset-address', hits: 60, windowMs: 15 * minute },
  // Mail scanners open the links of a whole company from one address.
  verifyByAddress: { name: 'verify-address', hits: 300, windowMs: 15 * minute },
  makeKeyByAccount: { name: 'make-key-account', hits: 30, windowMs: hour },
  // A program asks how far an edit is every few seconds, and may have many of them under way.
  callsByKey: { name: 'calls-key', hits: 600, windowMs: minute },
  changeEmailByAccount: { name: 'change-email-account', hits: 5, windowMs: hour },
  changePasswordByAccount: { name: 'change-password-account', hits: 10, windowMs: 15 * minute },
} as const satisfies Record<string, RateLimit>;
