import { Keyboard } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Popover } from '../../../ui/Popover.tsx';
import type { HistoryList } from '../lists/history-list.ts';
import { useSizeText } from '../picture-words.ts';

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
        <h1 className="text-2xl font-semibold tracking-tight">{t('app.title.imageHistory')}</h1>
        <p className="text-ink-soft max-sm:hidden">{t('files.intro')}</p>
      </div>
      <div className="flex w-full flex-wrap items-center gap-x-3 gap-y-3 sm:gap-x-5 lg:w-auto">
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

interface StorageMeterProps {
  usedBytes: number;
  /** null = as much as one likes. */
  limitBytes: number | null;
}

/** Storage in use, and how much of it there is. */
function StorageMeter({ usedBytes, limitBytes }: StorageMeterProps) {
  const { t } = useTranslation();
  const sizeText = useSizeText();
  if (limitBytes === null) return t('files.storage', { size: sizeText(usedBytes) });
  const share = Math.min(1, usedBytes / Math.max(1, limitBytes));
  return (
    <span className="inline-flex flex-col gap-1.5">
      {t('files.storageOf', { size: sizeText(usedBytes), limit: sizeText(limitBytes) })}
      <span aria-hidden className="h-1 overflow-hidden rounded-full bg-line">
        <span
          className={classNames('block h-full rounded-full', share >= 0.9 ? 'bg-danger' : 'bg-accent')}
          style={{ width: `${share * 100}%` }}
        />
      </span>
    </span>
  );
}

interface StorageNoticeProps {
  usedBytes: number;
  limitBytes: number | null;
  /** What leads to more storage. */
  action: ReactNode;
}

const WARN_FROM = 0.9;

/** From nine tenths of the storage on: what to do before, and when, it is full. */
export function StorageNotice({ usedBytes, limitBytes, action }: StorageNoticeProps) {
  const { t } = useTranslation();
  const sizeText = useSizeText();
  if (limitBytes === null || usedBytes < limitBytes * WARN_FROM) return null;
  const gaps = { size: sizeText(usedBytes), limit: sizeText(limitBytes) };
  return (
    <Banner tone="warning">
      <div className="flex flex-col items-start gap-2 sm:flex-row sm:items-center sm:justify-between sm:gap-3">
        <p>{usedBytes < limitBytes ? t('files.storageNearlyFull', gaps) : t('files.storageFull', gaps)}</p>
        {action}
      </div>
    </Banner>
  );
}

const keys = [
  ['files.keys.arrows', 'files.keys.arrowsDo'],
  ['files.keys.enter', 'files.keys.enterDo'],
  ['files.keys.space', 'files.keys.spaceDo'],
  ['files.keys.range', 'files.keys.rangeDo'],
  ['files.keys.all', 'files.keys.allDo'],
  ['files.keys.star', 'files.keys.starDo'],
  ['files.keys.delete', 'files.keys.deleteDo'],
  ['files.keys.escape', 'files.keys.escapeDo'],
] as const;

/** Which keys do what on a picture of the grid. */
export function KeyHelp({ ref }: { ref: Ref<HTMLDivElement> }) {
  const { t } = useTranslation();
  return (
    <div ref={ref} className="touch:hidden">
      <Popover
        label={t('files.keys')}
        triggerLabel={t('files.keys')}
        trigger={<Keyboard aria-hidden size={19} />}
        triggerClass={buttonClass({ variant: 'ghost', square: true })}
      >
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 p-2 text-sm">
          {keys.map(([name, does]) => (
            <div key={name} className="contents">
              <dt className="font-medium text-ink">{t(name)}</dt>
              <dd className="text-ink-soft">{t(does)}</dd>
            </div>
          ))}
        </dl>
      </Popover>
    </div>
  );
}
