import type { HistoryItem } from '@maquette/contract';
import { ImageOff } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../platform/LoadFailure.tsx';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { EmptyTable } from './components/EmptyTable.tsx';
import { TableSkeleton } from './components/TableSkeleton.tsx';
import { TopBar, type WaysOut } from './components/TopBar.tsx';
import { Worktable } from './components/Worktable.tsx';
import { useFileArrival } from './hooks/use-file-arrival.ts';
import { draftsOf } from './opening/drafts.ts';
import { keepLocalWork } from './opening/local-work.ts';
import { hasWork } from './opening/use-keep-work.ts';
import { useOpening } from './opening/use-opening.ts';
import { openPhotoWorker } from './worker/photo-worker.ts';

export interface PhotoEditorProps extends WaysOut {
  userId: string;
  /** A picture of the history; null for one of this device. Give another `key` for another one. */
  imageId: string | null;
  /** A link to what gives more storage. */
  plansLink: ReactNode;
  /** A picture of this device was brought: it wants an editor without `imageId`. */
  onLocalFile: () => void;
  onSaved: (picture: HistoryItem) => void;
}

/** Changes a picture of the history or of this device: light and colour, crop, turns; saves it beside its original. */
export function PhotoEditor({ userId, imageId, plansLink, onLocalFile, onSaved, ...ways }: PhotoEditorProps) {
  const { t } = useTranslation();
  const addToast = useToast();
  const [worker] = useState(openPhotoWorker);
  useEffect(() => () => worker.close(), [worker]);
  const [drafts] = useState(() => draftsOf(userId, () => window.localStorage));
  const { opening, openLocal, isReading, retry, editAsItIs } = useOpening({
    userId,
    imageId,
    drafts,
    worker,
  });

  const bring = async (file: File) => {
    if (imageId !== null) {
      keepLocalWork({ userId, file, recipe: null });
      return onLocalFile();
    }
    const before = opening.kind === 'ready' ? opening.opened : null;
    const isOpen = await openLocal(file);
    if (!isOpen || before?.from.kind !== 'device' || !hasWork(before.store.get())) return;
    const { file: earlier } = before.from;
    const { recipe } = before.store.get();
    addToast({
      type: 'info',
      message: t('photoEditor.local.replaced'),
      action: { label: t('photoEditor.local.bringBack'), onAct: () => void openLocal(earlier, recipe) },
    });
  };
  const onFile = (file: File) => void bring(file);
  const { isOver, dropHandlers } = useFileArrival(onFile);

  return (
    <section
      aria-label={t('photoEditor.title')}
      className="flex h-[calc(100dvh-4rem)] min-h-[36rem] flex-col overflow-hidden"
      {...dropHandlers}
    >
      {opening.kind === 'ready' ? (
        <Worktable
          key={opening.opened.picture.id}
          opened={opening.opened}
          {...{ worker, drafts, userId, plansLink, onFile, onSaved, ...ways }}
          onEditAsItIs={editAsItIs}
        />
      ) : (
        <>
          <TopBar name={opening.kind === 'missing' ? null : t('photoEditor.title')} {...ways} />
          {opening.kind === 'empty' && (
            <EmptyTable {...{ isOver, isReading, onFile }} onGallery={ways.onGallery} />
          )}
          {opening.kind === 'loading' && (
            <div className="flex min-h-0 flex-1 flex-col md:flex-row">
              <TableSkeleton />
            </div>
          )}
          {opening.kind === 'missing' && (
            <Notice
              tone="danger"
              icon={<ImageOff size={36} />}
              title={t('photoEditor.errors.imageNotFound')}
              text={t('photoEditor.errors.imageNotFoundText')}
            >
              <Button size="lg" onClick={ways.onGallery}>
                {t('photoEditor.gallery')}
              </Button>
            </Notice>
          )}
          {opening.kind === 'failed' && (
            <div className="mx-auto w-full max-w-xl px-4 py-16">
              <LoadFailure
                error={opening.error}
                message={t('photoEditor.errors.loadingFailed')}
                isFetching={false}
                onRetry={retry}
              />
            </div>
          )}
        </>
      )}
    </section>
  );
}
