import type { Plan, PlanChoice, Subscription } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { printDay } from '../../platform/i18n/print-day.ts';
import { printMoney } from '../../platform/i18n/print-money.ts';
import { centsOf } from './subscription-status.ts';

/** What stands on the cards of plans for somebody who has one: the next charge of theirs, what each other one would mean. */
export function usePlanNotes(active: Subscription | null, choices: readonly PlanChoice[]) {
  const { t, i18n } = useTranslation();
  const day = (instant: string) => printDay(instant, i18n.language);
  const money = (cents: number) => printMoney(cents, i18n.language);
  const ofCurrent = ({ auto_renew, end_date, next_plan, price }: Subscription) => {
    const date = day(end_date);
    if (!auto_renew) return t('subscription.row.endsOn', { date });
    return next_plan
      ? t('subscription.next.switch', { plan: next_plan.name, date })
      : t('subscription.next.charge', { price: money(centsOf(price)), date });
  };
  const ofChoice = ({ begins, from, unusedCents, unusedPlanName, dueCents }: PlanChoice) => {
    if (begins === 'later' && from) return t('subscription.next.later', { date: day(from) });
    if (unusedCents === 0 || unusedPlanName === null) return null;
    const credited = { credit: money(unusedCents), plan: unusedPlanName };
    return t('subscription.next.credited', { price: money(dueCents), ...credited });
  };
  return ({ id }: Pick<Plan, 'id'>): string | null => {
    if (active?.plan_id === id) return ofCurrent(active);
    if (active?.next_plan?.id === id && active.auto_renew)
      return t('subscription.next.chosen', { date: day(active.end_date) });
    const choice = choices.find(({ planId }) => planId === id);
    return choice ? ofChoice(choice) : null;
  };
}
