import { paymentsEndpoints } from '@maquette/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { FileQuestion, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ToldFailure } from '../ToldFailure.tsx';
import { InvoiceSheet } from './InvoiceSheet.tsx';

/** Names of plans come in the reader's language. */
function receiptQuery(id: string, language: string) {
  const input = { params: { id } };
  return queryOptions({
    queryKey: [...keyOf(paymentsEndpoints.getReceipt, input), language],
    queryFn: ({ signal }) => call(paymentsEndpoints.getReceipt, input, { signal }),
  });
}

interface ReceiptViewProps {
  id: string;
  /** The way back to the list. */
  back: ReactNode;
}

/** The invoice of a payment and what corrects it, to look at, to print and to keep as PDFs. */
export function ReceiptView({ id, back }: ReceiptViewProps) {
  const { t, i18n } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(receiptQuery(id, i18n.language));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        {back}
        {data && (
          <Button icon={<Printer aria-hidden size={18} />} onClick={() => window.print()}>
            {t('payment.receipt.print')}
          </Button>
        )}
      </div>
      {data?.documents.map((invoice) => (
        <InvoiceSheet key={invoice.id} invoice={invoice} />
      ))}
      {!data && error && <Missing error={error} isFetching={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-120" />}
    </>
  );
}

interface MissingProps {
  error: Error;
  isFetching: boolean;
  onRetry: () => void;
}

/** In the place of the sheet: there is no such receipt, or it could not be fetched. */
function Missing({ error, isFetching, onRetry }: MissingProps) {
  const { t } = useTranslation();
  if (error instanceof ApiError && error.code === 'not_found') {
    return (
      <Notice
        icon={<FileQuestion size={36} />}
        tone="danger"
        title={t('payment.receipt.unknown')}
        text={t('payment.unknown')}
      />
    );
  }
  return (
    <>
      <h1 className="text-3xl font-semibold tracking-tight">{t('payment.receipt.heading')}</h1>
      <ToldFailure
        error={error}
        message={t('payment.errors.receipt')}
        isFetching={isFetching}
        onRetry={onRetry}
      />
    </>
  );
}
