import { describe, expect, it } from 'vitest';
import { failureOfStatus, ServiceFailure } from './failures.ts';

describe('what a status means', () => {
  it.each([
    [400, 'broken'],
    [401, 'operator'],
    [402, 'operator'],
    [403, 'operator'],
    [404, 'broken'],
    [413, 'broken'],
    [422, 'broken'],
    [429, 'busy'],
    [500, 'busy'],
    [502, 'lost'],
    [503, 'busy'],
    [504, 'lost'],
    [520, 'lost'],
  ])('%i: %s', (status, kind) => {
    expect(failureOfStatus({ status, headers: {} }, '').kind).toBe(kind);
  });

  it.each([
    ['30', 30_000],
    ['0.5', 500],
    ['Fri, 31 Dec 1999 23:59:59 GMT', 0],
    ['soon', null],
  ])('Retry-After: %s', (value, ms) => {
    expect(failureOfStatus({ status: 429, headers: { 'retry-after': value } }, '').retryAfterMs).toBe(ms);
  });

  it('keeps what was said short, whoever says it', () => {
    expect(new ServiceFailure('refused', 'x'.repeat(9000)).message.length).toBeLessThan(600);
    expect(failureOfStatus({ status: 500, headers: {} }, 'x'.repeat(9000)).message.length).toBeLessThan(600);
  });
});
