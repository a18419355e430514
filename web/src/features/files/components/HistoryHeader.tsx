import { useTranslation } from 'react-i18next';
import { Chip } from '../../../ui/Chip.tsx';
import type { SortDirection } from '../api/list-files.ts';
import { useSizeText } from '../hooks/use-size-text.ts';

interface HistoryHeaderProps {
  total: number | null;
  storageBytes: number | null;
  direction: SortDirection;
  onDirection: (direction: SortDirection) => void;
}

export function HistoryHeader({ total, storageBytes, direction, onDirection }: HistoryHeaderProps) {
  const { t } = useTranslation();
  const sizeText = useSizeText();
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="flex flex-col gap-1">
        <h1 className="text-2xl font-semibold tracking-tight">{t('files.title')}</h1>
        <p className="text-ink-soft">{t('files.intro')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <p className="min-h-6 text-sm text-ink-soft tabular-nums">
          {total !== null && storageBytes !== null && (
            <>
              {t('files.count', { count: total })} · {t('files.storage', { size: sizeText(storageBytes) })}
            </>
          )}
        </p>
        <div role="group" aria-label={t('files.sort')} className="flex gap-2">
          <Chip selected={direction === 'desc'} onClick={() => onDirection('desc')}>
            {t('files.newest')}
          </Chip>
          <Chip selected={direction === 'asc'} onClick={() => onDirection('asc')}>
            {t('files.oldest')}
          </Chip>
        </div>
      </div>
    </header>
  );
}
