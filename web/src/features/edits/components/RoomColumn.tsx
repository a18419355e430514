import type { HistoryItem } from '@maquette/contract';
import { Pencil, RefreshCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import type { DraftMask } from '../model/draft.ts';

interface RoomColumnProps {
  photo: HistoryItem;
  mask: DraftMask | null;
  /** Missing while the mask is being painted. */
  onEditMask?: () => void;
  onChangePhoto: () => void;
}

/** What goes in: the original and, once there is one, the mask. */
export function RoomColumn({ photo, mask, onEditMask, onChangePhoto }: RoomColumnProps) {
  const { t } = useTranslation();
  const { width, height } = photo.metadata;
  const shape = { aspectRatio: `${width} / ${height}` };
  return (
    <aside className="flex gap-4 max-xl:flex-row xl:w-52 xl:shrink-0 xl:flex-col">
      <figure className="flex min-w-0 flex-1 flex-col gap-2 xl:flex-none">
        <figcaption className="flex min-h-9 items-center justify-between gap-2 text-sm font-medium">
          {t('edits.photo.original')}
        </figcaption>
        <img
          src={`${photo.url}&w=640`}
          alt={photo.name}
          style={shape}
          className="w-full rounded-md bg-sunken object-cover"
        />
        <p className="text-xs text-ink-faint tabular-nums">{t('edits.photo.size', { width, height })}</p>
        <Button
          variant="ghost"
          size="sm"
          icon={<RefreshCcw aria-hidden size={16} />}
          onClick={onChangePhoto}
          className="self-start"
        >
          {t('edits.photo.change')}
        </Button>
      </figure>
      {mask !== null && (
        <figure className="flex min-w-0 flex-1 flex-col gap-2 xl:flex-none">
          <figcaption className="flex min-h-9 items-center justify-between gap-2 text-sm font-medium">
            <span className="flex items-center gap-2">
              {t('edits.mask.title')}
              {mask.filename !== null && <Tag tone="success">{t('edits.mask.ready')}</Tag>}
            </span>
            {onEditMask && (
              <IconButton
                size="sm"
                label={t('edits.mask.edit')}
                icon={<Pencil aria-hidden size={16} />}
                onClick={onEditMask}
              />
            )}
          </figcaption>
          <img
            src={mask.picture}
            alt={t('edits.mask.alt')}
            style={shape}
            className="w-full rounded-md bg-black object-cover ring-1 ring-line"
          />
        </figure>
      )}
    </aside>
  );
}
