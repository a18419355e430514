import type { Plan, PlanChoice, Subscription } from '@maquette/contract';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { printDay } from '../../platform/i18n/print-day.ts';
import { printMoney } from '../../platform/i18n/print-money.ts';
import { LoadFailure } from '../../platform/LoadFailure.tsx';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { type Dashboard, printPricePerCredit, ToldFailure } from '../payments/index.ts';
import type { Subscribe } from './commands.ts';
import { usePlanChoices, usePlans } from './queries.ts';
import { SubscribeDialog } from './SubscribeDialog.tsx';
import { activeOf, centsOf, currentOf, hasEnded } from './subscription-status.ts';

interface PlansProps {
  dashboard: Dashboard;
  /** One's own; undefined while loading, null when they could not be loaded. */
  subscriptions: readonly Subscription[] | null | undefined;
  subscribe: Subscribe;
  /** A plan has begun; the sentence says so. */
  onDone: (message: string) => void;
}

const grid = 'grid gap-4 md:grid-cols-3';

/** The plans there are, and the dialog that begins one. The one that runs cannot be chosen again. */
export function Plans({ dashboard, subscriptions, subscribe, onDone }: PlansProps) {
  const { t, i18n } = useTranslation();
  const { data, error, isFetching, refetch } = usePlans(i18n.language);
  const [chosen, setChosen] = useState<string | null>(null);
  const [now] = useState(() => Date.now());
  const running = subscriptions?.filter((own) => !hasEnded(own, now)) ?? [];
  const active = activeOf(running);
  const { data: told } = usePlanChoices(i18n.language);
  const noteOf = usePlanNotes(active, told?.choices ?? []);
  if (!data && error) {
    const failure = { error, isFetching, onRetry: () => void refetch() };
    return dashboard === 'main' ? (
      <LoadFailure {...failure} message={t('subscription.errorFetchingPlans')} />
    ) : (
      <ToldFailure {...failure} message={t('subscription.errors.initialization')} />
    );
  }
  if (!data || subscriptions === undefined) {
    // Which one is the current plan must be known before any can be chosen.
    return (
      <div aria-busy className={grid}>
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} className="h-96" />
        ))}
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <ul className={grid}>
        {data.plans.map((plan) => (
          <PlanCard
            key={plan.id}
            dashboard={dashboard}
            plan={plan}
            isCurrent={plan.id === active?.plan_id}
            isNext={active?.auto_renew === true && plan.id === active.next_plan?.id}
            note={noteOf(plan)}
            onChoose={() => setChosen(plan.id)}
          />
        ))}
      </ul>
      {dashboard === 'main' && <p className="text-sm text-ink-faint">{t('subscription.plans.note')}</p>}
      <SubscribeDialog
        dashboard={dashboard}
        planId={chosen}
        plans={data.plans}
        choices={told?.choices ?? []}
        active={active}
        ending={active ? null : currentOf(running, false)}
        subscribe={subscribe}
        onClose={() => setChosen(null)}
        onDone={(message) => {
          setChosen(null);
          onDone(message);
        }}
      />
    </div>
  );
}

/** What stands on the cards of plans for somebody who has one: the next charge of theirs, what each other one would mean. */
function usePlanNotes(active: Subscription | null, choices: readonly PlanChoice[]) {
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

interface PlanCardProps {
  dashboard: Dashboard;
  plan: Plan;
  /** The plan that runs: it cannot be chosen again. */
  isCurrent: boolean;
  /** What choosing it would mean, or what becomes of it next. */
  note?: string | null | undefined;
  /** It takes over by itself when the paid month ends. */
  isNext?: boolean;
  onChoose: () => void;
}

/** A monthly plan, its price and what it gives. */
export function PlanCard({ dashboard, plan, isCurrent, isNext = false, note, onChoose }: PlanCardProps) {
  const { t, i18n } = useTranslation();
  const isMain = dashboard === 'main';
  // On the payment page the plans stand below a heading of their own.
  const Heading = isMain ? 'h2' : 'h3';
  const current = t(isMain ? 'subscription.plans.current' : 'subscription.summary.plan');
  const perCredit = printPricePerCredit(
    { priceCents: plan.priceCents, credits: plan.credits_per_month },
    i18n.language,
  );
  const choose = t('subscription.plans.choose', { plan: plan.name });
  return (
    <li
      className={classNames(
        'flex flex-col gap-5 rounded-lg border bg-surface p-5 sm:p-6',
        isCurrent ? 'border-accent' : 'border-line',
      )}
    >
      <div className="flex flex-col gap-2">
        <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
          <Heading className="text-lg font-semibold">{plan.name}</Heading>
          {isCurrent && <Tag tone="accent">{current}</Tag>}
        </div>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-3xl font-semibold tracking-tight tabular-nums">
            {printMoney(plan.priceCents, i18n.language)}
          </span>
          <span className="text-ink-soft">{t('subscription.plans.perMonth')}</span>
        </p>
        <p className="text-ink-soft">{plan.description}</p>
        <p className="text-sm text-ink-soft">{t('subscription.plans.adds', { perCredit })}</p>
      </div>
      <ul className="flex flex-col gap-2">
        {plan.features.map((feature) => (
          <li key={feature} className="flex items-start gap-2.5">
            <Check aria-hidden size={18} className="mt-0.5 shrink-0 text-accent-ink" />
            {t(`subscription.feature.${feature}`)}
          </li>
        ))}
      </ul>
      {note && <p className="mt-auto text-sm font-medium text-ink">{note}</p>}
      <Button
        className={note ? 'w-full' : 'mt-auto w-full'}
        variant={isCurrent ? 'secondary' : 'primary'}
        disabled={isCurrent || isNext}
        aria-label={isCurrent || isMain ? undefined : choose}
        onClick={onChoose}
      >
        {isCurrent ? current : isMain ? choose : t('subscription.plans.chooseThis')}
      </Button>
    </li>
  );
}
