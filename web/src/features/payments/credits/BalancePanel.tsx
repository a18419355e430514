import { useQuery } from '@tanstack/react-query';
import { Coins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { balanceQuery } from '../api/index.ts';
import { LoadFailure } from '../components/LoadFailure.tsx';

/** What can be spent now. */
export function BalancePanel() {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(balanceQuery);
  if (error && !data) {
    return (
      <LoadFailure
        error={error}
        message={t('credits.errors.fetchBalance')}
        isFetching={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton className="h-23" />;
  return (
    <div className="flex items-center gap-4 rounded-lg border border-line bg-surface p-5">
      <span
        aria-hidden
        className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink"
      >
        <Coins size={24} />
      </span>
      <p>
        <span className="block text-sm text-ink-soft">{t('payment.balance')}</span>
        <span className="text-2xl font-semibold tracking-tight tabular-nums">
          {t('payment.pack.credits', { count: data.balance })}
        </span>
        {data.held > 0 && (
          <span className="block text-sm text-ink-faint">{t('payment.held', { count: data.held })}</span>
        )}
      </p>
    </div>
  );
}
