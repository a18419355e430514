import type { HistoryItem } from '@maquette/contract';
import { RefreshCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { usePictureTitle } from '../../../platform/photos/picture-title.ts';

/** The photo as it was given, its size, and the way to another one. */
export function OriginalFigure({ photo, onChange }: { photo: HistoryItem; onChange: () => void }) {
  const { t } = useTranslation();
  const title = usePictureTitle()(photo);
  const { width, height } = photo.metadata;
  return (
    <figure className="flex min-w-0 flex-col gap-2">
      <figcaption className="flex min-h-6 items-center text-sm font-medium">
        {t('edits.photo.original')}
      </figcaption>
      <img
        src={`${photo.url}&w=640`}
        alt={title}
        style={{ aspectRatio: `${width} / ${height}` }}
        className="w-full rounded-md bg-sunken object-cover"
      />
      <p className="truncate text-xs font-medium" title={title}>
        {title}
      </p>
      <p className="text-xs text-ink-faint tabular-nums">{t('edits.photo.size', { width, height })}</p>
      <Button
        variant="ghost"
        size="sm"
        icon={<RefreshCcw aria-hidden size={16} />}
        onClick={onChange}
        className="-ml-2 self-start px-2!"
      >
        {t('edits.photo.change')}
      </Button>
    </figure>
  );
}
