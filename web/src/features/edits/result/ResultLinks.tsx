import type { HistoryItem } from '@maquette/contract';
import { Download, ImagePlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';

/** Downloads a result under the name the specification gives it. */
export function DownloadResult({ result, name }: { result: HistoryItem; name: string }) {
  const { t } = useTranslation();
  return (
    <a href={result.url} download={name} className={buttonClass({ size: 'lg' })}>
      <Download aria-hidden size={18} />
      {t('edits.result.download')}
    </a>
  );
}

/** Makes the result the photo of the next edit. */
export function EditResult({ onEdit }: { onEdit: () => void }) {
  const { t } = useTranslation();
  return (
    <Button variant="secondary" icon={<ImagePlus aria-hidden size={18} />} onClick={onEdit}>
      {t('edits.strip.editResult')}
    </Button>
  );
}
