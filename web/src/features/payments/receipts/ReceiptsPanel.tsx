import { paymentsEndpoints } from '@maquette/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ToldFailure } from '../ToldFailure.tsx';
import { ReceiptRow } from './ReceiptRow.tsx';

const receiptsQuery = queryOptions({
  queryKey: keyOf(paymentsEndpoints.listReceipts, {}),
  queryFn: ({ signal }) => call(paymentsEndpoints.listReceipts, {}, { signal }),
});

const shownFirst = 5;

/** What was paid, newest first: a few, and all of it on request. */
export function ReceiptsPanel({ hrefOf }: { hrefOf: (id: string) => string }) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(receiptsQuery);
  const [showsAll, setShowsAll] = useState(false);
  const receipts = data?.receipts ?? [];
  const shown = showsAll ? receipts : receipts.slice(0, shownFirst);
  return (
    <Panel title={t('payment.receipt.title')}>
      {error && !data && (
        <ToldFailure
          error={error}
          message={t('payment.errors.receipts')}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-14" />}
      {data && receipts.length === 0 && <p className="text-ink-soft">{t('payment.receipt.none')}</p>}
      <ul className="divide-y divide-line">
        {shown.map((receipt) => (
          <ReceiptRow key={receipt.id} receipt={receipt} href={hrefOf(receipt.id)} />
        ))}
      </ul>
      {shown.length < receipts.length && (
        <Button variant="secondary" className="mt-4" onClick={() => setShowsAll(true)}>
          {t('payment.receipt.showAll', { count: receipts.length })}
        </Button>
      )}
    </Panel>
  );
}
