import { filesEndpoints, limits } from '@maquette/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/api-error.ts';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { keyOf } from '../../../platform/query/key-of.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { deleteFiles, restoreFiles } from '../change-files.ts';
import type { HistoryFilter } from '../lists/history-filter.ts';
import { movePictures, renewLists } from '../lists/loaded-lists.ts';
import type { Chosen } from '../selection/selection.ts';

function idsOf({ pictures, beyond }: Chosen): string[] {
  return [...pictures.map(({ id }) => id), ...beyond];
}

function bytesOf({ pictures }: Chosen): number {
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

  const move = (chosen: Chosen, how: Parameters<typeof movePictures>[2]) => {
    const putBack = movePictures(queries, chosen.pictures, how);
    if (chosen.beyond.length > 0) renewLists(queries);
    return putBack;
  };
  const attempt = async (
    chosen: Chosen,
    failed: 'files.deleteFailed' | 'files.restoreFailed',
    act: (count: { count: number }) => Promise<void>,
  ) => {
    const count = { count: chosen.pictures.length + chosen.beyond.length };
    setBusy((running) => running + 1);
    try {
      await act(count);
    } catch (error) {
      // A part of so many may be done: how things stand is read anew.
      if (count.count > limits.bulkMax)
        void queries.resetQueries({ queryKey: keyOf(filesEndpoints.listFiles) });
      else if (isGone(error)) move(chosen, { from: () => true, into: never, bytes: 0 });
      addToast({ type: 'error', message: errorToMessage(error, t, t(failed, count)) });
    }
    setBusy((running) => running - 1);
  };

  const undo = (chosen: Chosen, putBack: () => void) =>
    attempt(chosen, 'files.restoreFailed', async (count) => {
      await restoreFiles(idsOf(chosen));
      putBack();
      if (chosen.beyond.length > 0) renewLists(queries);
      addToast({ type: 'success', message: t('files.restored', count) });
    });
  const remove = (chosen: Chosen) =>
    attempt(chosen, 'files.deleteFailed', async (count) => {
      await deleteFiles(idsOf(chosen), false);
      const putBack = move(chosen, { from: isKept, into: isTrash, bytes: -bytesOf(chosen) });
      addToast({
        type: 'success',
        message: t('files.deleted', count),
        action: { label: t('files.undo'), onAct: () => void undo(chosen, putBack) },
      });
    });
  const restore = (chosen: Chosen) =>
    attempt(chosen, 'files.restoreFailed', async (count) => {
      await restoreFiles(idsOf(chosen));
      move(chosen, { from: isTrash, into: isKept, bytes: bytesOf(chosen) });
      addToast({ type: 'success', message: t('files.restored', count) });
    });
  const removeForGood = (chosen: Chosen) =>
    attempt(chosen, 'files.deleteFailed', async (count) => {
      await deleteFiles(idsOf(chosen), true);
      move(chosen, { from: isTrash, into: never, bytes: 0 });
      addToast({ type: 'success', message: t('files.deletedForGood', count) });
    });
  return { remove, restore, removeForGood, isBusy: busy > 0 };
}
