import type { Plan, Subscription } from '@maquette/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useSubscribe } from '../api/index.ts';
import { PlanCard } from './PlanCard.tsx';
import { SubscribeForm } from './SubscribeForm.tsx';

interface PlanListProps {
  plans: readonly Plan[];
  current: Subscription | null;
  /** A cancelled plan that is paid for some days yet. */
  ending: Subscription | null;
}

/** The plans on offer, and the dialog that begins one. */
export function PlanList({ plans, current, ending }: PlanListProps) {
  const { t } = useTranslation();
  const { mutateAsync: subscribe } = useSubscribe();
  const [chosen, setChosen] = useState<Plan | null>(null);
  const close = () => setChosen(null);
  return (
    <>
      <ul className="grid gap-4 md:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            isCurrent={plan.id === current?.plan_id}
            onChoose={() => setChosen(plan)}
          />
        ))}
      </ul>
      <Dialog
        open={chosen !== null}
        onClose={close}
        title={t('payment.subscribe.title', { plan: chosen?.name ?? '' })}
        closeLabel={t('app.close')}
      >
        {chosen && (
          <SubscribeForm plan={chosen} subscribe={subscribe} before={current ?? ending} onClose={close} />
        )}
      </Dialog>
    </>
  );
}
