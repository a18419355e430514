import type { Edit, HistoryItem } from '@maquette/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names.ts';

interface ResultStripProps {
  photo: HistoryItem;
  edits: readonly Edit[];
  /** The edit in view; null for the original. */
  shown: string | null;
  onShow: (id: string | null) => void;
}

/** The original and what was made of it, to go back and forth between. */
export function ResultStrip({ photo, edits, shown, onShow }: ResultStripProps) {
  const { t } = useTranslation();
  return (
    <ul aria-label={t('edits.strip.label')} className="flex gap-3 overflow-x-auto p-1">
      <li>
        <Thumbnail src={photo.url} isShown={shown === null} onShow={() => onShow(null)}>
          {t('edits.photo.original')}
        </Thumbnail>
      </li>
      {edits.map(({ id, files, request }) => (
        <li key={id}>
          <Thumbnail src={files[0]?.url ?? ''} isShown={id === shown} onShow={() => onShow(id)}>
            {request.mode === 'remove' ? t('edits.strip.removed') : request.prompt}
          </Thumbnail>
        </li>
      ))}
    </ul>
  );
}

interface ThumbnailProps {
  src: string;
  isShown: boolean;
  onShow: () => void;
  children: ReactNode;
}

function Thumbnail({ src, isShown, onShow, children }: ThumbnailProps) {
  return (
    <button
      type="button"
      aria-pressed={isShown}
      onClick={onShow}
      className="flex w-24 flex-col gap-1 text-left text-xs text-ink-soft"
    >
      <img
        src={`${src}&w=320`}
        alt=""
        className={classNames(
          'h-16 w-24 rounded-sm bg-sunken object-cover ring-2 ring-offset-2 ring-offset-page',
          isShown ? 'ring-accent' : 'ring-transparent',
        )}
      />
      <span className="w-full truncate pt-1">{children}</span>
    </button>
  );
}
