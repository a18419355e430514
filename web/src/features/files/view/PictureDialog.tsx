import type { HistoryItem } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/api-error.ts';
import { LoadFailure } from '../../../platform/LoadFailure.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { fileQuery } from '../picture-file.ts';
import { usePictureTitle } from '../../../platform/photos/picture-title.ts';
import { neighboursOf, stepByArrows } from './neighbours.ts';
import type { PictureActions } from './picture-actions.ts';
import { PictureView } from './PictureView.tsx';

interface PictureDialogProps {
  /** The picture whose view is open; null while none is. */
  openId: string | null;
  /** The list as it is loaded, in its order. */
  pictures: readonly HistoryItem[];
  /** The last of them is shown: more are wanted. */
  onNearEnd: () => void;
  onOpen: (id: string | null) => void;
  actions: PictureActions;
}

/** The view of one picture, whether the list has loaded it or an address alone names it. */
export function PictureDialog({ openId, pictures, onNearEnd, onOpen, actions }: PictureDialogProps) {
  const { t } = useTranslation();
  const titleOf = usePictureTitle();
  const listed = pictures.find(({ id }) => id === openId) ?? null;
  const single = useQuery({ ...fileQuery(openId ?? ''), enabled: openId !== null && listed === null });
  const picture = openId === null ? null : (listed ?? single.data ?? null);
  const neighbours = neighboursOf(pictures, openId ?? '');
  const isLast = neighbours.position === pictures.length;
  const isGone = single.error instanceof ApiError && single.error.status === 404;

  useEffect(() => {
    if (openId !== null && isLast) onNearEnd();
  }, [openId, isLast, onNearEnd]);

  // What had the focus may have gone with the picture before; without it the arrow keys would end here.
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (openId !== null && isLost) content.current?.focus();
  }, [openId]);

  const keys = (event: KeyboardEvent) =>
    stepByArrows(event, { ...neighbours, dialog: content.current?.closest('dialog') ?? null, onOpen });

  return (
    <div role="presentation" onKeyDown={keys} className="contents">
      <Dialog
        open={openId !== null}
        onClose={() => onOpen(null)}
        title={picture ? titleOf(picture) : t('app.title.imageHistory')}
        closeLabel={t('app.close')}
        width="lg"
      >
        <div ref={content} tabIndex={-1} className="outline-none">
          {picture && <PictureView {...{ picture, neighbours, onOpen, actions }} />}
          {!picture && isGone && <Banner tone="danger">{t('files.view.gone')}</Banner>}
          {!picture && single.error && !isGone && (
            <LoadFailure
              error={single.error}
              message={t('files.view.failed')}
              isFetching={single.isFetching}
              onRetry={() => void single.refetch()}
            />
          )}
          {!picture && single.isPending && <Skeleton className="aspect-4/3 w-full" />}
        </div>
      </Dialog>
    </div>
  );
}
