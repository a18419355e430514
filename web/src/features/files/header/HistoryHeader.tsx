import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryList } from '../lists/history-list.ts';
import { StorageMeter } from './StorageMeter.tsx';

interface HistoryHeaderProps {
  list: HistoryList | null;
  /** Buttons at the end. */
  children: ReactNode;
}

/** What the page is, how many pictures are in the list that is shown, and how much storage all of them take. */
export function HistoryHeader({ list, children }: HistoryHeaderProps) {
  const { t } = useTranslation();
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <div className="flex flex-col gap-1">
        <h1 className="text-2xl font-semibold tracking-tight">{t('files.title')}</h1>
        <p className="text-ink-soft">{t('files.intro')}</p>
      </div>
      <div className="flex w-full flex-wrap items-center gap-x-5 gap-y-3 lg:w-auto">
        {/* Takes its place before the numbers are known: nothing moves when they come. */}
        <div className="flex min-h-9 min-w-60 flex-1 flex-wrap items-start gap-x-4 text-sm text-ink-soft tabular-nums lg:min-w-92 lg:flex-none lg:justify-end">
          {list && (
            <>
              <span role="status">{list.total !== null && t('files.count', { count: list.total })}</span>
              <StorageMeter usedBytes={list.storageBytes} limitBytes={list.storageLimitBytes} />
            </>
          )}
        </div>
        {children}
      </div>
    </header>
  );
}
