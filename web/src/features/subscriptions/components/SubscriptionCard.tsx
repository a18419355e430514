import type { Subscription } from '@maquette/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { printDay } from '../../../platform/i18n/print-day.ts';
import { printMoney } from '../../../platform/i18n/print-money.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { hasEnded } from '../model/has-ended.ts';
import { centsOf } from '../model/standing.ts';

const tones = { active: 'success', cancelled: 'warning', expired: 'neutral' } as const;

interface SubscriptionCardProps {
  subscription: Subscription;
  onCancel: () => void;
  onRenew: () => void;
}

/** One subscription: what it is, how it stands, and what can be done about it. */
export function SubscriptionCard({ subscription, onCancel, onRenew }: SubscriptionCardProps) {
  const { t, i18n } = useTranslation();
  const { plan_name: plan, status, price, credits, payment_failed: isTriedAgain } = subscription;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 rounded-lg border border-line bg-surface p-5">
      <div className="flex min-w-0 flex-1 basis-72 flex-col gap-4">
        <div>
          <h2 className="flex flex-wrap items-center gap-3 text-lg font-semibold">
            {plan}
            <Tag tone={tones[status]}>{t(`subscription.status.${status}`)}</Tag>
          </h2>
          <p className="text-ink-soft">
            {t('subscription.mine.perMonth', { price: printMoney(centsOf(price), i18n.language) })} ·{' '}
            {t('subscription.mine.credits', { count: credits })}
          </p>
        </div>
        <Dates subscription={subscription} />
        {isTriedAgain && <Banner tone="warning">{t('subscription.mine.paymentFailed')}</Banner>}
      </div>
      {(status === 'active' || isTriedAgain) && (
        <Button
          variant="secondary"
          aria-label={t('subscription.mine.cancelNamed', { plan })}
          onClick={onCancel}
        >
          {t('subscription.mine.cancel')}
        </Button>
      )}
      {status === 'expired' && (
        <Button aria-label={t('subscription.mine.renewNamed', { plan })} onClick={onRenew}>
          {t('subscription.mine.renew')}
        </Button>
      )}
    </li>
  );
}

function Dates({ subscription }: { subscription: Subscription }) {
  const { t, i18n } = useTranslation();
  const { status, auto_renew, start_date, end_date } = subscription;
  const [now] = useState(() => Date.now());
  const end = () => {
    if (hasEnded(subscription, now)) return t('subscription.mine.endedOn');
    return status === 'active' && auto_renew
      ? t('subscription.mine.renewsOn')
      : t('subscription.mine.endsOn');
  };
  const facts = [
    [t('subscription.mine.start'), printDay(start_date, i18n.language)],
    [end(), printDay(end_date, i18n.language)],
    [t('subscription.mine.autoRenew'), auto_renew ? t('subscription.yes') : t('subscription.no')],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-ink-faint">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
