import type { Edit, HistoryItem } from '@maquette/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isPassing } from '../../../../platform/api/api-error.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { ResultCompare } from '../../result/index.ts';
import { LoadFailure } from '../../waiting/index.ts';
import type { SearchTool } from '../model/search-draft.ts';

interface ShownVariationProps {
  tool: SearchTool;
  query: UseQueryResult<Edit>;
  photo: HistoryItem;
}

/** One result beside its original, or why there is none to see. */
export function ShownVariation({ tool, query, photo }: ShownVariationProps) {
  const { t } = useTranslation();
  const { data: edit, isPending, error, refetch } = query;
  const result = edit?.state === 'succeeded' ? edit.files[0] : undefined;
  const { width, height } = photo.metadata;
  if (edit && result)
    return (
      <ResultCompare
        key={edit.id}
        {...{ edit, photo, result }}
        initialView={tool === 'search-recolor' ? 'sideBySide' : 'slider'}
      />
    );
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
