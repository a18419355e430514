import type { Plan } from '@maquette/contract';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { printMoney } from '../../platform/i18n/print-money.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Tag } from '../../ui/Tag.tsx';
import { type Dashboard, printPricePerCredit } from '../payments/index.ts';

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
