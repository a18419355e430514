import type { PlanChoice } from '@maquette/contract';
import { instant } from '../../../platform/instant.ts';
import { requireUser } from '../../../platform/require-user.ts';
import {
  decisiveSubscription,
  describePlan,
  planById,
  type PlanFacts,
  plans,
  type StoredSubscription,
} from '../../subscriptions/index.ts';
import { creditedMonth, findOrder } from '../orders/orders.store.ts';
import type { PaymentsContext } from '../ports.ts';
import { monthPaid } from '../syncing/payments.store.ts';
import { type Choice, choiceOf, type CurrentPlan } from './plan-choices.rules.ts';

/** A choice, with the subscription it is about. */
export interface Chosen extends Choice {
  /** The one there is; null where there is none. */
  readonly current: StoredSubscription | null;
}

/** What each plan would mean for the caller now; the one they have is no choice. */
export async function listPlanChoices(ctx: PaymentsContext): Promise<{ choices: PlanChoice[] }> {
  const current = await currentPlanOf(ctx, { userId: requireUser(ctx) });
  const choices = plans.flatMap((plan): PlanChoice[] => {
    const choice = chosenFrom(ctx, plan, current);
    if (!choice) return [];
    const { begins, from, dueCents, unusedCents, unusedDays } = choice;
    const isCredited = unusedCents > 0 && current.of;
    const unusedPlanName = isCredited ? describePlan(isCredited.plan, ctx.locale).name : null;
    return [
      { planId: plan.id, begins, from: instant(from), dueCents, unusedPlanName, unusedCents, unusedDays },
    ];
  });
  return { choices };
}

/** What choosing a plan means for somebody now; null for the plan they have. */
export async function chosenBy(
  ctx: PaymentsContext,
  { userId, plan }: { userId: string; plan: PlanFacts },
): Promise<Chosen | null> {
  return chosenFrom(ctx, plan, await currentPlanOf(ctx, { userId }));
}

interface Stands {
  readonly current: StoredSubscription | null;
  readonly of: CurrentPlan | null;
  readonly at: number;
}

function chosenFrom(
  { cards: { minimumCents } }: PaymentsContext,
  plan: PlanFacts,
  { current, of, at }: Stands,
): Chosen | null {
  const choice = choiceOf(plan, of, { at, minimumCents });
  return choice && { ...choice, current };
}

/** Names a paid month, so that it is credited once. */
export const monthName = ({ id, periodStart }: Pick<StoredSubscription, 'id' | 'periodStart'>): string =>
  `${id}:${periodStart}`;

async function currentPlanOf(ctx: PaymentsContext, { userId }: { userId: string }): Promise<Stands> {
  const at = await ctx.cardTime();
  const current = await decisiveSubscription(ctx, { userId, at });
  const plan = current && planById(current.planId);
  if (!plan) return { current: null, of: null, at };
  const { orderId, endsAt, failedTries, cancelledAt, renews } = current;
  const isOurs = current.provider === ctx.cards.name;
  const isToRenew = renews || ((await findOrder(ctx.db, orderId))?.renews ?? false);
  const isCredited = await creditedMonth(ctx.db, { userId, month: monthName(current) });
  const month = isOurs && !isCredited ? await monthPaid(ctx.db, current) : null;
  const of = {
    ...{ plan, endsAt, month, isCancelled: cancelledAt !== null },
    canContinue: isOurs && isToRenew && failedTries === 0,
  };
  return { current, of, at };
}
