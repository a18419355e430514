import type { HistoryItem } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { useDateText } from '../../hooks/use-date-text.ts';
import { pictureLabel } from '../../model/type-label.ts';

/** What a compared picture is, and when it was made. */
export function CompareCaption({ picture }: { picture: HistoryItem }) {
  const { t } = useTranslation();
  const dateText = useDateText();
  return (
    <div className="min-w-0">
      <p className="truncate text-sm font-medium text-ink">{picture.prompt || picture.name}</p>
      <p className="text-xs text-ink-faint">
        {t(pictureLabel(picture))} ·{' '}
        {dateText(picture.createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
      </p>
    </div>
  );
}
