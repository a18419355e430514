import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner.tsx';
import { useSizeText } from '../hooks/use-size-text.ts';

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
