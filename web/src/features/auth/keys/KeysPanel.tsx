import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../../platform/LoadFailure.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { KeyList } from './KeyList.tsx';
import { NewKey } from './NewKey.tsx';
import { useKeys } from './use-keys.ts';

interface KeysPanelProps {
  /** The way to the plans, for people whose plan gives no keys. */
  toPlans: ReactNode;
}

/** One's keys for programs. Whose plan gives none is told which does, and can still end those they have. */
export function KeysPanel({ toPlans }: KeysPanelProps) {
  const { t } = useTranslation();
  const { list, make, end } = useKeys();
  const { data, error, isFetching, refetch } = list;
  return (
    <Panel title={t('auth.keys.title')} intro={t('auth.keys.intro')}>
      {data ? (
        <div className="flex flex-col gap-6">
          {data.hasApiAccess ? (
            <NewKey make={make} />
          ) : (
            <div className="flex flex-col items-start gap-4">
              <p>{data.keys.length > 0 ? t('auth.keys.resting') : t('auth.keys.needsBusiness')}</p>
              {toPlans}
            </div>
          )}
          <KeyList keys={data.keys} end={end} hasApiAccess={data.hasApiAccess} />
        </div>
      ) : error ? (
        <LoadFailure
          isBrief
          error={error}
          message={t('auth.keys.failed')}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="h-28" />
      )}
    </Panel>
  );
}
