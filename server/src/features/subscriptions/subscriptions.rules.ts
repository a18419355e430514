import type { SubscriptionStatus } from '@maquette/contract';
import type { PaidPeriod, SubscriptionState } from '../../platform/payment-provider/card-provider.ts';

/** What of a subscription changes with time. Times in milliseconds since 1970. */
export interface SubscriptionCourse {
  /** Whether it is charged again when the paid month ends. */
  readonly renews: boolean;
  /** Renewals that failed since the last paid month. */
  readonly failedTries: number;
  readonly periodStart: number;
  /** End of what is paid. */
  readonly endsAt: number;
  /** When the person stopped it; it runs to the end of what is paid. */
  readonly cancelledAt: number | null;
  /** When the person last asked to take that back; null once they have stopped it again. */
  readonly resumedAt: number | null;
  /** It will never be charged again. */
  readonly isOver: boolean;
}

export interface StoredSubscription extends SubscriptionCourse {
  readonly id: string;
  readonly userId: string;
  readonly planId: string;
  /** The cheaper plan that takes its place when the paid month ends. */
  readonly nextPlanId: string | null;
  readonly provider: string;
  /** The card provider's name for it. */
  readonly providerId: string;
  readonly orderId: string;
  readonly startedAt: number;
  readonly createdAt: number;
}

/** How long after the end of a paid month the next one may take to be charged. */
const graceMs = 24 * 3_600_000;

/** Whether it gives what its plan gives: cancelled or not, until the end of what is paid. */
export function runs(one: SubscriptionCourse, at: number): boolean {
  const isDue = one.renews && one.failedTries === 0;
  return !one.isOver && at < one.endsAt + (isDue ? graceMs : 0);
}

/** As people are told; one that was cancelled stays so after its end. */
export function statusOf(one: SubscriptionCourse, at: number): SubscriptionStatus {
  if (one.cancelledAt !== null) return 'cancelled';
  return runs(one, at) ? 'active' : 'expired';
}

/** Whether the card may still be charged for it, or it still gives something. */
export const isUnfinished = (one: SubscriptionCourse, at: number): boolean =>
  !one.isOver && (one.renews || runs(one, at));

type Dated = Pick<StoredSubscription, 'id' | 'startedAt'>;

const newestFirst = <T extends Dated>(all: readonly T[]): T[] =>
  all.toSorted((a, b) => b.startedAt - a.startedAt || (a.id < b.id ? 1 : -1));

/** The one that decides what its owner may: the newest that runs. */
export const decisive = <T extends Dated & SubscriptionCourse>(all: readonly T[], at: number): T | null =>
  newestFirst(all).find((one) => runs(one, at)) ?? null;

/** Of each plan the newest, newest first. */
export function latestPerPlan<T extends Dated & Pick<StoredSubscription, 'planId'>>(all: readonly T[]): T[] {
  const seen = new Set<string>();
  return newestFirst(all).filter(({ planId }) => !seen.has(planId) && seen.add(planId));
}

/** What the card provider says, and when it was asked. */
export interface News {
  readonly state: SubscriptionState;
  /** Whether it was ordered to renew itself. */
  readonly isToRenew: boolean;
  readonly at: number;
}

const newestOf = (paid: readonly PaidPeriod[]): PaidPeriod | null =>
  paid.reduce<PaidPeriod | null>((last, one) => (last && last.periodEnd >= one.periodEnd ? last : one), null);

/** How a subscription begins; null while nothing is paid. */
export function firstCourse({ state, isToRenew }: News): SubscriptionCourse | null {
  const month = newestOf(state.paid);
  return (
    month && {
      renews: isToRenew && state.renews,
      failedTries: state.failedTries,
      periodStart: month.periodStart,
      endsAt: month.periodEnd,
      cancelledAt: null,
      resumedAt: null,
      isOver: state.state === 'over',
    }
  );
}

/**
 * How it goes on. The same news twice changes nothing, and news older than what is known change nothing either: months
 * are only ever added, what is over stays over, what was cancelled stays so unless a later month was paid or its owner has
 * asked to take that back and it renews again.
 */
export function nextCourse(known: SubscriptionCourse, { state, isToRenew, at }: News): SubscriptionCourse {
  const isOver = known.isOver || state.state === 'over';
  const month = newestOf(state.paid);
  if (!month || month.periodEnd < known.endsAt) return { ...known, isOver };
  const isLater = month.periodEnd > known.endsAt;
  const mayRenew = isToRenew && state.renews;
  const isStale = isBeforeResuming(known, at);
  const wasStopped = known.renews && !state.renews && !isOver && !isStale;
  const isTakenBack = wantsBack(known) && mayRenew && !isOver;
  const wasTakenUp = mayRenew && isLater && beganAfterCancelling(known, month);
  const stoppedAt = known.cancelledAt ?? (wasStopped ? at : null);
  const cancelledAt = wasTakenUp || isTakenBack ? null : stoppedAt;
  return {
    renews: goesOn(known, { mayRenew, isStale }) && cancelledAt === null,
    failedTries: isLater ? state.failedTries : Math.max(known.failedTries, state.failedTries),
    periodStart: month.periodStart,
    endsAt: month.periodEnd,
    cancelledAt,
    resumedAt: isTakenBack ? after(known.resumedAt, at) : known.resumedAt,
    isOver,
  };
}

const beganAfterCancelling = ({ cancelledAt }: SubscriptionCourse, month: PaidPeriod): boolean =>
  cancelledAt !== null && month.periodStart >= cancelledAt;

/** Whether the card is charged again; what is known stays where the news is older than that. */
const goesOn = (known: SubscriptionCourse, { mayRenew, isStale }: { mayRenew: boolean; isStale: boolean }) =>
  mayRenew || (isStale && known.renews);

/** What was asked before its owner took the cancellation back tells of the time before that. */
const isBeforeResuming = ({ resumedAt }: SubscriptionCourse, at: number): boolean =>
  resumedAt !== null && at <= resumedAt;

/** Whether its owner has asked to take the cancellation back, and the provider has not said yet that it renews. */
const wantsBack = ({ cancelledAt, resumedAt }: SubscriptionCourse): boolean =>
  cancelledAt !== null && resumedAt !== null;

/** A time that differs from every one before it, so that whoever knows the last sees that it is not the last any more. */
const after = (last: number | null, at: number): number => (last === null ? at : Math.max(at, last + 1));

/** How it goes on once its owner has stopped it; cancelling twice changes nothing. */
export function cancelledCourse(known: SubscriptionCourse, at: number): SubscriptionCourse {
  return {
    ...known,
    renews: false,
    cancelledAt: known.cancelledAt ?? at,
    resumedAt: null,
  };
}

/**
 * How it goes on once its owner has asked to take the cancellation back. What is to renew itself counts as taken back only
 * when the card provider says that it does.
 */
export function resumedCourse(
  known: SubscriptionCourse,
  { isToRenew, at }: Pick<News, 'isToRenew' | 'at'>,
): SubscriptionCourse {
  return {
    ...known,
    cancelledAt: isToRenew ? known.cancelledAt : null,
    resumedAt: after(known.resumedAt, at),
  };
}
