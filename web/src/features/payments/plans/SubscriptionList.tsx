import type { Subscription } from '@maquette/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/Dialog.tsx';
import { CancelQuestion } from './CancelQuestion.tsx';
import { SubscriptionRow } from './SubscriptionRow.tsx';

/** One's subscriptions, and the question before one is cancelled. */
export function SubscriptionList({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  const { t } = useTranslation();
  const [leaving, setLeaving] = useState<Subscription | null>(null);
  const close = () => setLeaving(null);
  if (subscriptions.length === 0) return <p className="text-ink-soft">{t('payment.subscriptions.none')}</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {subscriptions.map((subscription) => (
          <SubscriptionRow
            key={subscription.id}
            subscription={subscription}
            onCancel={() => setLeaving(subscription)}
          />
        ))}
      </ul>
      <Dialog
        open={leaving !== null}
        onClose={close}
        title={t('payment.cancel.title', { plan: leaving?.plan.name ?? '' })}
        closeLabel={t('app.close')}
      >
        {leaving && <CancelQuestion subscription={leaving} onClose={close} />}
      </Dialog>
    </>
  );
}
