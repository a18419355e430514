import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names.ts';
import { useSizeText } from '../hooks/use-size-text.ts';

interface StorageMeterProps {
  usedBytes: number;
  /** null = as much as one likes. */
  limitBytes: number | null;
}

/** Storage in use, and how much of it there is. */
export function StorageMeter({ usedBytes, limitBytes }: StorageMeterProps) {
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
