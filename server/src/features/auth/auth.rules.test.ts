import { describe, expect, it } from 'vitest';
import { emailKey, expiryOf, idleMsFor, isExpired, sessionLife, shouldSlide } from './auth.rules.ts';

const hour = 3_600_000;
const day = 24 * hour;

describe('auth.rules', () => {
  it('a session has ended at its very last millisecond', () => {
    expect(isExpired({ expiresAt: 100 }, 100)).toBe(true);
    expect(isExpired({ expiresAt: 100 }, 99)).toBe(false);
  });

  it('a remembered session lasts 30 days unused, another one 24 hours', () => {
    expect([idleMsFor(true), idleMsFor(false)]).toEqual([30 * day, day]);
  });

  it.each([
    { used: 0, ends: 30 * day },
    { used: 10 * day, ends: 40 * day },
    { used: 60 * day, ends: 90 * day },
    { used: 89 * day, ends: 90 * day },
  ])('a remembered session used at $used ms ends at $ends, never beyond 90 days', ({ used, ends }) => {
    expect(expiryOf({ idleMs: sessionLife.rememberedIdleMs, createdAt: 0 }, used)).toBe(ends);
  });

  it('a session in use is written to at most once a minute', () => {
    expect(shouldSlide({ usedAt: 0 }, 59_999)).toBe(false);
    expect(shouldSlide({ usedAt: 0 }, 60_000)).toBe(true);
  });

  it('addresses that differ in case or in the form of their accents are one', () => {
    expect(emailKey('Zoe\u0308@Example.TEST ')).toBe(emailKey('zoë@example.test'));
  });
});
