import { filesEndpoints, limits } from '@maquette/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallOptions } from '../../../platform/api/build-request.ts';
import { call } from '../../../platform/api/call.ts';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';

/** Saves pictures as one ZIP on the device, tells how much has come, and can be given up. */
export function useArchive() {
  const { t } = useTranslation();
  const addToast = useToast();
  const giveUp = useRef(new AbortController());
  const [receivedBytes, setReceivedBytes] = useState(0);
  const archive = useMutation({
    mutationFn: (ids: readonly string[]) => {
      giveUp.current = new AbortController();
      setReceivedBytes(0);
      return archiveFiles(ids, { signal: giveUp.current.signal, onDownloadProgress: setReceivedBytes });
    },
    onSuccess: (zip) => {
      saveFile(zip, `${t('files.zip.file')}.zip`);
      addToast({ type: 'success', message: t('files.downloaded') });
    },
    onError: (error) => {
      if (giveUp.current.signal.aborted) return;
      addToast({ type: 'error', message: errorToMessage(error, t, t('files.downloadFailed')) });
    },
  });
  const start = (ids: readonly string[]) => {
    if (ids.length <= limits.bulkMax) archive.mutate(ids);
    else addToast({ type: 'warning', message: t('files.zip.tooMany', { count: limits.bulkMax }) });
  };
  return { start, stop: () => giveUp.current.abort(), isRunning: archive.isPending, receivedBytes };
}

/**
 * Pictures as one ZIP; at most 200.
 * @throws ApiError when refused or unreachable; the signal's reason when aborted
 */
function archiveFiles(ids: readonly string[], options: CallOptions): Promise<Blob> {
  return call(filesEndpoints.archiveFiles, { body: { ids: [...ids] } }, options) as Promise<Blob>;
}
