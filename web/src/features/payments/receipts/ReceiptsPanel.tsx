import { type PaymentReceipt, paymentsEndpoints } from '@maquette/contract';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '../../../platform/api/call.ts';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { keyOf } from '../../../platform/query/key-of.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { ToldFailure } from '../ToldFailure.tsx';
import { saveYear, yearsOf } from './downloads.ts';
import { useReceiptWords } from './use-receipt-words.ts';

const receiptsQuery = queryOptions({
  queryKey: keyOf(paymentsEndpoints.listReceipts, {}),
  queryFn: ({ signal }) => call(paymentsEndpoints.listReceipts, {}, { signal }),
});

const shownFirst = 5;

interface ReceiptsPanelProps {
  hrefOf: (id: string) => string;
  /** Where one says what stands on them of the buyer. */
  buyerHref: string;
  /** Something stands there already. */
  hasBuyer: boolean;
}

/** What was paid, newest first: a few, and all of it on request. */
export function ReceiptsPanel({ hrefOf, buyerHref, hasBuyer }: ReceiptsPanelProps) {
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
          {t(hasBuyer ? 'payment.receipt.buyerGiven' : 'payment.receipt.buyer')}
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

interface ReceiptRowProps {
  receipt: PaymentReceipt;
  href: string;
}

/** One payment, and the way to its receipt. */
export function ReceiptRow({ receipt, href }: ReceiptRowProps) {
  const { t } = useTranslation();
  const { utcDay, money, item } = useReceiptWords();
  const what = item(receipt);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2">
          {what}
          {receipt.refundedCents > 0 && (
            <Tag tone="warning">
              {receipt.refundedCents === receipt.amountCents
                ? t('payment.receipt.refunded')
                : t('payment.receipt.partlyRefunded')}
            </Tag>
          )}
        </p>
        <p className="text-sm text-ink-faint">
          {utcDay(receipt.paidAt)} · <span className="tabular-nums">{receipt.number}</span>
        </p>
      </div>
      <span className="font-medium tabular-nums">{money(receipt.amountCents)}</span>
      <Link
        to={href}
        aria-label={t(
          receipt.refundedCents > 0 ? 'payment.receipt.viewBothNamed' : 'payment.receipt.viewNamed',
          { item: what, date: utcDay(receipt.paidAt) },
        )}
        className={buttonClass({ variant: 'secondary', size: 'sm' })}
      >
        {t(receipt.refundedCents > 0 ? 'payment.receipt.viewBoth' : 'payment.receipt.view')}
      </Link>
    </li>
  );
}
