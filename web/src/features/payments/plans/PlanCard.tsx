import type { Plan } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { printMoney } from '../../../platform/i18n/print-money.ts';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Tag } from '../../../ui/Tag.tsx';
import { PlanFeatures } from './PlanFeatures.tsx';

interface PlanCardProps {
  plan: Plan;
  isCurrent: boolean;
  onChoose: () => void;
}

/** A monthly plan. The current one cannot be chosen again. */
export function PlanCard({ plan, isCurrent, onChoose }: PlanCardProps) {
  const { t, i18n } = useTranslation();
  return (
    <li
      className={classNames(
        'flex flex-col gap-4 rounded-lg border bg-surface p-5',
        isCurrent ? 'border-accent' : 'border-line',
      )}
    >
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg font-semibold">{plan.name}</h3>
        {isCurrent && <Tag tone="accent">{t('payment.plan.current')}</Tag>}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-2xl font-semibold tracking-tight tabular-nums">
          {printMoney(plan.priceCents, i18n.language)}
        </span>
        <span className="text-ink-soft">{t('payment.plan.perMonth')}</span>
      </p>
      <p className="text-ink-soft">{plan.description}</p>
      <PlanFeatures features={plan.features} />
      <Button
        variant={isCurrent ? 'secondary' : 'primary'}
        disabled={isCurrent}
        className="mt-auto"
        aria-label={isCurrent ? undefined : t('payment.plan.chooseNamed', { plan: plan.name })}
        onClick={onChoose}
      >
        {isCurrent ? t('payment.plan.current') : t('payment.plan.choose')}
      </Button>
    </li>
  );
}
