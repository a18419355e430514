import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';

interface UploadProgressProps {
  preview: string;
  /** 0 to 1 of the bytes sent. */
  fraction: number;
  onCancel: () => void;
}

export function UploadProgress({ preview, fraction, onCancel }: UploadProgressProps) {
  const { t } = useTranslation();
  const text =
    fraction < 1
      ? t('edits.upload.sending', { percent: Math.floor(fraction * 100) })
      : t('edits.upload.checking');
  return (
    <div className="flex flex-col items-center gap-5 rounded-xl border border-line bg-surface p-6">
      <img src={preview} alt="" className="max-h-80 max-w-full rounded-md object-contain" />
      <div className="flex w-full max-w-md flex-col gap-3">
        <ProgressBar label={text} fraction={fraction} />
        <Button variant="secondary" onClick={onCancel} className="self-center">
          {t('edits.upload.cancel')}
        </Button>
      </div>
    </div>
  );
}
