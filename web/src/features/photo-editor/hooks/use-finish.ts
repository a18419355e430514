import type { ExportFormat, HistoryItem } from '@maquette/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/api-error.ts';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { useSaveEdited } from '../api/save-edited.ts';
import type { Opened } from '../model/opened.ts';
import { exportName, isTooLargeToSave, saveForm, smallerForm } from '../model/save-plan.ts';
import type { ExportForm, PhotoWorker } from '../worker/index.ts';

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
  readonly onSaved: (picture: HistoryItem) => void;
}

/** Not even as a smaller file does the history take it. */
class TooLargeToSave extends Error {}

/** Downloads and saves what was made, from the original at its full size. A failure leaves everything as it is. */
export function useFinish({ opened, worker, onSaved }: FinishOptions) {
  const { t } = useTranslation();
  const addToast = useToast();
  const { mutateAsync: upload } = useSaveEdited();
  const [finishing, setFinishing] = useState<Finishing | null>(null);
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const draw = (form: ExportForm, purpose: Finishing['purpose'], signal: AbortSignal): Promise<Blob> => {
    const onProgress = (share: number) => setFinishing({ purpose, stage: 'drawing', share });
    onProgress(0);
    const { recipe } = opened.store.get();
    return worker.exportPicture({ picture: opened.picture, recipe, ...form }, { signal, onProgress });
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
        const form = opened.store.get().recipe.export;
        saveFile(await draw(form, 'download', signal), exportName(form.format));
        addToast({ type: 'success', message: t('photoEditor.export.downloaded') });
      },
      () => addToast({ type: 'error', message: t('photoEditor.errors.exportFailed') }),
    );

  /** The picture in the source's format, or in a smaller one where that is more than the history takes. */
  const drawToSave = async (signal: AbortSignal): Promise<{ blob: Blob; format: ExportFormat }> => {
    let form = saveForm(opened.type, opened.store.get().recipe.export.quality);
    let blob = await draw(form, 'save', signal);
    while (isTooLargeToSave(blob.size)) {
      const smaller = smallerForm(form, opened.picture.hasAlpha);
      if (!smaller) throw new TooLargeToSave();
      form = smaller;
      blob = await draw(form, 'save', signal);
    }
    return { blob, format: form.format };
  };

  const save = () =>
    run(
      async (signal) => {
        const { recipe } = opened.store.get();
        const { blob, format } = await drawToSave(signal);
        const picture = await upload({
          file: new File([blob], exportName(format), { type: blob.type }),
          made: opened.from.kind === 'history' ? { from: opened.from.source.id, by: recipe } : null,
          onProgress: (share) => setFinishing({ purpose: 'save', stage: 'sending', share }),
          signal,
        });
        const isOther = `image/${format}` !== opened.type;
        addToast({ type: 'success', message: t('photoEditor.saveSuccess') });
        if (isOther) addToast({ type: 'info', message: t(`photoEditor.savedAs.${format}`) });
        onSaved(picture);
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
