import type { Subscription } from '@maquette/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../platform/LoadFailure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { type Dashboard, ToldFailure } from '../payments/index.ts';
import type { Subscribe } from './commands.ts';
import { PlanCard } from './PlanCard.tsx';
import { usePlanChoices, usePlans } from './queries.ts';
import { usePlanNotes } from './use-plan-notes.ts';
import { SubscribeDialog } from './SubscribeDialog.tsx';
import { activeOf, currentOf, hasEnded } from './subscription-status.ts';

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
