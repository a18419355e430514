import type { Subscription } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../../ui/Tag.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { Row } from './Row.tsx';

const tones = { active: 'success', cancelled: 'warning', expired: 'neutral' } as const;

export function SubscriptionRow({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation();
  const { moment } = useAdminWords();
  const { plan_name: plan, status, currentPeriodStart, currentPeriodEnd, auto_renew: renews } = subscription;
  return (
    <Row
      title={
        <>
          {plan}
          <Tag tone={tones[status]}>{t(`admin.status.${status}`)}</Tag>
        </>
      }
      note={t('admin.subscriptions.period', {
        from: moment(currentPeriodStart),
        to: moment(currentPeriodEnd),
      })}
      end={renews ? t('admin.subscriptions.renews') : t('admin.subscriptions.ends')}
    />
  );
}
