import { filesEndpoints, type FileType, type HistoryItem } from '@maquette/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { fetchPicture } from '../../platform/api/fetch-picture.ts';
import { keyOf } from '../../platform/query/key-of.ts';
import { saveFile } from '../../platform/save-file.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { changePictures } from './lists/loaded-lists.ts';

/** One picture, wherever it stands in the history. */
export function fileQuery(id: string) {
  return queryOptions<HistoryItem | null>({
    queryKey: keyOf(filesEndpoints.getFile, { params: { id } }),
    queryFn: ({ signal }) => call(filesEndpoints.getFile, { params: { id } }, { signal }),
  });
}

/**
 * Asks for a picture again, for everybody who shows it: the addresses of pictures are good for an hour or two, a page may
 * stay open for longer. Null when it cannot be had.
 */
export function useFresh() {
  const queries = useQueryClient();
  return async ({ id }: HistoryItem): Promise<HistoryItem | null> => {
    try {
      const fresh = await queries.fetchQuery({ ...fileQuery(id), staleTime: 0 });
      if (fresh) changePictures(queries, new Set([id]), () => fresh);
      return fresh;
    } catch {
      return null;
    }
  };
}

const endings: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

const resultNames: Partial<Record<FileType, string>> = {
  inpaint_result: 'inpainted-room',
  'search-replace': 'replaced-image',
  'search-recolor': 'search-recolor-result',
  edited: 'edited-image',
};

/** Under which name a picture is saved: results as specified, others by their own name; with the ending of their type. */
export function downloadName({ type, name, metadata }: HistoryItem): string {
  const base = resultNames[type] ?? (name.replace(/\.[^.]*$/, '') || 'picture');
  return `${base}.${endings[metadata.mime] ?? 'jpg'}`;
}

/** The bytes of a picture as it is stored, also where its address has expired meanwhile. */
export function useBytes() {
  const askAgain = useFresh();
  return async (picture: HistoryItem): Promise<Blob> => {
    try {
      return await fetchPicture(picture.url);
    } catch {
      return fetchPicture((await askAgain(picture))?.url ?? picture.url);
    }
  };
}

/** Saves a picture on the device and says whether that worked. */
export function useDownload() {
  const { t } = useTranslation();
  const addToast = useToast();
  const bytesOf = useBytes();
  return async (picture: HistoryItem) => {
    try {
      saveFile(await bytesOf(picture), downloadName(picture));
      addToast({ type: 'success', message: t('files.downloaded') });
    } catch {
      addToast({ type: 'error', message: t('files.downloadFailed') });
    }
  };
}
