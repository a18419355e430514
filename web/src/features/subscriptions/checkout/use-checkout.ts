import type { Plan } from '@maquette/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Method, PlanActions } from '../components/pay-slots.ts';
import { useBuying } from '../../../platform/use-buying.ts';

interface CheckoutInput {
  planId: string;
  plans: readonly Plan[];
  subscribe: PlanActions['subscribe'];
  onDone: (message: string) => void;
}

/** What is chosen in the checkout dialog, and what is missing once it was sent. */
export const useCheckout = ({ planId: begun, plans, subscribe, onDone }: CheckoutInput) => {
  const { t } = useTranslation();
  const [planId, setPlanId] = useState(begun);
  const [method, setMethod] = useState<Method | null>(null);
  const [autoRenew, setAutoRenew] = useState(true);
  const [wasSent, setWasSent] = useState(false);
  const plan = plans.find(({ id }) => id === planId) ?? null;
  const buying = useBuying(subscribe, () => onDone(t('subscription.subscribed', { plan: plan?.name ?? '' })));
  const send = () => {
    setWasSent(true);
    if (plan && method) buying.send({ planId, autoRenew, ...method });
  };
  return {
    ...{ plan, setPlanId, method, setMethod, autoRenew, setAutoRenew, send },
    isBusy: buying.isBusy,
    error: buying.error,
    planError: wasSent && !plan ? t('subscription.checkout.planRequired') : undefined,
    methodError: wasSent && !method ? t('subscription.checkout.methodRequired') : undefined,
  };
};
