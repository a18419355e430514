import { useTranslation } from 'react-i18next';
import { Panel } from '../../../ui/Panel.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { LoadFailure } from '../../../platform/LoadFailure.tsx';
import { SessionList } from './SessionList.tsx';
import { useSessions } from './use-sessions.ts';

/** Where one is signed in, and the way to end each of these sessions. */
export function SessionsPanel() {
  const { t } = useTranslation();
  const sessions = useSessions();
  const { data, error, refetch, isFetching, dataUpdatedAt } = sessions.list;
  return (
    <Panel title={t('auth.sessions.title')} intro={t('auth.sessions.intro')}>
      {data ? (
        <SessionList known={data.sessions} nowMs={dataUpdatedAt} {...sessions} />
      ) : error ? (
        <LoadFailure
          isBrief
          error={error}
          message={t('auth.sessions.failed')}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div aria-busy className="flex flex-col gap-3">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      )}
    </Panel>
  );
}
