import type { HistoryItem } from '@maquette/contract';
import { Download, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { useDownload } from '../hooks/use-download.ts';
import { typeLabel } from '../model/type-label.ts';
import { DeleteQuestion } from './DeleteQuestion.tsx';

interface HistoryCardProps {
  picture: HistoryItem;
  onOpen: () => void;
  onDelete: () => void;
}

/** One picture of the grid. */
export function HistoryCard({ picture, onOpen, onDelete }: HistoryCardProps) {
  const { t, i18n } = useTranslation();
  const download = useDownload();
  const title = picture.prompt || picture.name;
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  return (
    <li className="relative flex flex-col overflow-hidden rounded-lg border border-line bg-surface">
      <button
        type="button"
        onClick={onOpen}
        aria-label={t('files.open', { name: title })}
        className="block overflow-hidden bg-sunken focus-visible:-outline-offset-2"
      >
        <img
          src={`${picture.url}&w=640`}
          alt=""
          width={640}
          height={480}
          loading="lazy"
          decoding="async"
          className="aspect-4/3 w-full object-cover transition-transform duration-200 motion-safe:hover:scale-[1.02]"
        />
      </button>
      <span className="pointer-events-none absolute top-2 left-2">
        <Tag>{t(typeLabel(picture.type))}</Tag>
      </span>
      <div className="flex items-center justify-between gap-1 py-1 pr-1 pl-3">
        <div className="min-w-0">
          <p className="truncate text-sm font-medium" title={title}>
            {title}
          </p>
          <p className="text-xs text-ink-faint">{day.format(new Date(picture.createdAt))}</p>
        </div>
        <div className="flex shrink-0">
          <IconButton
            size="sm"
            label={t('files.download')}
            icon={<Download aria-hidden size={17} />}
            onClick={() => void download(picture)}
          />
          <DeleteQuestion onDelete={onDelete}>
            {(ask) => (
              <IconButton
                size="sm"
                label={t('files.delete')}
                icon={<Trash2 aria-hidden size={17} />}
                onClick={ask}
              />
            )}
          </DeleteQuestion>
        </div>
      </div>
    </li>
  );
}
