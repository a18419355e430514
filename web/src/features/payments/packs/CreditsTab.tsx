import { useQuery } from '@tanstack/react-query';
import { Coins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { balanceQuery, Ledger } from '../../credits/index.ts';
import { ToldFailure } from '../ToldFailure.tsx';
import { PackList } from './PackList.tsx';

/** The credits of the payment page: how many there are, packs to buy, and where they came from and went. */
export function CreditsTab({ otherHref }: { otherHref: string }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-6">
      <BalancePanel />
      <section aria-labelledby="payment-packs" className="flex flex-col gap-4">
        <h2 id="payment-packs" className="text-lg font-semibold">
          {t('payment.pack.title')}
        </h2>
        <PackList otherHref={otherHref} />
      </section>
      <Ledger />
    </div>
  );
}

/** What can be spent now. */
function BalancePanel() {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(balanceQuery);
  if (error && !data) {
    return (
      <ToldFailure
        error={error}
        message={t('payment.errors.balance')}
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
