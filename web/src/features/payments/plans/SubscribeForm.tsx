import type { Plan, Subscription } from '@maquette/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { printDay } from '../../../platform/i18n/print-day.ts';
import { printMoney } from '../../../platform/i18n/print-money.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { useBuying } from '../../../platform/use-buying.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import type { useSubscribe } from '../api/index.ts';
import { PayForm } from '../components/PayForm.tsx';
import type { Method } from '../model/method-choice.ts';

/** Kept by whoever opens the form: an order whose answer was lost stays the same order when it is opened again. */
type Subscribe = ReturnType<typeof useSubscribe>['mutateAsync'];

interface SubscribeFormProps {
  plan: Plan;
  subscribe: Subscribe;
  /** The plan that stops renewing once this one is paid, or has been cancelled and runs on for some days. */
  before: Subscription | null;
  onClose: () => void;
}

/** Asks before a plan begins: which, for how much, with which card, and whether it goes on each month. */
export function SubscribeForm({ plan, subscribe, before, onClose }: SubscribeFormProps) {
  const { t, i18n } = useTranslation();
  const addToast = useToast();
  const [method, setMethod] = useState<Method | null>(null);
  const [autoRenew, setAutoRenew] = useState(true);
  const { send, isBusy, error } = useBuying(subscribe, () => {
    addToast({ type: 'success', message: t('payment.subscribed') });
    onClose();
  });
  return (
    <PayForm
      method={method}
      onMethod={setMethod}
      isBusy={isBusy}
      failure={error && errorToMessage(error, t, t('subscription.errors.subscribe'))}
      onCancel={onClose}
      onConfirm={(chosen) => send({ planId: plan.id, autoRenew, ...chosen })}
    >
      <div>
        <p className="flex flex-wrap justify-between gap-x-4 text-lg text-ink">
          <span>{plan.name}</span>
          <span className="font-semibold tabular-nums">
            {t('payment.plan.price', { price: printMoney(plan.priceCents, i18n.language) })}
          </span>
        </p>
        <p>{t('payment.plan.credits', { count: plan.credits_per_month })}</p>
      </div>
      {before && (
        <Banner tone="warning">
          {t(before.status === 'cancelled' ? 'payment.subscribe.stillRuns' : 'payment.subscribe.switch', {
            before: before.plan_name,
            plan: plan.name,
            date: printDay(before.end_date, i18n.language),
          })}
        </Banner>
      )}
      <Checkbox
        label={t('payment.subscribe.autoRenew')}
        checked={autoRenew}
        onChange={({ target }) => setAutoRenew(target.checked)}
      />
    </PayForm>
  );
}
