import type { HistoryItem } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { typeLabel } from '../../model/type-label.ts';

/** What a compared picture is, and when it was made. */
export function CompareCaption({ picture }: { picture: HistoryItem }) {
  const { t, i18n } = useTranslation();
  const moment = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className="min-w-0">
      <p className="truncate text-sm font-medium text-ink">{picture.prompt || picture.name}</p>
      <p className="text-xs text-ink-faint">
        {t(typeLabel(picture.type))} · {moment.format(new Date(picture.createdAt))}
      </p>
    </div>
  );
}
