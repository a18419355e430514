import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../../../platform/LoadFailure.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { versionsQuery } from './list-versions.ts';
import { VersionTree } from './VersionTree.tsx';

interface PictureVersionsProps {
  id: string;
  onOpen: (id: string) => void;
}

/** The versions of the photo that a picture goes back to; nothing where there is only this one. */
export function PictureVersions({ id, onOpen }: PictureVersionsProps) {
  const { t } = useTranslation();
  const versions = useQuery(versionsQuery(id));
  if (versions.isPending) return <Skeleton className="h-24 w-full" />;
  if (versions.isError)
    return (
      <LoadFailure
        error={versions.error}
        message={t('files.versions.failed')}
        isFetching={versions.isFetching}
        onRetry={() => void versions.refetch()}
      />
    );
  if (versions.data.length < 2) return null;
  return <VersionTree versions={versions.data} shownId={id} onOpen={onOpen} />;
}
