import type { Subscription } from '@maquette/contract';
import { PartyPopper } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { printDay } from '../../../platform/i18n/print-day.ts';
import { Notice } from '../../../ui/Notice.tsx';

interface SubscriptionPaidProps {
  subscription: Subscription;
  creditsAdded: number;
  /** The ways on. */
  children: ReactNode;
}

/** The plan is paid: which, until when, and with how many credits. */
export function SubscriptionPaid({ subscription, creditsAdded, children }: SubscriptionPaidProps) {
  const { t, i18n } = useTranslation();
  const { plan_name: plan, end_date } = subscription;
  const facts = [
    [t('subscription.success.plan'), plan],
    [t('subscription.success.validUntil'), printDay(end_date, i18n.language)],
    [t('subscription.success.credits'), creditsAdded.toLocaleString(i18n.language)],
  ] as const;
  return (
    <Notice
      icon={<PartyPopper size={36} />}
      title={t('subscription.success.title', { plan })}
      text={t('subscription.success.text', { count: creditsAdded })}
    >
      <dl className="grid w-full gap-x-6 gap-y-3 rounded-lg border border-line bg-surface p-5 text-left sm:grid-cols-3">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-ink-faint">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Notice>
  );
}
