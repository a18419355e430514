import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Subscription } from '@maquette/contract';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { usePlans } from '../api/plans.ts';
import { hasEnded } from '../model/has-ended.ts';
import { activeOf, currentOf } from '../model/standing.ts';
import { CheckoutDialog } from '../checkout/index.ts';
import { LoadFailure } from '../../../platform/LoadFailure.tsx';
import type { MethodField, PlanActions } from './pay-slots.ts';
import { PlanCard } from './PlanCard.tsx';

interface PlansProps {
  /** One's own; undefined while loading, null when they could not be loaded. */
  subscriptions: readonly Subscription[] | null | undefined;
  subscribe: PlanActions['subscribe'];
  methodField: MethodField;
  onDone: (message: string) => void;
}

const grid = 'grid gap-4 md:grid-cols-3';

/** The plans there are. The one that runs cannot be chosen again. */
export function Plans({ subscriptions, subscribe, methodField, onDone }: PlansProps) {
  const { t, i18n } = useTranslation();
  const { data, error, isFetching, refetch } = usePlans(i18n.language);
  const [chosen, setChosen] = useState<string | null>(null);
  const [now] = useState(() => Date.now());
  const running = subscriptions?.filter((own) => !hasEnded(own, now)) ?? [];
  const active = activeOf(running);
  if (!data && error) {
    return (
      <LoadFailure
        error={error}
        message={t('subscription.errorFetchingPlans')}
        isFetching={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data || subscriptions === undefined) {
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
            plan={plan}
            isCurrent={plan.id === active?.plan_id}
            onChoose={() => setChosen(plan.id)}
          />
        ))}
      </ul>
      <p className="text-sm text-ink-faint">{t('subscription.plans.note')}</p>
      <CheckoutDialog
        planId={chosen}
        plans={data.plans}
        active={active}
        ending={active ? null : currentOf(running, false)}
        subscribe={subscribe}
        methodField={methodField}
        onClose={() => setChosen(null)}
        onDone={(message) => {
          setChosen(null);
          onDone(message);
        }}
      />
    </div>
  );
}
