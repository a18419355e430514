import type { PlanFacts } from '../../subscriptions/index.ts';

const DAY_MS = 86_400_000;

/** A month that was paid. Milliseconds since 1970. */
export interface PaidMonth {
  readonly start: number;
  readonly end: number;
  /** What it is worth: paid and credited, less what went back. Whole cents. */
  readonly valueCents: number;
}

/**
 * What a paid month's unused days are worth. Days are of 24 hours from the month's own beginning; one that has begun is used. A day
 * is worth its share of the month, however many days that has; the sum is in whole cents, a part of a cent dropped.
 */
export function unusedOf({ start, end, valueCents }: PaidMonth, at: number): { days: number; cents: number } {
  const inAll = Math.round((end - start) / DAY_MS);
  if (inAll <= 0 || valueCents <= 0) return { days: 0, cents: 0 };
  const days = Math.min(inAll, Math.max(0, Math.floor((end - at) / DAY_MS)));
  return { days, cents: Math.floor((valueCents * days) / inAll) };
}

/** The plan somebody has. */
export interface CurrentPlan {
  readonly plan: PlanFacts;
  /** It was cancelled and runs to its end. */
  readonly isCancelled: boolean;
  /** It can go on as another plan when the paid month ends. */
  readonly canContinue: boolean;
  readonly endsAt: number;
  /** Null where nothing is credited for it. */
  readonly month: PaidMonth | null;
}

export interface Choice {
  readonly begins: 'now' | 'later';
  readonly from: number | null;
  readonly dueCents: number;
  readonly unusedCents: number;
  readonly unusedDays: number;
}

/**
 * What choosing a plan means: a dearer one begins at once and credits the unused days of the one there is, as far as the least that
 * can be charged is left; a cheaper one takes over at the end of what is paid where the one there is can go on; the same one
 * again, after it was cancelled, begins at once and credits nothing. Null for the plan somebody has.
 */
export function choiceOf(
  plan: PlanFacts,
  current: CurrentPlan | null,
  { at, minimumCents }: { at: number; minimumCents: number },
): Choice | null {
  const now = {
    begins: 'now',
    from: null,
    dueCents: plan.priceCents,
    unusedCents: 0,
    unusedDays: 0,
  } as const;
  if (!current) return now;
  if (current.plan.id === plan.id) return current.isCancelled ? now : null;
  if (plan.priceCents > current.plan.priceCents) {
    const { days, cents } = current.month ? unusedOf(current.month, at) : { days: 0, cents: 0 };
    const unusedCents = Math.max(0, Math.min(cents, plan.priceCents - minimumCents));
    return {
      ...now,
      dueCents: plan.priceCents - unusedCents,
      unusedCents,
      unusedDays: unusedCents > 0 ? days : 0,
    };
  }
  return current.canContinue ? { ...now, begins: 'later', from: current.endsAt, dueCents: 0 } : now;
}
