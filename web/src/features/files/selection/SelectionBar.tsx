import { filesEndpoints, limits } from '@maquette/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import {
  ArchiveRestore,
  Columns2,
  Download,
  FolderInput,
  Share2,
  Star,
  StarOff,
  Trash2,
  X,
} from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallOptions } from '../../../platform/api/build-request.ts';
import { call } from '../../../platform/api/call.ts';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { archiveName } from '../../../platform/photos/download-name.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { HistoryView } from '../lists/history-filter.ts';
import { albumsQuery } from '../albums/use-albums.ts';
import { useSizeText } from '../picture-words.ts';
import type { Chosen } from './selection.ts';

interface SelectionActions {
  clear: () => void;
  /** Into a room, or out of theirs. */
  move: () => void;
  star: (isStarred: boolean) => void;
  /** Asked before it is done; for good in the trash. */
  remove: () => void;
  restore: () => void;
  compare: () => void;
  /** By a link. */
  share: () => void;
}

interface SelectionBarProps {
  chosen: Chosen;
  /** The room that is looked at, by its id; null while all are. */
  room: string | null;
  view: HistoryView;
  isBusy: boolean;
  on: SelectionActions;
}

/** At the bottom of the screen while pictures are selected: how many, and what can be done with them together. */
export function SelectionBar({ chosen, room, view, isBusy, on }: SelectionBarProps) {
  const { t } = useTranslation();
  const bar = useRef<HTMLElement>(null);
  const count = chosen.pictures.length + chosen.beyond.length;
  const isShown = count > 0;
  const isTrash = view === 'trash';
  // Toasts stand above it, however high it is.
  useEffect(() => {
    const element = bar.current;
    if (!isShown || !element) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--bottom-bar', `${element.offsetHeight + 16}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--bottom-bar');
    };
  }, [isShown]);
  return (
    <>
      <p role="status" className="sr-only">
        {isShown && t('files.selected', { count })}
      </p>
      {isShown && (
        <section
          ref={bar}
          aria-label={t('files.selection')}
          className="rise-in sticky bottom-4 z-30 mx-auto flex flex-wrap items-center justify-center gap-1 rounded-lg border border-line bg-raised px-2 py-1.5 shadow-high max-sm:-mx-3 max-sm:gap-0 max-sm:self-center max-sm:px-1"
        >
          <IconButton
            label={t('files.clearSelection')}
            icon={<X aria-hidden size={18} />}
            onClick={on.clear}
          />
          <p aria-hidden className="text-sm font-medium tabular-nums sm:pr-2">
            <span className="sm:hidden">{count}</span>
            <span className="max-sm:hidden">{t('files.selected', { count })}</span>
          </p>
          {isTrash ? (
            <BarButton icon={<ArchiveRestore aria-hidden size={18} />} busy={isBusy} onClick={on.restore}>
              {t('files.restore')}
            </BarButton>
          ) : (
            <KeptButtons {...{ chosen, room, view, isBusy, on }} />
          )}
          <BarButton icon={<Trash2 aria-hidden size={18} />} busy={isBusy} onClick={on.remove}>
            {isTrash ? t('files.deleteForGood') : t('files.delete')}
          </BarButton>
        </section>
      )}
    </>
  );
}

function KeptButtons({ chosen, room, view, isBusy, on }: SelectionBarProps) {
  const { t } = useTranslation();
  const { pictures, beyond } = chosen;
  // Of those that are not loaded it is known in the list of stars alone.
  const areStarred =
    pictures.every(({ isStarred }) => isStarred) && (beyond.length === 0 || view === 'starred');
  return (
    <>
      <BarButton icon={<FolderInput aria-hidden size={18} />} busy={isBusy} onClick={on.move}>
        {t('files.album.move')}
      </BarButton>
      <ArchiveButton ids={[...pictures.map(({ id }) => id), ...beyond]} room={room} />
      {pictures.length === 2 && beyond.length === 0 && (
        <BarButton icon={<Columns2 aria-hidden size={18} />} onClick={on.compare}>
          {t('files.compareBoth')}
        </BarButton>
      )}
      <BarButton icon={<Share2 aria-hidden size={18} />} onClick={on.share}>
        {t('shares.share')}
      </BarButton>
      <BarButton
        icon={areStarred ? <StarOff aria-hidden size={18} /> : <Star aria-hidden size={18} />}
        onClick={() => on.star(!areStarred)}
      >
        {areStarred ? t('files.unstar') : t('files.star')}
      </BarButton>
    </>
  );
}

interface BarButtonProps {
  icon: ReactNode;
  busy?: boolean;
  onClick: () => void;
  children: string;
}

/** With its words where there is space, with its icon alone on a small screen. */
function BarButton({ icon, children, ...rest }: BarButtonProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={icon}
      aria-label={children}
      title={children}
      className="touch:min-w-11"
      {...rest}
    >
      <span className="max-lg:hidden">{children}</span>
    </Button>
  );
}

/** Saves the selected pictures as one file; while it comes it says how much has come, and stops when pressed again. */
function ArchiveButton({ ids, room }: { ids: readonly string[]; room: string | null }) {
  const { t } = useTranslation();
  const { data: rooms } = useQuery({ ...albumsQuery, enabled: room !== null });
  const roomName = rooms?.find(({ id }) => id === room)?.name;
  const sizeText = useSizeText();
  const { start, stop, isRunning, receivedBytes } = useArchive(archiveName(roomName ?? t('files.zip.file')));
  return isRunning ? (
    <Button variant="ghost" size="sm" onClick={stop} className="tabular-nums">
      {t('files.zip.stop', { size: sizeText(receivedBytes) })}
    </Button>
  ) : (
    <Button
      variant="ghost"
      size="sm"
      icon={<Download aria-hidden size={18} />}
      aria-label={t('files.zip')}
      title={t('files.zip')}
      className="touch:min-w-11"
      onClick={() => start(ids)}
    >
      <span className="max-lg:hidden">{t('files.zip')}</span>
    </Button>
  );
}

/** Saves pictures as one ZIP on the device, tells how much has come, and can be given up. */
function useArchive(name: string) {
  const { t } = useTranslation();
  const addToast = useToast();
  const giveUp = useRef(new AbortController());
  const [receivedBytes, setReceivedBytes] = useState(0);
  const archive = useMutation({
    mutationFn: (ids: readonly string[]) => {
      giveUp.current = new AbortController();
      setReceivedBytes(0);
      return archiveFiles(ids, { signal: giveUp.current.signal, onDownloadProgress: setReceivedBytes });
    },
    onSuccess: (zip) => {
      saveFile(zip, name);
      addToast({ type: 'success', message: t('files.downloaded') });
    },
    onError: (error) => {
      if (giveUp.current.signal.aborted) return;
      addToast({ type: 'error', message: errorToMessage(error, t, t('files.downloadFailed')) });
    },
  });
  const start = (ids: readonly string[]) => {
    if (ids.length <= limits.bulkMax) archive.mutate(ids);
    else addToast({ type: 'warning', message: t('files.zip.tooMany', { count: limits.bulkMax }) });
  };
  return { start, stop: () => giveUp.current.abort(), isRunning: archive.isPending, receivedBytes };
}

/**
 * Pictures as one ZIP; at most 200.
 * @throws ApiError when refused or unreachable; the signal's reason when aborted
 */
function archiveFiles(ids: readonly string[], options: CallOptions): Promise<Blob> {
  return call(filesEndpoints.archiveFiles, { body: { ids: [...ids] } }, options) as Promise<Blob>;
}
