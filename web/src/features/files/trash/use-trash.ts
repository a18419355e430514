import type { HistoryItem } from '@maquette/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/api-error.ts';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { deleteFiles, restoreFiles } from '../api/change-files.ts';
import { type HistoryFilter, movePictures } from '../lists/index.ts';

type Pictures = readonly HistoryItem[];

const idsOf = (pictures: Pictures): string[] => pictures.map(({ id }) => id);
const bytesOf = (pictures: Pictures): number => pictures.reduce((sum, { size }) => sum + size, 0);
const isTrash = ({ view }: HistoryFilter): boolean => view === 'trash';
const isKept = (filter: HistoryFilter): boolean => !isTrash(filter);
const never = (): boolean => false;
const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_found';

/** Deletes to the trash with a way back, takes out of it, deletes for good; says what came of it. */
export const useTrash = () => {
  const { t } = useTranslation();
  const addToast = useToast();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(0);

  const attempt = async (act: () => Promise<void>, onFailed: (error: unknown) => string) => {
    setBusy((count) => count + 1);
    try {
      await act();
    } catch (error) {
      addToast({ type: 'error', message: errorToMessage(error, t, onFailed(error)) });
    }
    setBusy((count) => count - 1);
  };
  const dropAll = (pictures: Pictures) =>
    movePictures(queries, pictures, { from: () => true, into: never, bytes: 0 });
  const count = ({ length }: Pictures) => ({ count: length });

  const undo = (pictures: Pictures, putBack: () => void) =>
    attempt(
      async () => {
        await restoreFiles(idsOf(pictures));
        putBack();
        addToast({ type: 'success', message: t('files.restored', count(pictures)) });
      },
      () => t('files.restoreFailed', count(pictures)),
    );
  const remove = (pictures: Pictures) =>
    attempt(
      async () => {
        await deleteFiles(idsOf(pictures), false);
        const putBack = movePictures(queries, pictures, {
          from: isKept,
          into: isTrash,
          bytes: -bytesOf(pictures),
        });
        addToast({
          type: 'success',
          message: t('files.deleted', count(pictures)),
          action: { label: t('files.undo'), onAct: () => void undo(pictures, putBack) },
        });
      },
      (error) => {
        if (isGone(error)) dropAll(pictures);
        return t('files.deleteFailed', count(pictures));
      },
    );
  const restore = (pictures: Pictures) =>
    attempt(
      async () => {
        await restoreFiles(idsOf(pictures));
        movePictures(queries, pictures, { from: isTrash, into: isKept, bytes: bytesOf(pictures) });
        addToast({ type: 'success', message: t('files.restored', count(pictures)) });
      },
      () => t('files.restoreFailed', count(pictures)),
    );
  const removeForGood = (pictures: Pictures) =>
    attempt(
      async () => {
        await deleteFiles(idsOf(pictures), true);
        movePictures(queries, pictures, { from: isTrash, into: never, bytes: 0 });
        addToast({ type: 'success', message: t('files.deletedForGood', count(pictures)) });
      },
      (error) => {
        if (isGone(error)) dropAll(pictures);
        return t('files.deleteFailed', count(pictures));
      },
    );
  return { remove, restore, removeForGood, isBusy: busy > 0 };
};
