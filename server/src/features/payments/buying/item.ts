import type { Locale } from '@maquette/contract';
import type { Item } from '../../../platform/payment-provider/card-provider.ts';
import { describePlan, planById, type PlanFacts } from '../../subscriptions/index.ts';
import { en, type ItemWords } from '../messages/en.ts';
import { fr } from '../messages/fr.ts';

const words: Record<Locale, ItemWords> = { en, fr };

export interface Bought {
  readonly planId: string | null;
  readonly credits: number;
  readonly amountCents: number;
}

/** What somebody pays for, in their language. */
export function itemOf({ planId, credits, amountCents }: Bought, locale: Locale): Item {
  const plan = planId === null ? null : planById(planId);
  if (plan) return { ...itemOfPlan(plan, locale), amountCents };
  const number = new Intl.NumberFormat(locale).format(credits);
  const name = credits === 1 ? words[locale].oneCredit : words[locale].credits.replace('{credits}', number);
  return { name, amountCents };
}

/** A month of a plan. */
export const itemOfPlan = (plan: PlanFacts, locale: Locale): Item => ({
  name: words[locale].plan.replace('{plan}', describePlan(plan, locale).name),
  amountCents: plan.priceCents,
});
