import { limits } from '@maquette/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { Button } from '../../../ui/Button.tsx';
import { deleteFiles } from '../change-files.ts';
import { readFilter } from '../lists/history-filter.ts';
import { fetchPage } from '../lists/list-files.ts';
import { movePictures } from '../lists/loaded-lists.ts';
import { DeleteDialog } from './DeleteDialog.tsx';

interface TrashNoteProps {
  /** Pictures in the whole trash; null where only a part of it is shown, which is not what would be emptied. */
  count: number | null;
}

/** What the trash is, and the way to empty it at once. */
export function TrashNote({ count }: TrashNoteProps) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  const { empty, isBusy } = useEmptyTrash();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunken px-4 py-3 text-[15px] text-ink-soft">
      <p>{t('files.trashText', { days: limits.trashDays })}</p>
      {count !== null && (
        <>
          <Button variant="secondary" size="sm" busy={isBusy} onClick={() => setAsks(true)}>
            {t('files.emptyTrash')}
          </Button>
          <DeleteDialog open={asks} count={count} isForGood onClose={() => setAsks(false)} onDelete={empty} />
        </>
      )}
    </div>
  );
}

const trash = readFilter(new URLSearchParams({ view: 'trash' }));

/** Deletes everything in the trash for good, loaded or not, page by page. */
function useEmptyTrash() {
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
}
