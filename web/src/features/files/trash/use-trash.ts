import { filesEndpoints, type HistoryItem, limits } from '@maquette/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/api-error.ts';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { keyOf } from '../../../platform/query/key-of.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { deleteFiles, restoreFiles } from '../change-files.ts';
import type { HistoryFilter } from '../lists/history-filter.ts';
import { movePictures } from '../lists/loaded-lists.ts';

type Pictures = readonly HistoryItem[];

function idsOf(pictures: Pictures): string[] {
  return pictures.map(({ id }) => id);
}

function bytesOf(pictures: Pictures): number {
  return pictures.reduce((sum, { size }) => sum + size, 0);
}

function isTrash({ view }: HistoryFilter): boolean {
  return view === 'trash';
}

function isKept(filter: HistoryFilter): boolean {
  return !isTrash(filter);
}

function never(): boolean {
  return false;
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not_found';
}

/** Deletes to the trash with a way back, takes out of it, deletes for good; says what came of it. */
export function useTrash() {
  const { t } = useTranslation();
  const addToast = useToast();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(0);

  const dropAll = (pictures: Pictures) =>
    movePictures(queries, pictures, { from: () => true, into: never, bytes: 0 });
  const attempt = async (
    pictures: Pictures,
    failed: 'files.deleteFailed' | 'files.restoreFailed',
    act: (count: { count: number }) => Promise<void>,
  ) => {
    const count = { count: pictures.length };
    setBusy((running) => running + 1);
    try {
      await act(count);
    } catch (error) {
      // A part of so many may be done: how things stand is read anew.
      if (pictures.length > limits.bulkMax)
        void queries.resetQueries({ queryKey: keyOf(filesEndpoints.listFiles) });
      else if (isGone(error)) dropAll(pictures);
      addToast({ type: 'error', message: errorToMessage(error, t, t(failed, count)) });
    }
    setBusy((running) => running - 1);
  };

  const undo = (pictures: Pictures, putBack: () => void) =>
    attempt(pictures, 'files.restoreFailed', async (count) => {
      await restoreFiles(idsOf(pictures));
      putBack();
      addToast({ type: 'success', message: t('files.restored', count) });
    });
  const remove = (pictures: Pictures) =>
    attempt(pictures, 'files.deleteFailed', async (count) => {
      await deleteFiles(idsOf(pictures), false);
      const putBack = movePictures(queries, pictures, {
        from: isKept,
        into: isTrash,
        bytes: -bytesOf(pictures),
      });
      addToast({
        type: 'success',
        message: t('files.deleted', count),
        action: { label: t('files.undo'), onAct: () => void undo(pictures, putBack) },
      });
    });
  const restore = (pictures: Pictures) =>
    attempt(pictures, 'files.restoreFailed', async (count) => {
      await restoreFiles(idsOf(pictures));
      movePictures(queries, pictures, { from: isTrash, into: isKept, bytes: bytesOf(pictures) });
      addToast({ type: 'success', message: t('files.restored', count) });
    });
  const removeForGood = (pictures: Pictures) =>
    attempt(pictures, 'files.deleteFailed', async (count) => {
      await deleteFiles(idsOf(pictures), true);
      movePictures(queries, pictures, { from: isTrash, into: never, bytes: 0 });
      addToast({ type: 'success', message: t('files.deletedForGood', count) });
    });
  return { remove, restore, removeForGood, isBusy: busy > 0 };
}
