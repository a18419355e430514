import { paymentsEndpoints } from '@maquette/contract';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FileSpreadsheet } from 'lucide-react';
import { call } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ToldFailure } from '../ToldFailure.tsx';
import { saveYear, yearsOf } from './downloads.ts';
import { ReceiptRow } from './ReceiptRow.tsx';

const receiptsQuery = queryOptions({
  queryKey: keyOf(paymentsEndpoints.listReceipts, {}),
  queryFn: ({ signal }) => call(paymentsEndpoints.listReceipts, {}, { signal }),
});

const shownFirst = 5;

interface ReceiptsPanelProps {
  hrefOf: (id: string) => string;
  /** Where one says what stands on them of the buyer. */
  buyerHref: string;
}

/** What was paid, newest first: a few, and all of it on request. */
export function ReceiptsPanel({ hrefOf, buyerHref }: ReceiptsPanelProps) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(receiptsQuery);
  const [showsAll, setShowsAll] = useState(false);
  const [now] = useState(() => new Date());
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
      <p className="mt-2 text-sm text-ink-soft">
        <Link
          to={buyerHref}
          className="inline-flex items-center text-accent-ink underline underline-offset-4 touch:min-h-11"
        >
          {t('payment.receipt.buyer')}
        </Link>
      </p>
      {receipts.length > 0 && <YearOfInvoices years={yearsOf(receipts, now)} />}
    </Panel>
  );
}

/** All of a year in one file, for the bookkeeping. */
function YearOfInvoices({ years }: { years: readonly string[] }) {
  const { t } = useTranslation();
  const [year, setYear] = useState(years[0] ?? '');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => saveYear(year, t('payment.receipt.yearFile', { year })),
  });
  return (
    <div className="mt-6 flex flex-col gap-3 border-t border-line pt-5">
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-32">
          <SelectField
            label={t('payment.receipt.year')}
            value={year}
            onChange={({ target }) => setYear(target.value)}
            options={years.map((one) => ({ value: one, label: one }))}
          />
        </div>
        <Button
          variant="secondary"
          busy={isPending}
          icon={<FileSpreadsheet aria-hidden size={18} />}
          onClick={() => mutate()}
        >
          {t('payment.receipt.csv')}
        </Button>
      </div>
      {error && <Banner tone="danger">{errorToMessage(error, t, t('payment.errors.csv'))}</Banner>}
    </div>
  );
}
