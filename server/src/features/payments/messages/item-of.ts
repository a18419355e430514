import type { Locale } from '@maquette/contract';
import type { Item } from '../../../platform/payment-provider/card-provider.ts';
import { describePlan, planById } from '../../subscriptions/index.ts';
import { en, type ItemWords } from './en.ts';
import { fr } from './fr.ts';

const words: Record<Locale, ItemWords> = { en, fr };

export interface Bought {
  readonly planId: string | null;
  readonly credits: number;
  readonly amountCents: number;
}

/** What somebody pays for, in their language. */
export const itemOf = ({ planId, credits, amountCents }: Bought, locale: Locale): Item => {
  const plan = planId === null ? null : planById(planId);
  if (plan)
    return { name: words[locale].plan.replace('{plan}', describePlan(plan, locale).name), amountCents };
  const number = new Intl.NumberFormat(locale).format(credits);
  const name = credits === 1 ? words[locale].oneCredit : words[locale].credits.replace('{credits}', number);
  return { name, amountCents };
};
