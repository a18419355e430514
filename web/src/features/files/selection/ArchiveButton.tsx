import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { useSizeText } from '../hooks/use-size-text.ts';
import { useArchive } from './use-archive.ts';

/** Saves the selected pictures as one file; while it comes it says how much has come, and stops when pressed again. */
export function ArchiveButton({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation();
  const sizeText = useSizeText();
  const { start, stop, isRunning, receivedBytes } = useArchive();
  return isRunning ? (
    <Button variant="ghost" size="sm" onClick={stop} className="tabular-nums">
      {t('files.zip.stop', { size: sizeText(receivedBytes) })}
    </Button>
  ) : (
    <Button
      variant="ghost"
      size="sm"
      icon={<Download aria-hidden size={18} />}
      aria-label={t('files.zip')}
      title={t('files.zip')}
      onClick={() => start(ids)}
    >
      <span className="max-lg:hidden">{t('files.zip')}</span>
    </Button>
  );
}
