import { filesEndpoints, type HistoryItem } from '@maquette/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPassing } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { PhotoRefused, type PreparedPhoto, preparePhoto } from '../../../platform/photos/prepare-photo.ts';
import { keyOf } from '../../../platform/query/key-of.ts';
import { readAnew } from '../../../platform/query/read-anew.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';

type UploadState =
  | { kind: 'idle' }
  | { kind: 'sending'; fraction: number; preview: string }
  /** With the file when sending it once more may help. */
  | { kind: 'failed'; message: string; file: File | null };

/** Prepares and sends a chosen photo; says what was done to it, can be cancelled and tried again. */
export function usePhotoUpload(onUploaded: (photo: HistoryItem) => void) {
  const { t } = useTranslation();
  const addToast = useToast();
  const { mutateAsync } = useUploadPhoto();
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);

  // Who leaves the step is not called back to it by an upload that ends later.
  useEffect(() => () => running.current?.abort(), []);

  const tell = ({ preparation, width = 0, height = 0 }: PreparedPhoto) => {
    if (preparation === 'converted') addToast({ type: 'info', message: t('edits.upload.converted') });
    if (preparation === 'reduced')
      addToast({ type: 'info', message: t('edits.upload.reduced', { width, height }) });
  };
  const refusal = (error: unknown): string => {
    if (!(error instanceof PhotoRefused)) return errorToMessage(error, t, t('edits.upload.failed'));
    if (error.reason === 'heic') return t('app.photo.heic');
    if (error.reason === 'too-large') return t('edits.upload.tooLarge');
    return error.reason === 'invalid-type' ? t('edits.upload.invalidType') : t('edits.upload.readError');
  };

  const upload = async (file: File) => {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    const preview = URL.createObjectURL(file);
    setState({ kind: 'sending', fraction: 0, preview });
    try {
      const prepared = await preparePhoto(file);
      const photo = await mutateAsync({
        file: prepared.file,
        onProgress: (fraction) => setState({ kind: 'sending', fraction, preview }),
        signal: stop.signal,
      });
      tell(prepared);
      setState({ kind: 'idle' });
      onUploaded(photo);
    } catch (error) {
      if (running.current !== stop) return;
      const again = isPassing(error) ? file : null;
      setState(
        stop.signal.aborted ? { kind: 'idle' } : { kind: 'failed', message: refusal(error), file: again },
      );
    } finally {
      URL.revokeObjectURL(preview);
    }
  };

  const refuse = (message: string) => setState({ kind: 'failed', message, file: null });
  return { state, upload, refuse, cancel: () => running.current?.abort() };
}

interface PhotoToUpload {
  readonly file: File;
  /** 0 to 1 of the bytes sent. */
  readonly onProgress: (fraction: number) => void;
  readonly signal: AbortSignal;
}

/** Stores a room photo. */
export function useUploadPhoto() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, onProgress, signal }: PhotoToUpload): Promise<HistoryItem> => {
      const answer = await call(
        filesEndpoints.uploadFile,
        { form: { type: 'upload' } },
        { files: { image: file }, onUploadProgress: onProgress, signal },
      );
      return answer.file;
    },
    onSuccess: () => readAnew(queries, keyOf(filesEndpoints.listFiles)),
  });
}
