import type { Plan, Subscription } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { printDay } from '../../../platform/i18n/print-day.ts';
import { printMoney } from '../../../platform/i18n/print-money.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { useCheckout } from './use-checkout.ts';
import type { MethodField, PlanActions } from '../components/pay-slots.ts';

export interface CheckoutProps {
  plans: readonly Plan[];
  /** The plan that runs now; choosing another one is a switch. */
  active: Subscription | null;
  /** Where none is active: a cancelled one that is paid for some days yet. */
  ending: Subscription | null;
  subscribe: PlanActions['subscribe'];
  methodField: MethodField;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** The inside of the checkout dialog, drawn anew each time it opens: nothing of the time before is left. */
export function CheckoutForm(props: CheckoutProps & { planId: string }) {
  const { plans, active, ending, methodField: MethodField, onClose } = props;
  const { t, i18n } = useTranslation();
  const checkout = useCheckout(props);
  const { plan, error, autoRenew } = checkout;
  const priceOf = (cents: number) => printMoney(cents, i18n.language);
  const price = plan ? priceOf(plan.priceCents) : null;
  const options = [
    { value: '', label: t('subscription.checkout.choosePlan') },
    ...plans
      .filter(({ id }) => id !== active?.plan_id)
      .map(({ id, name, priceCents }) => ({
        value: id,
        label: t('subscription.checkout.planOption', { plan: name, price: priceOf(priceCents) }),
      })),
  ];

  return (
    <div className="flex flex-col gap-5">
      {error && (
        <Banner tone="danger">{errorToMessage(error, t, t('subscription.subscriptionFailed'))}</Banner>
      )}
      <SelectField
        label={t('subscription.checkout.plan')}
        value={plan?.id ?? ''}
        onChange={({ target }) => checkout.setPlanId(target.value)}
        options={options}
        error={checkout.planError}
      />
      <MethodField choice={checkout.method} onChoice={checkout.setMethod} error={checkout.methodError} />
      <div className="flex flex-col gap-1">
        <Checkbox
          label={t('subscription.checkout.autoRenew')}
          checked={autoRenew}
          onChange={({ target }) => checkout.setAutoRenew(target.checked)}
        />
        {price && (
          <p role="status" className="text-sm text-ink-faint">
            {autoRenew
              ? t('subscription.checkout.autoRenewOn', { price })
              : t('subscription.checkout.autoRenewOff', { price })}
          </p>
        )}
      </div>
      {active && plan && (
        <Banner tone="warning">
          {t('subscription.checkout.switch', { from: active.plan_name, to: plan.name })}
        </Banner>
      )}
      {ending && (
        <Banner tone="warning">
          {t('subscription.checkout.stillRuns', {
            plan: ending.plan_name,
            date: printDay(ending.end_date, i18n.language),
          })}
        </Banner>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t('app.cancel')}
        </Button>
        <Button busy={checkout.isBusy} onClick={checkout.send}>
          {price ? t('subscription.checkout.confirm', { price }) : t('subscription.checkout.confirmUnknown')}
        </Button>
      </div>
    </div>
  );
}
