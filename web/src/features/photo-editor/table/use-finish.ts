import {
  editedName,
  type EditRecipe,
  type ExportFormat,
  filesEndpoints,
  type HistoryItem,
} from '@maquette/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { downloadName, photoNameOf } from '../../../platform/photos/download-name.ts';
import { keyOf } from '../../../platform/query/key-of.ts';
import { readAnew } from '../../../platform/query/read-anew.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import type { Opened } from '../model/opened.ts';
import { type ExportForm, PhotoProblem } from '../worker/photo-jobs.ts';
import type { PhotoWorker } from '../worker/photo-worker.ts';
import { drawToSave, TooLargeToSave } from './draw-to-save.ts';

/** What is being done with the picture at its full size. */
export interface Finishing {
  readonly purpose: 'save' | 'download';
  readonly stage: 'drawing' | 'sending';
  /** 0 to 1. */
  readonly share: number;
}

export interface SaveProblem {
  readonly message: string;
  readonly isStorageFull: boolean;
}

interface FinishOptions {
  readonly opened: Opened;
  readonly worker: PhotoWorker;
  /** Told what was saved, and what it was made by: more may have been done meanwhile. */
  readonly onSaved: (picture: HistoryItem, made: EditRecipe) => void;
}

type Drawing = ExportForm & { readonly recipe: EditRecipe };

/** Downloads and saves what was made, from the original at its full size. A failure leaves everything as it is. */
export function useFinish({ opened, worker, onSaved }: FinishOptions) {
  const { t } = useTranslation();
  const addToast = useToast();
  const { mutateAsync: upload } = useSaveEdited();
  const [finishing, setFinishing] = useState<Finishing | null>(null);
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const draw = (what: Drawing, purpose: Finishing['purpose'], signal: AbortSignal): Promise<Blob> => {
    const onProgress = (share: number) => setFinishing({ purpose, stage: 'drawing', share });
    onProgress(0);
    return worker.exportPicture({ picture: opened.picture, ...what }, { signal, onProgress });
  };

  /** Runs one at a time; tells what went wrong unless it was given up. */
  const run = async (work: (signal: AbortSignal) => Promise<void>, onError: (error: unknown) => void) => {
    if (running.current) return;
    const stop = new AbortController();
    running.current = stop;
    setProblem(null);
    try {
      await work(stop.signal);
    } catch (error) {
      if (!stop.signal.aborted) onError(error);
    } finally {
      running.current = null;
      setFinishing(null);
    }
  };

  const download = () =>
    run(
      async (signal) => {
        const { recipe } = opened.store.get();
        const blob = await draw({ recipe, ...recipe.export }, 'download', signal);
        saveFile(blob, nameOf(opened, recipe.export.format, t));
        addToast({ type: 'success', message: t('photoEditor.export.downloaded') });
      },
      (error) => {
        const isUnwritable = error instanceof PhotoProblem && error.kind === 'unwritable';
        const reason = isUnwritable ? 'photoEditor.errors.unwritable' : 'photoEditor.errors.exportFailed';
        addToast({ type: 'error', message: t(reason) });
      },
    );

  const save = () =>
    run(
      async (signal) => {
        const { recipe } = opened.store.get();
        const drawAs = (form: ExportForm) => draw({ recipe, ...form }, 'save', signal);
        const { hasAlpha } = opened.picture;
        const { blob, format, note } = await drawToSave(drawAs, { recipe, type: opened.type, hasAlpha });
        const picture = await upload({
          file: new File([blob], editedName(format), { type: blob.type }),
          made: opened.from.kind === 'history' ? { from: opened.from.source.id, by: recipe } : null,
          onProgress: (share) => setFinishing({ purpose: 'save', stage: 'sending', share }),
          signal,
        });
        addToast({ type: 'success', message: t('photoEditor.saveSuccess') });
        if (note) addToast({ type: 'info', message: t(`photoEditor.${note}`) });
        onSaved(picture, recipe);
      },
      (error) => {
        const fallback = t(
          error instanceof TooLargeToSave
            ? 'photoEditor.errors.tooLargeToSave'
            : 'photoEditor.errors.savingFailed',
        );
        const isStorageFull = error instanceof ApiError && error.code === 'storage_full';
        setProblem({ message: errorToMessage(error, t, fallback), isStorageFull });
      },
    );

  return {
    finishing,
    problem,
    save,
    download,
    cancel: () => running.current?.abort(),
    dismiss: () => setProblem(null),
  };
}

/** The photo's own name, and that it was edited. */
function nameOf({ name, from }: Opened, format: ExportFormat, t: TFunction): string {
  const photo = from.kind === 'history' ? photoNameOf(from.source, []) : name;
  return downloadName({ photo, deed: t('files.deed.edited'), format });
}

interface EditedPicture {
  readonly file: File;
  /** The picture of the history it was made from, and how; null for one from this device. */
  readonly made: { readonly from: string; readonly by: EditRecipe } | null;
  /** 0 to 1 of the bytes sent. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Keeps an edited picture in the history, with its recipe. */
function useSaveEdited() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, made, onProgress, signal }: EditedPicture): Promise<HistoryItem> => {
      const origin = made && { originalImageId: made.from, recipe: JSON.stringify(made.by) };
      const answer = await call(
        filesEndpoints.uploadFile,
        { form: { type: 'edited', ...origin } },
        { files: { image: file }, onUploadProgress: onProgress, signal },
      );
      return answer.file;
    },
    onSuccess: () => readAnew(queries, keyOf(filesEndpoints.listFiles)),
  });
}
