import type { HistoryItem } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { useDeleteFile } from '../api/delete-file.ts';
import { useRestoreFile } from '../api/restore-file.ts';

/** Deletes to the trash, says so, and offers to take it back. */
export const useTrash = () => {
  const { t } = useTranslation();
  const addToast = useToast();
  const { mutate: deleteFile } = useDeleteFile();
  const { mutate: restoreFile } = useRestoreFile();

  const restore = ({ id }: HistoryItem) =>
    restoreFile(id, {
      onSuccess: () => addToast({ type: 'success', message: t('files.restored') }),
      onError: (error) =>
        addToast({ type: 'error', message: errorToMessage(error, t, t('files.restoreFailed')) }),
    });
  const remove = (picture: HistoryItem) =>
    deleteFile(picture.id, {
      onSuccess: () =>
        addToast({
          type: 'success',
          message: t('files.deleted'),
          action: { label: t('files.undo'), onAct: () => restore(picture) },
        }),
      onError: (error) =>
        addToast({ type: 'error', message: errorToMessage(error, t, t('files.deleteFailed')) }),
    });
  return { remove };
};
