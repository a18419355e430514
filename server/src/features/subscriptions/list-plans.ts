import type { Plan } from '@maquette/contract';
import type { Context } from '../../platform/context.ts';
import { describePlan } from './describe-plan.ts';
import { plans } from './plans.ts';

/** The plans, smallest first, in the caller's language. */
export const listPlans = ({ locale }: Pick<Context, 'locale'>): { plans: Plan[] } => ({
  plans: plans.map((plan) => ({
    id: plan.id,
    ...describePlan(plan, locale),
    price: plan.priceCents / 100,
    priceCents: plan.priceCents,
    credits_per_month: plan.creditsPerMonth,
    features: [...plan.features],
    interval: 'month',
  })),
});
