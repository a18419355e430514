import type { Edit, HistoryItem } from '@maquette/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isPassing } from '../../../platform/api/api-error.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { LoadFailure } from '../waiting/index.ts';
import { ResultCompare } from './ResultCompare.tsx';

interface ShownVariationProps {
  initialView: 'slider' | 'sideBySide';
  query: UseQueryResult<Edit>;
  photo: HistoryItem;
}

/** One result beside its original, or why there is none to see. */
export function ShownVariation({ initialView, query, photo }: ShownVariationProps) {
  const { t } = useTranslation();
  const { data: edit, isPending, error, refetch } = query;
  const result = edit?.state === 'succeeded' ? edit.files[0] : undefined;
  const { width, height } = photo.metadata;
  if (edit && result)
    return <ResultCompare key={edit.id} {...{ edit, photo, result }} initialView={initialView} />;
  if (isPending)
    return (
      <div style={{ aspectRatio: `${width} / ${height}` }} className="w-full">
        <Skeleton className="size-full" />
        <p className="sr-only">{t('edits.result.loading')}</p>
      </div>
    );
  if (isPassing(error)) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return <Banner tone="warning">{t('edits.result.missing')}</Banner>;
}
