import type { ExportFormat } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { fetchPicture } from '../../platform/api/fetch-picture.ts';
import { downloadName } from '../../platform/photos/download-name.ts';
import { SaveButton } from '../../platform/photos/SaveButton.tsx';
import { saveFile } from '../../platform/save-file.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';
import type { Shown } from './use-try-desk.ts';

/** Saves a picture under its photo's name and what was done to it. */
export function TryDownload({ shown }: { shown: Shown }) {
  const { t } = useTranslation();
  const addToast = useToast();
  const save = async (format: ExportFormat) => {
    try {
      saveFile(await fetchPicture(`${shown.after}&format=${format}`), downloadName({ ...shown, format }));
      addToast({ type: 'success', message: t('files.downloaded') });
    } catch {
      addToast({ type: 'error', message: t('files.downloadFailed') });
    }
  };
  return (
    <SaveButton format="jpeg" size="sm" variant="secondary" save={save}>
      {t('visits.download')}
    </SaveButton>
  );
}
