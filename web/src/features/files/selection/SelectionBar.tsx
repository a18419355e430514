import type { HistoryItem } from '@maquette/contract';
import { ArchiveRestore, Columns2, Download, Share2, Star, StarOff, Trash2, X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useSizeText } from '../picture-words.ts';
import { useArchive } from './use-archive.ts';

interface SelectionActions {
  clear: () => void;
  star: (isStarred: boolean) => void;
  /** Asked before it is done; for good in the trash. */
  remove: () => void;
  restore: () => void;
  compare: () => void;
  /** By a link. */
  share: () => void;
}

interface SelectionBarProps {
  pictures: readonly HistoryItem[];
  isTrash: boolean;
  isBusy: boolean;
  on: SelectionActions;
}

/** At the bottom of the screen while pictures are selected: how many, and what can be done with them together. */
export function SelectionBar({ pictures, isTrash, isBusy, on }: SelectionBarProps) {
  const { t } = useTranslation();
  const count = pictures.length;
  const isShown = count > 0;
  // Toasts stand above it.
  useEffect(() => {
    if (!isShown) return undefined;
    document.documentElement.style.setProperty('--bottom-bar', '5rem');
    return () => void document.documentElement.style.removeProperty('--bottom-bar');
  }, [isShown]);
  return (
    <>
      <p role="status" className="sr-only">
        {isShown && t('files.selected', { count })}
      </p>
      {isShown && (
        <section
          aria-label={t('files.selection')}
          className="rise-in sticky bottom-4 z-30 mx-auto flex max-w-full flex-wrap items-center justify-center gap-1 rounded-lg border border-line bg-raised px-2 py-1.5 shadow-high"
        >
          <IconButton
            label={t('files.clearSelection')}
            icon={<X aria-hidden size={18} />}
            onClick={on.clear}
          />
          <p aria-hidden className="pr-2 text-sm font-medium tabular-nums">
            <span className="sm:hidden">{count}</span>
            <span className="max-sm:hidden">{t('files.selected', { count })}</span>
          </p>
          {isTrash ? (
            <BarButton icon={<ArchiveRestore aria-hidden size={18} />} busy={isBusy} onClick={on.restore}>
              {t('files.restore')}
            </BarButton>
          ) : (
            <KeptButtons pictures={pictures} on={on} />
          )}
          <BarButton icon={<Trash2 aria-hidden size={18} />} busy={isBusy} onClick={on.remove}>
            {isTrash ? t('files.deleteForGood') : t('files.delete')}
          </BarButton>
        </section>
      )}
    </>
  );
}

function KeptButtons({ pictures, on }: Pick<SelectionBarProps, 'pictures' | 'on'>) {
  const { t } = useTranslation();
  const areStarred = pictures.every(({ isStarred }) => isStarred);
  return (
    <>
      <ArchiveButton ids={pictures.map(({ id }) => id)} />
      {pictures.length === 2 && (
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
    <Button variant="ghost" size="sm" icon={icon} aria-label={children} title={children} {...rest}>
      <span className="max-lg:hidden">{children}</span>
    </Button>
  );
}

/** Saves the selected pictures as one file; while it comes it says how much has come, and stops when pressed again. */
function ArchiveButton({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation();
  const sizeText = useSizeText();
  const { start, stop, isRunning, receivedBytes } = useArchive();
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
      onClick={() => start(ids)}
    >
      <span className="max-lg:hidden">{t('files.zip')}</span>
    </Button>
  );
}
