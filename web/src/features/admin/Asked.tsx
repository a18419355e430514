import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../platform/LoadFailure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

interface AskedProps<Answer> {
  asked: UseQueryResult<Answer>;
  children: (answer: Answer) => ReactNode;
}

/** What was asked of the server: its answer, that it is on its way, or why it did not come. */
export function Asked<Answer>({ asked, children }: AskedProps<Answer>) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = asked;
  if (data !== undefined) return children(data);
  if (!error) {
    return (
      <div aria-busy className="flex flex-col gap-3">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    );
  }
  return (
    <LoadFailure
      isBrief
      error={error}
      message={t('admin.failed')}
      isFetching={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
