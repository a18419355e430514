import type { HistoryItem } from '@maquette/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { usePictureFile } from './download/use-download.ts';

const sample = new File([], 'picture.png', { type: 'image/png' });

/** Whether the browser can hand pictures to other applications of the device. */
export function canSend(): boolean {
  return typeof navigator.share === 'function' && navigator.canShare?.({ files: [sample] });
}

/**
 * Hands a picture to another application of the device. The browser takes it only shortly after somebody pressed something: where
 * the picture came too late for that, it waits for a second press.
 */
export function useSend() {
  const { t } = useTranslation();
  const addToast = useToast();
  const fileOf = usePictureFile();
  const [isSending, setIsSending] = useState(false);
  const share = async (file: File) => {
    try {
      await navigator.share({ files: [file] });
    } catch (error) {
      const name = error instanceof DOMException ? error.name : '';
      // Who gives it up again has not failed.
      if (name === 'AbortError') return;
      const again = { label: t('files.send'), onAct: () => void share(file) };
      if (name === 'NotAllowedError')
        addToast({ type: 'info', message: t('files.sendReady'), action: again });
      else addToast({ type: 'error', message: t('files.sendFailed') });
    }
  };
  const send = async (picture: HistoryItem) => {
    setIsSending(true);
    try {
      await share(await fileOf(picture));
    } catch {
      addToast({ type: 'error', message: t('files.sendFailed') });
    }
    setIsSending(false);
  };
  return { send, isSending };
}
