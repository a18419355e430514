import { Upload } from 'lucide-react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { UploadContext } from './upload-context.ts';

/** Chooses photos for the history. Stands in an UploadArea. */
export function UploadButton() {
  const { t } = useTranslation();
  const area = useContext(UploadContext);
  return (
    <Button
      icon={<Upload aria-hidden size={18} />}
      title={t('files.uploads.hint')}
      onClick={() => area?.open()}
    >
      {t('files.uploads.choose')}
    </Button>
  );
}
