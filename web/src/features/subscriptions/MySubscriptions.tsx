import type { Subscription } from '@maquette/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../platform/LoadFailure.tsx';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import type { Renew } from './commands.ts';
import type { useOwnSubscriptions } from './queries.ts';
import { RenewDialog } from './RenewDialog.tsx';
import { activeOf } from './subscription-status.ts';
import { SubscriptionCard } from './SubscriptionCard.tsx';

interface MySubscriptionsProps {
  list: ReturnType<typeof useOwnSubscriptions>;
  renew: Renew;
  onSeePlans: () => void;
  /** Something was done; the sentence says what. */
  onDone: (message: string) => void;
}

/** The latest subscription to each plan, with what can be done about it. */
export function MySubscriptions({ list, renew, onSeePlans, onDone }: MySubscriptionsProps) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState<{ what: 'cancel' | 'renew'; of: Subscription } | null>(null);
  const { data, error, isFetching, refetch } = list;
  const close = () => setAsks(null);
  const done = (message: string) => {
    close();
    onDone(message);
  };
  if (!data && error) {
    return (
      <LoadFailure
        error={error}
        message={t('subscription.errorFetchingSubscriptions')}
        isFetching={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton className="h-44" />;
  return (
    <>
      {data.subscriptions.length === 0 && <NoSubscription onSeePlans={onSeePlans} />}
      <ul className="flex flex-col gap-4">
        {data.subscriptions.map((subscription) => (
          <SubscriptionCard
            key={subscription.id}
            subscription={subscription}
            onCancel={() => setAsks({ what: 'cancel', of: subscription })}
            onRenew={() => setAsks({ what: 'renew', of: subscription })}
            onDone={onDone}
          />
        ))}
      </ul>
      <CancelDialog
        dashboard="main"
        subscription={asks?.what === 'cancel' ? asks.of : null}
        onClose={close}
        onDone={done}
      />
      <RenewDialog
        subscription={asks?.what === 'renew' ? asks.of : null}
        active={activeOf(data.subscriptions)}
        renew={renew}
        onClose={close}
        onDone={done}
      />
    </>
  );
}

function NoSubscription({ onSeePlans }: { onSeePlans: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col items-center gap-4 rounded-lg border border-line bg-surface px-5 py-12 text-center">
      <h2 className="text-xl font-semibold tracking-tight">{t('subscription.mine.empty')}</h2>
      <p className="max-w-prose text-ink-soft">{t('subscription.mine.emptyText')}</p>
      <Button onClick={onSeePlans}>{t('subscription.mine.seePlans')}</Button>
    </div>
  );
}
