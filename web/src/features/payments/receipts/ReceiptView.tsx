import type { User } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { receiptQuery } from '../api/index.ts';
import { LoadFailure } from '../components/LoadFailure.tsx';
import { ReceiptSheet } from './ReceiptSheet.tsx';

interface ReceiptViewProps {
  id: string;
  payer: Pick<User, 'fullName' | 'email'>;
  /** The way back to the list. */
  back: ReactNode;
}

/** One receipt, to look at and to print. */
export function ReceiptView({ id, payer, back }: ReceiptViewProps) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(receiptQuery(id));
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
      {data && <ReceiptSheet receipt={data} payer={payer} />}
      {!data && error && (
        <LoadFailure
          error={error}
          message={t('payment.errors.receipt')}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-120" />}
    </>
  );
}
