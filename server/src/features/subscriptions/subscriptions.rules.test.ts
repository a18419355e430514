import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cancelledCourse,
  decisive,
  firstCourse,
  isUnfinished,
  latestPerPlan,
  nextCourse,
  resumedCourse,
  runs,
  statusOf,
  type StoredSubscription,
  type SubscriptionCourse,
} from './subscriptions.rules.ts';
import { paidMonths, saying } from '#test/support/subscriptions/provider-says.ts';

const day = 86_400_000;
const [begin, end] = [Date.UTC(2026, 0, 31), Date.UTC(2026, 1, 28)];
const course = (changes: Partial<SubscriptionCourse> = {}): SubscriptionCourse => ({
  renews: true,
  failedTries: 0,
  periodStart: begin,
  endsAt: end,
  cancelledAt: null,
  resumedAt: null,
  isOver: false,
  ...changes,
});
const stored = (id: string, changes: Partial<StoredSubscription> = {}): StoredSubscription => ({
  ...course(),
  id,
  userId: 'u',
  planId: 'basic',
  nextPlanId: null,
  provider: 'test',
  providerId: `sub_${id}`,
  orderId: `order_${id}`,
  startedAt: begin,
  createdAt: begin,
  ...changes,
});

describe('a subscription', () => {
  it.each<[string, Partial<SubscriptionCourse>, number, [string, boolean, boolean]]>([
    ['over before its end', { isOver: true }, begin, ['expired', false, false]],
    ['over, its last renewals failed', { isOver: true, failedTries: 3 }, end, ['expired', false, false]],
    ['whose first renewal failed, at its end', { failedTries: 1 }, end, ['expired', false, true]],
    ['not to renew, at its end', { renews: false }, end, ['expired', false, false]],
    ['a day late with its next month', {}, end + day, ['expired', false, true]],
    ['cancelled, at its end', { renews: false, cancelledAt: begin }, end, ['cancelled', false, false]],
    [
      'cancelled, a moment before its end',
      { renews: false, cancelledAt: begin },
      end - 1,
      ['cancelled', true, true],
    ],
    ['not to renew, a moment before its end', { renews: false }, end - 1, ['active', true, true]],
    ['less than a day late with its next month', {}, end + day - 1, ['active', true, true]],
    ['whose renewal failed before its end', { failedTries: 1 }, end - 1, ['active', true, true]],
    ['that runs', {}, begin, ['active', true, true]],
  ])('%s: %o', (_what, changes, at, verdict) => {
    const one = course(changes);
    expect([statusOf(one, at), runs(one, at), isUnfinished(one, at)]).toEqual(verdict);
  });
});

describe('of several subscriptions', () => {
  it('none decides when none runs', () => {
    expect(decisive([stored('a', { isOver: true }), stored('b', { renews: false })], end)).toBeNull();
  });

  it('the newest that runs decides, also when it is cancelled', () => {
    const all = [
      stored('a', { startedAt: begin, planId: 'business' }),
      stored('b', { startedAt: begin + 2, planId: 'pro', isOver: true }),
      stored('c', { startedAt: begin + 1, cancelledAt: begin + 1 }),
    ];
    expect(decisive(all, begin + 3)?.id).toBe('c');
  });

  it('the newest of each plan is told, the newest first, whatever became of it', () => {
    const all = [
      stored('a', { startedAt: 1 }),
      stored('b', { startedAt: 2, planId: 'pro' }),
      stored('c', { startedAt: 3, isOver: true }),
      stored('d', { startedAt: 3 }),
    ];
    expect(latestPerPlan(all).map(({ id }) => id)).toEqual(['d', 'b']);
  });
});

describe('what the provider says', () => {
  const news = (changes: Parameters<typeof saying>[0], isToRenew = true) => ({
    state: saying({ paid: paidMonths(begin, 1), ...changes }),
    isToRenew,
    at: begin + day,
  });

  it('begins nothing while nothing is paid', () => {
    expect(firstCourse(news({ state: 'starting', paid: [] }))).toBeNull();
  });

  it('ends the month that began on a 31st with the last day of a shorter one', () => {
    expect(firstCourse(news({}))).toEqual(course());
  });

  it('does not renew what was ordered for one month, before the provider has heard of it', () => {
    expect(firstCourse(news({}, false))).toEqual(course({ renews: false }));
  });

  it('changes nothing when it is older than what is known, but for the end', () => {
    const known = course({ endsAt: end + 31 * day, periodStart: end });
    expect(nextCourse(known, news({ failedTries: 2, renews: false }))).toEqual(known);
    expect(nextCourse(known, news({ state: 'over' }))).toEqual({ ...known, isOver: true });
  });

  it('leaves over what is over', () => {
    expect(nextCourse(course({ isOver: true }), news({}))).toMatchObject({ isOver: true });
  });

  it('counts failed tries up within a month, and from 0 once a month is paid', () => {
    const failing = nextCourse(course(), news({ state: 'past_due', failedTries: 2 }));
    expect(failing.failedTries).toBe(2);
    expect(nextCourse(failing, news({ failedTries: 1 })).failedTries).toBe(2);
    expect(nextCourse(failing, news({ paid: paidMonths(begin, 2) }))).toMatchObject({
      failedTries: 0,
      endsAt: Date.UTC(2026, 2, 31),
    });
  });

  it('cancels what it does not renew any more, but not what is over or was never to renew', () => {
    expect(nextCourse(course(), news({ renews: false }))).toMatchObject({ cancelledAt: begin + day });
    const over = news({ renews: false, state: 'over' });
    expect(nextCourse(course(), over)).toMatchObject({ cancelledAt: null, isOver: true });
    const once = news({ renews: false }, false);
    expect(nextCourse(course({ renews: false }), once)).toMatchObject({ cancelledAt: null });
  });

  it('leaves cancelled what its owner cancelled, unless a month was paid that began later', () => {
    const cancelled = cancelledCourse(course(), begin + day);
    expect(nextCourse(cancelled, news({}))).toEqual(cancelled);
    const stopped = news({ renews: false, paid: paidMonths(begin, 2) });
    expect(nextCourse(cancelled, stopped)).toMatchObject({ cancelledAt: begin + day, renews: false });
    const again = news({ paid: paidMonths(begin, 2) });
    expect(nextCourse(cancelled, again)).toMatchObject({ cancelledAt: null, renews: true });
  });

  it('takes a cancellation back when its owner asked for that and it renews, and not for older news', () => {
    const cancelled = cancelledCourse(course(), begin + 1);
    const asked = resumedCourse(cancelled, { isToRenew: true, at: begin + 2 });
    expect(asked).toMatchObject({ cancelledAt: begin + 1, resumedAt: begin + 2, renews: false });
    expect(nextCourse(asked, news({ renews: false }))).toEqual(asked);
    const resumed = nextCourse(asked, { ...news({}), at: begin + 3 });
    expect(resumed).toMatchObject({ cancelledAt: null, renews: true, resumedAt: begin + 3 });
    // Asked before, heard after.
    expect(nextCourse(resumed, { ...news({ renews: false }), at: begin + 3 })).toEqual(resumed);
    expect(nextCourse(resumed, { ...news({ renews: false }), at: begin + 4 })).toMatchObject({
      cancelledAt: begin + 4,
      renews: false,
    });
  });

  it('knows each time that a cancellation was taken back from the one before', () => {
    const first = resumedCourse(cancelledCourse(course(), begin), { isToRenew: true, at: begin });
    expect(resumedCourse(first, { isToRenew: true, at: begin }).resumedAt).toBe(begin + 1);
    expect(cancelledCourse({ ...first, cancelledAt: null }, begin + 2).resumedAt).toBeNull();
    expect(
      resumedCourse(cancelledCourse(course(), begin), { isToRenew: false, at: begin + 1 }),
    ).toMatchObject({
      cancelledAt: null,
      renews: false,
    });
  });

  it('leads to one course in whatever order and however often it is heard', () => {
    const history = [
      news({}),
      news({ paid: paidMonths(begin, 2) }),
      news({ paid: paidMonths(begin, 2), state: 'past_due', failedTries: 1 }),
      news({ paid: paidMonths(begin, 2), state: 'past_due', failedTries: 2 }),
      news({ paid: paidMonths(begin, 2), state: 'over', failedTries: 3 }),
    ] as const;
    const last = history.reduce<SubscriptionCourse | null>(
      (known, one) => (known ? nextCourse(known, one) : firstCourse(one)),
      null,
    );
    const heard = fc.array(fc.constantFrom(...history), { maxLength: 12 });
    fc.assert(
      fc.property(heard, (before) => {
        const all = [...before, ...history].toReversed();
        const then = all.reduce<SubscriptionCourse | null>(
          (known, one) => (known ? nextCourse(known, one) : firstCourse(one)),
          null,
        );
        expect(then).toEqual(last);
      }),
      { seed: 20260117 },
    );
  });
});
