import type { HistoryItem } from '@maquette/contract';
import { ImageOff } from 'lucide-react';
import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../platform/LoadFailure.tsx';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { draftsOf } from './opening/drafts.ts';
import { hasWork, keepLocalWork } from './opening/keep-work.ts';
import { useOpening } from './opening/use-opening.ts';
import { EmptyTable, TableSkeleton } from './table/EmptyTable.tsx';
import { TopBar, type WaysOut } from './table/TopBar.tsx';
import { Worktable } from './table/Worktable.tsx';
import { openPhotoWorker } from './worker/photo-worker.ts';

interface PhotoEditorProps extends WaysOut {
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
      aria-label={t('app.title.photoEditor')}
      className="flex h-[calc(100dvh-var(--header))] min-h-[36rem] flex-col overflow-hidden"
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
          <TopBar name={opening.kind === 'missing' ? null : t('app.title.photoEditor')} {...ways} />
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

function isFileDrag({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files');
}

/** Files that are dropped on a part of the page, or pasted anywhere. */
function useFileArrival(onFile: (file: File) => void) {
  const [isOver, setIsOver] = useState(false);
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
    if (file) onFile(file);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);

  const dropHandlers = {
    onDragOver: (event: DragEvent) => {
      if (!isFileDrag(event)) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!isFileDrag(event)) return;
      // The browser would leave the page for the file.
      event.preventDefault();
      setIsOver(false);
      const file = event.dataTransfer.files[0];
      if (file) onFile(file);
    },
  };
  return { isOver, dropHandlers };
}
