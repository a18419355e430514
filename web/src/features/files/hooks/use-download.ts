import type { HistoryItem } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { fetchPicture } from '../../../platform/api/fetch-picture.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { downloadName } from '../model/download-name.ts';
import { useFresh } from './use-fresh.ts';

/** Saves a picture on the device and says whether that worked. */
export const useDownload = () => {
  const { t } = useTranslation();
  const addToast = useToast();
  const askAgain = useFresh();
  const bytesOf = async (picture: HistoryItem): Promise<Blob> => {
    try {
      return await fetchPicture(picture.url);
    } catch {
      return fetchPicture((await askAgain(picture))?.url ?? picture.url);
    }
  };
  return async (picture: HistoryItem) => {
    try {
      saveFile(await bytesOf(picture), downloadName(picture));
      addToast({ type: 'success', message: t('files.downloaded') });
    } catch {
      addToast({ type: 'error', message: t('files.downloadFailed') });
    }
  };
};
