import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../../platform/LoadFailure.tsx';
import type { useHistory } from '../lists/use-history.ts';

/** Stands where the list, or its next page, could not be had. */
export function HistoryFailure({ history }: { history: ReturnType<typeof useHistory> }) {
  const { t } = useTranslation();
  const { error, isFetching, retry } = history;
  if (error === null) return null;
  return (
    <LoadFailure error={error} message={t('files.loadFailed')} isFetching={isFetching} onRetry={retry} />
  );
}
