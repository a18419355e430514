import type { Subscription } from '@maquette/contract';
import { Coins, PartyPopper } from 'lucide-react';
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
  const { plan_name: plan, end_date, auto_renew } = subscription;
  const facts = [
    [t('payment.success.plan'), plan],
    [
      t(auto_renew ? 'payment.success.renewsOn' : 'payment.success.validUntil'),
      printDay(end_date, i18n.language),
    ],
    [t('payment.success.credits'), creditsAdded.toLocaleString(i18n.language)],
  ] as const;
  return (
    <Notice
      icon={<PartyPopper size={36} />}
      title={t('payment.success.title', { plan })}
      text={t('payment.success.text', { count: creditsAdded })}
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

interface CreditsBoughtProps {
  creditsAdded: number;
  balance: number;
  /** The ways on. */
  children: ReactNode;
}

/** The credits are paid: how many came, and how many there are now. */
export function CreditsBought({ creditsAdded, balance, children }: CreditsBoughtProps) {
  const { t } = useTranslation();
  return (
    <Notice
      icon={<Coins size={36} />}
      title={t('payment.success.creditsTitle', { count: creditsAdded })}
      text={t('payment.success.creditsBalance', { count: balance })}
    >
      {children}
    </Notice>
  );
}
