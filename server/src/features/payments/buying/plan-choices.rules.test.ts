import { describe, expect, it } from 'vitest';
import { planById, type PlanFacts } from '../../subscriptions/index.ts';
import { choiceOf, type CurrentPlan, unusedOf } from './plan-choices.rules.ts';

const at = (text: string): number => Date.parse(`${text}Z`);
const planOf = (id: string): PlanFacts => {
  const plan = planById(id);
  if (!plan) throw new Error(id);
  return plan;
};

describe('the unused days of a paid month', () => {
  it.each([
    ['the moment it began', '2026-01-15T12:00', '2026-02-15T12:00', '2026-01-15T12:00', 31, 3100],
    ['a second later', '2026-01-15T12:00', '2026-02-15T12:00', '2026-01-15T12:00:01', 30, 3000],
    ['on the same day', '2026-01-15T12:00', '2026-02-15T12:00', '2026-01-15T23:00', 30, 3000],
    ['a day later, to the second', '2026-01-15T12:00', '2026-02-15T12:00', '2026-01-16T12:00', 30, 3000],
    ['on its last day', '2026-01-15T12:00', '2026-02-15T12:00', '2026-02-14T12:00:01', 0, 0],
    ['at its end', '2026-01-15T12:00', '2026-02-15T12:00', '2026-02-15T12:00', 0, 0],
    ['after its end', '2026-01-15T12:00', '2026-02-15T12:00', '2026-02-20T12:00', 0, 0],
    ['in a February of 28 days', '2026-01-31T00:00', '2026-02-28T00:00', '2026-02-14T00:00', 14, 1550],
    ['in a February of a leap year', '2028-01-31T00:00', '2028-02-29T00:00', '2028-02-14T00:00', 15, 1603],
    ['in a month of 30 days', '2026-04-30T00:00', '2026-05-30T00:00', '2026-05-15T00:00', 15, 1550],
  ])('%s', (_when, start, end, now, ...[days, cents]) => {
    expect(unusedOf({ start: at(start), end: at(end), valueCents: 3100 }, at(now))).toEqual({ days, cents });
  });

  it('are never worth more than the month, and drop parts of a cent', () => {
    const month = { start: at('2026-01-15T12:00'), end: at('2026-02-15T12:00'), valueCents: 900 };
    expect(unusedOf(month, at('2026-01-01T00:00'))).toEqual({ days: 31, cents: 900 });
    expect(unusedOf(month, at('2026-02-01T12:00'))).toEqual({ days: 14, cents: 406 });
    expect(unusedOf({ ...month, valueCents: 0 }, at('2026-02-01T12:00'))).toEqual({ days: 0, cents: 0 });
  });
});

describe('choosing a plan', () => {
  const month = { start: at('2026-01-15T12:00'), end: at('2026-02-15T12:00'), valueCents: 2400 };
  const pro: CurrentPlan = {
    ...{ plan: planOf('pro'), isCancelled: false, canContinue: true, endsAt: month.end, month },
  };
  const choose = (id: string, current: CurrentPlan | null, minimumCents = 50) =>
    choiceOf(planOf(id), current, { at: at('2026-02-01T12:00'), minimumCents });

  it('without one costs its price', () => {
    expect(choose('basic', null)).toMatchObject({ begins: 'now', dueCents: 900, unusedCents: 0 });
  });

  it('is none where it is the one somebody has; cancelled, it begins anew and credits nothing', () => {
    expect(choose('pro', pro)).toBeNull();
    expect(choose('pro', { ...pro, isCancelled: true })).toMatchObject({ dueCents: 2400, unusedCents: 0 });
  });

  it('that is dearer begins at once and credits the unused days, also of a cancelled one', () => {
    const due = { begins: 'now', from: null, dueCents: 6900 - 1083, unusedCents: 1083, unusedDays: 14 };
    expect(choose('business', pro)).toEqual(due);
    expect(choose('business', { ...pro, isCancelled: true })).toEqual(due);
    expect(choose('business', { ...pro, month: null })).toMatchObject({ dueCents: 6900, unusedDays: 0 });
  });

  it('leaves as much to pay as the provider takes at least', () => {
    const rich = { ...pro, month: { ...month, valueCents: 100_000 } };
    expect(choose('business', rich)).toMatchObject({ dueCents: 50, unusedCents: 6850 });
  });

  it('that is cheaper waits for the end of what is paid and costs nothing now, where the other one can go on', () => {
    const waits = { begins: 'later', from: month.end, dueCents: 0, unusedCents: 0, unusedDays: 0 };
    expect(choose('basic', pro)).toEqual(waits);
    expect(choose('basic', { ...pro, isCancelled: true })).toEqual(waits);
    expect(choose('basic', { ...pro, canContinue: false })).toMatchObject({ begins: 'now', dueCents: 900 });
  });
});
