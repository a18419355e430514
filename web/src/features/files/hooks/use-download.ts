import type { HistoryItem } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { fetchPicture } from '../../../platform/api/fetch-picture.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { downloadName } from '../model/download-name.ts';

const save = (blob: Blob, name: string) => {
  const address = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
};

/** Saves a picture on the device and says whether that worked. */
export const useDownload = () => {
  const { t } = useTranslation();
  const addToast = useToast();
  return async (picture: HistoryItem) => {
    try {
      save(await fetchPicture(picture.url), downloadName(picture));
      addToast({ type: 'success', message: t('files.downloaded') });
    } catch {
      addToast({ type: 'error', message: t('files.downloadFailed') });
    }
  };
};
