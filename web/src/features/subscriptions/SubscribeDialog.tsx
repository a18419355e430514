import type { Plan, PlanChoice, Subscription } from '@maquette/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../platform/api/error-to-message.ts';
import { printDay } from '../../platform/i18n/print-day.ts';
import { printMoney } from '../../platform/i18n/print-money.ts';
import { useBuying } from '../../platform/use-buying.ts';
import { classNames } from '../../ui/class-names.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Question } from '../../ui/Question.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { CardCharged, type Dashboard, type Method, MethodField } from '../payments/index.ts';
import type { Subscribe } from './commands.ts';

interface SubscribeProps {
  dashboard: Dashboard;
  plans: readonly Plan[];
  /** What choosing each would mean now; those that are not there are bought at their price. */
  choices: readonly PlanChoice[];
  /** The plan that runs now; choosing another one is a switch. */
  active: Subscription | null;
  /** Where none is active: a cancelled one that is paid for some days yet. */
  ending: Subscription | null;
  subscribe: Subscribe;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Asks before a plan is bought: which, how it is paid, whether it renews; and what becomes of the plan before it. */
export function SubscribeDialog({ planId, ...rest }: SubscribeProps & { planId: string | null }) {
  const { t } = useTranslation();
  const plan = rest.plans.find(({ id }) => id === planId)?.name ?? '';
  const title = () => {
    if (rest.active) return t('subscription.change.title');
    return rest.dashboard === 'main'
      ? t('subscription.checkout.title')
      : t('subscription.subscribe.title', { plan });
  };
  return (
    <Dialog open={planId !== null} onClose={rest.onClose} title={title()} closeLabel={t('app.close')}>
      {planId !== null && <SubscribeForm planId={planId} {...rest} />}
    </Dialog>
  );
}

/** The inside of the dialog, drawn anew each time it opens: nothing of the time before is left. */
export function SubscribeForm(props: SubscribeProps & { planId: string }) {
  const { dashboard, plans, active, subscribe, onClose, onDone } = props;
  const { t } = useTranslation();
  const [planId, setPlanId] = useState(props.planId);
  const [method, setMethod] = useState<Method | null>(null);
  const [autoRenew, setAutoRenew] = useState(true);
  const [wasSent, setWasSent] = useState(false);
  const isMain = dashboard === 'main';
  const plan = plans.find(({ id }) => id === planId) ?? null;
  const choice = props.choices.find((one) => one.planId === planId) ?? null;
  const isLater = choice?.begins === 'later';
  const words = useSubscribeWords({ isMain, plan, choice }, active !== null);
  const { send, isBusy, error } = useBuying(subscribe, () => onDone(words.done));
  const confirm = () => {
    setWasSent(true);
    const shown = choice && { dueCents: choice.dueCents };
    if (plan && isLater) send({ planId, ...shown });
    else if (plan && method) send({ planId, autoRenew, ...shown, ...method });
  };
  const warning = useWarning({ ...props, plan, choice });
  return (
    <Question
      failure={error && errorToMessage(error, t, words.failed)}
      keep={t('app.cancel')}
      onKeep={onClose}
      confirm={words.confirm(method)}
      isBusy={isBusy}
      isDisabled={!isMain && method === null && !isLater}
      onConfirm={confirm}
    >
      {isMain ? (
        <PlanField
          plans={plans.filter(({ id }) => id !== active?.plan_id)}
          chosen={plan}
          onChoose={setPlanId}
          isMissing={wasSent && !plan}
        />
      ) : (
        plan && <PlanLine plan={plan} />
      )}
      {plan && choice && choice.unusedCents > 0 && <Due plan={plan} choice={choice} />}
      {!isLater && (
        <PayFields
          {...{ isMain, plan, choice, method, autoRenew }}
          onMethod={setMethod}
          onAutoRenew={setAutoRenew}
          isMissing={wasSent && !method}
        />
      )}
      {warning && <Banner tone={isLater ? 'info' : 'warning'}>{warning}</Banner>}
    </Question>
  );
}

type Chosen = { isMain: boolean; plan: Plan | null; choice: PlanChoice | null };

/** What is paid now, and each month after that; null while no plan is chosen. */
function useDue({ plan, choice }: Chosen) {
  const { i18n } = useTranslation();
  if (!plan) return null;
  return {
    price: printMoney(choice?.dueCents ?? plan.priceCents, i18n.language),
    monthly: printMoney(plan.priceCents, i18n.language),
  };
}

/** The words that differ by dashboard, by whether a plan runs already, and by when the plan begins. */
function useSubscribeWords(chosen: Chosen, isChange: boolean) {
  const { t, i18n } = useTranslation();
  const { isMain, plan, choice } = chosen;
  const due = useDue(chosen);
  const name = plan?.name ?? '';
  const from = choice?.begins === 'later' ? choice.from : null;
  const done = isMain ? t('subscription.subscribed', { plan: name }) : t('subscription.subscribe.done');
  const confirm = (method: Method | null): string => {
    if (from) return t('subscription.later.confirm', { plan: name });
    if (!isMain) {
      const goesToCheckout = method !== null && method.paymentMethodId === undefined;
      return goesToCheckout ? t('payment.toCheckout') : t('payment.confirm', { price: due?.price ?? '' });
    }
    const [known, unknown] = isChange
      ? (['subscription.change.confirm', 'subscription.change.title'] as const)
      : (['subscription.checkout.confirm', 'subscription.checkout.confirmUnknown'] as const);
    return due ? t(known, { price: due.price }) : t(unknown);
  };
  return {
    confirm,
    done: from ? t('subscription.later.done', { plan: name, date: printDay(from, i18n.language) }) : done,
    failed: t('subscription.errors.subscribe'),
  };
}

interface PayFieldsProps extends Chosen {
  method: Method | null;
  onMethod: (method: Method | null) => void;
  autoRenew: boolean;
  onAutoRenew: (autoRenew: boolean) => void;
  /** It was sent without a card. */
  isMissing: boolean;
}

/** How it is paid, which card is charged how much, and whether it renews. */
function PayFields({ method, onMethod, autoRenew, onAutoRenew, isMissing, ...chosen }: PayFieldsProps) {
  const { t } = useTranslation();
  const { isMain } = chosen;
  const due = useDue(chosen);
  return (
    <>
      <MethodField
        choice={method}
        onChoice={onMethod}
        beginsWithDefault
        error={isMissing ? t('payment.buy.methodRequired') : undefined}
      />
      {due && <CardCharged choice={method} price={due.price} />}
      <div className="flex flex-col gap-1">
        <Checkbox
          label={t(isMain ? 'subscription.checkout.autoRenew' : 'subscription.subscribe.autoRenew')}
          checked={autoRenew}
          onChange={({ target }) => onAutoRenew(target.checked)}
        />
        {isMain && due && (
          <p role="status" className="text-sm text-ink-faint">
            {autoRenew
              ? t('subscription.checkout.autoRenewOn', due)
              : t('subscription.checkout.autoRenewOff', due)}
          </p>
        )}
      </div>
    </>
  );
}

interface PlanFieldProps {
  plans: readonly Plan[];
  chosen: Plan | null;
  onChoose: (id: string) => void;
  /** It was sent without one. */
  isMissing: boolean;
}

function PlanField({ plans, chosen, onChoose, isMissing }: PlanFieldProps) {
  const { t, i18n } = useTranslation();
  const options = plans.map(({ id, name, priceCents }) => {
    const price = printMoney(priceCents, i18n.language);
    return { value: id, label: t('subscription.checkout.planOption', { plan: name, price }) };
  });
  return (
    <SelectField
      label={t('subscription.checkout.plan')}
      value={chosen?.id ?? ''}
      onChange={({ target }) => onChoose(target.value)}
      options={[{ value: '', label: t('subscription.checkout.choosePlan') }, ...options]}
      error={isMissing ? t('subscription.checkout.planRequired') : undefined}
    />
  );
}

function PlanLine({ plan }: { plan: Plan }) {
  const { t, i18n } = useTranslation();
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-4 text-lg text-ink">
        <span>{plan.name}</span>
        <span className="font-semibold tabular-nums">
          {t('subscription.mine.perMonth', { price: printMoney(plan.priceCents, i18n.language) })}
        </span>
      </p>
      <p>{t('subscription.subscribe.credits', { count: plan.credits_per_month })}</p>
    </div>
  );
}

/** What is paid now: the price, less the days that are not used. */
function Due({ plan, choice }: { plan: Plan; choice: PlanChoice }) {
  const { t, i18n } = useTranslation();
  const money = (cents: number) => printMoney(cents, i18n.language);
  const unused = { count: choice.unusedDays, plan: choice.unusedPlanName ?? '' };
  const lines = [
    [t('subscription.due.month', { plan: plan.name }), money(plan.priceCents)],
    [t('subscription.due.unused', unused), money(-choice.unusedCents)],
    [t('subscription.due.now'), money(choice.dueCents)],
  ] as const;
  return (
    <dl className="flex flex-col gap-1 rounded-md bg-sunken px-4 py-3">
      {lines.map(([name, amount], at) => (
        <div
          key={name}
          className={classNames(
            'flex justify-between gap-4',
            at === 2 && 'border-t border-line pt-1 font-semibold text-ink',
          )}
        >
          <dt>{name}</dt>
          <dd className="tabular-nums">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

type Before = Pick<SubscribeProps, 'dashboard' | 'active' | 'ending'> & {
  plan: Plan | null;
  choice: PlanChoice | null;
};

/** What becomes of the plan before this one; null where there is none. */
function useWarning({ dashboard, active, ending, plan, choice }: Before): string | null {
  const { t, i18n } = useTranslation();
  const isMain = dashboard === 'main';
  const current = active ?? ending;
  if (current && plan && choice?.begins === 'later') {
    const price = printMoney(plan.priceCents, i18n.language);
    const gaps = { from: current.plan_name, to: plan.name, price };
    return t('subscription.later.text', { ...gaps, date: printDay(choice.from ?? '', i18n.language) });
  }
  const isCredited = choice !== null && choice.unusedCents > 0;
  if (active && plan) {
    const names = { from: active.plan_name, to: plan.name };
    return t(isMain ? 'subscription.checkout.switch' : 'subscription.subscribe.switch', names);
  }
  if (!ending || isCredited) return null;
  const date = printDay(ending.end_date, i18n.language);
  return isMain
    ? t('subscription.checkout.stillRuns', { plan: ending.plan_name, date })
    : t('subscription.subscribe.stillRuns', { from: ending.plan_name, to: plan?.name ?? '', date });
}
