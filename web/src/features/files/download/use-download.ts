import { type ExportFormat, exportFormats, filesEndpoints, type HistoryItem } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { fetchPicture } from '../../../platform/api/fetch-picture.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { storedValue } from '../../../platform/storage/stored-value.ts';
import { useStoredValue } from '../../../platform/storage/use-stored-value.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { useFresh } from '../picture-file.ts';
import { deedOf, downloadName, photoNameOf } from '../../../platform/photos/download-name.ts';

/** In which format this person last saved a picture on this device; null before. */
const lastFormat = storedValue<ExportFormat | null>(
  {
    key: 'download_format',
    parse: (text) => exportFormats.find((format) => format === text) ?? null,
    print: (format) => format ?? '',
    fallback: () => null,
  },
  () => window.localStorage,
);

/** The format a picture is saved in: the one chosen last, or the one it is stored in. */
export function useFormat({ metadata }: HistoryItem) {
  const chosen = useStoredValue(lastFormat);
  return { format: formatFor(chosen, metadata.mime), choose: lastFormat.set };
}

function formatFor(chosen: ExportFormat | null, mime: string): ExportFormat {
  return chosen ?? exportFormats.find((format) => mime === `image/${format}`) ?? 'png';
}

/** Asks for a picture as a file: in the format that was chosen last unless another is given, under the name it is saved by. */
export function usePictureFile() {
  const { t } = useTranslation();
  const askAgain = useFresh();
  const bytesOf = async (picture: HistoryItem, format: ExportFormat): Promise<Blob> => {
    const inFormat = (url: string) => fetchPicture(`${url}&format=${format}`);
    try {
      return await inFormat(picture.url);
    } catch {
      return inFormat((await askAgain(picture))?.url ?? picture.url);
    }
  };
  return async (picture: HistoryItem, wanted?: ExportFormat): Promise<File> => {
    const format = wanted ?? formatFor(lastFormat.get(), picture.metadata.mime);
    const [bytes, family] = await Promise.all([bytesOf(picture, format), familyOf(picture)]);
    const photo = photoNameOf(picture, family);
    return new File([bytes], downloadName({ photo, deed: deedOf(picture, t), format }), {
      type: `image/${format}`,
    });
  };
}

/** Saves a picture on the device, and says whether that worked. */
export function useDownload() {
  const { t } = useTranslation();
  const addToast = useToast();
  const fileOf = usePictureFile();
  return async (picture: HistoryItem, wanted?: ExportFormat) => {
    try {
      const file = await fileOf(picture, wanted);
      saveFile(file, file.name);
      addToast({ type: 'success', message: t('files.downloaded') });
    } catch {
      addToast({ type: 'error', message: t('files.downloadFailed') });
    }
  };
}

/** The pictures that belong to one photo; none where they cannot be had: the name is no reason not to save. */
async function familyOf({ id, originalImageId }: HistoryItem): Promise<readonly HistoryItem[]> {
  if (originalImageId === undefined) return [];
  try {
    return (await call(filesEndpoints.listVersions, { params: { id } })).files;
  } catch {
    return [];
  }
}
