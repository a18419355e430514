import type { HistoryItem } from '@maquette/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { historyQuery, type SortDirection } from '../api/list-files.ts';
import { fileQuery } from '../api/get-file.ts';
import { useTrash } from '../hooks/use-trash.ts';
import { HistoryCard } from './HistoryCard.tsx';
import { HistoryEmpty } from './HistoryEmpty.tsx';
import { HistoryHeader } from './HistoryHeader.tsx';
import { HistorySkeleton } from './HistorySkeleton.tsx';
import { PictureDialog } from '../view/index.ts';

interface HistoryGalleryProps {
  /** What leads on from an empty history. */
  emptyAction: ReactNode;
  /** The picture whose view is open; null while none is. */
  openId: string | null;
  onOpen: (id: string | null) => void;
  onEdit: (picture: HistoryItem) => void;
}

const grid = 'grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 xl:grid-cols-4 2xl:grid-cols-5';

/** Every picture of the person, newest first; open, download, delete. */
export function HistoryGallery({ emptyAction, openId, onOpen, onEdit }: HistoryGalleryProps) {
  const { t } = useTranslation();
  const [direction, setDirection] = useState<SortDirection>('desc');
  const history = useInfiniteQuery(historyQuery(direction));
  const trash = useTrash();

  const pictures = history.data?.pages.flatMap((page) => page.files) ?? [];
  const newest = history.data?.pages.at(-1);
  const listed = pictures.find(({ id }) => id === openId) ?? null;
  const single = useQuery({ ...fileQuery(openId ?? ''), enabled: openId !== null && listed === null });
  const open = listed ?? single.data ?? null;
  const remove = (picture: HistoryItem) => {
    if (openId === picture.id) onOpen(null);
    trash.remove(picture);
  };

  return (
    <div className="mx-auto flex w-full max-w-[1720px] flex-1 flex-col gap-6 px-4 py-6 sm:px-6">
      <HistoryHeader
        total={newest?.total ?? null}
        storageBytes={newest?.storageBytes ?? null}
        direction={direction}
        onDirection={setDirection}
      />
      {history.isError && (
        <Banner
          tone="danger"
          actions={
            <Button variant="secondary" size="sm" onClick={() => void history.refetch()}>
              {t('files.retry')}
            </Button>
          }
        >
          {t('files.loadFailed')}
        </Banner>
      )}
      {history.isPending && <HistorySkeleton className={grid} />}
      {history.isSuccess && pictures.length === 0 && <HistoryEmpty action={emptyAction} />}
      <ul className={grid}>
        {pictures.map((picture) => (
          <HistoryCard
            key={picture.id}
            picture={picture}
            onOpen={() => onOpen(picture.id)}
            onDelete={() => remove(picture)}
          />
        ))}
      </ul>
      {history.hasNextPage && (
        <Button
          variant="secondary"
          busy={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
          className="self-center"
        >
          {t('files.loadMore')}
        </Button>
      )}
      <PictureDialog
        picture={open}
        onClose={() => onOpen(null)}
        onDelete={() => open && remove(open)}
        onEdit={() => open && onEdit(open)}
      />
    </div>
  );
}
