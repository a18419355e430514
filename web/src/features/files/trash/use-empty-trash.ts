import { limits } from '@maquette/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { deleteFiles } from '../api/change-files.ts';
import { readFilter } from '../lists/history-filter.ts';
import { fetchPage } from '../lists/list-files.ts';
import { movePictures } from '../lists/loaded-lists.ts';

const trash = readFilter(new URLSearchParams({ view: 'trash' }));

/** Deletes everything in the trash for good, loaded or not, page by page. */
export const useEmptyTrash = () => {
  const { t } = useTranslation();
  const addToast = useToast();
  const queries = useQueryClient();
  const emptying = useMutation({
    mutationFn: async () => {
      let count = 0;
      for (;;) {
        const { files } = await fetchPage({ filter: trash, offset: 0, limit: limits.historyPageMax });
        if (files.length === 0) return count;
        await deleteFiles(
          files.map(({ id }) => id),
          true,
        );
        count += files.length;
        movePictures(queries, files, { from: ({ view }) => view === 'trash', into: () => false, bytes: 0 });
      }
    },
    onSuccess: (count) => addToast({ type: 'success', message: t('files.deletedForGood', { count }) }),
    onError: (error) =>
      addToast({ type: 'error', message: errorToMessage(error, t, t('files.emptyTrashFailed')) }),
  });
  return { empty: () => emptying.mutate(), isBusy: emptying.isPending };
};
