import { isFinal } from '@maquette/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPassing } from '../../../platform/api/api-error.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import type { Draft, DraftEvent } from '../model/draft.ts';
import { useCancelEdit } from './cancel-edit.ts';
import { useEdit } from './use-edit.ts';

interface AwaitedEditInput {
  draft: Pick<Draft, 'editId' | 'isAwaiting'>;
  dispatch: (event: DraftEvent) => void;
  onResult: () => void;
}

/** Watches the edit last started, on whichever step one waits for it; its result opens by itself, once. */
export const useAwaitedEdit = ({ draft, dispatch, onResult }: AwaitedEditInput) => {
  const { t } = useTranslation();
  const addToast = useToast();
  const cancelEdit = useCancelEdit();
  const [dismissed, setDismissed] = useState<string | null>(null);
  const { data: edit = null, error } = useEdit(draft.editId);
  const isDone = draft.isAwaiting && edit?.state === 'succeeded';
  useEffect(() => {
    if (!isDone) return;
    dispatch({ type: 'edit-seen' });
    onResult();
  }, [isDone, dispatch, onResult]);

  return {
    running: edit !== null && !isFinal(edit.state) ? edit : null,
    /** Started, and not yet heard of. */
    isStarting: draft.isAwaiting && edit === null && (error === null || isPassing(error)),
    failure:
      edit?.state === 'failed' && edit.id !== dismissed
        ? (edit.error?.message ?? t('edits.generate.failed'))
        : null,
    dismiss: () => setDismissed(draft.editId),
    cancel: () =>
      edit !== null &&
      cancelEdit.mutate(edit.id, {
        onSuccess: () => addToast({ type: 'info', message: t('edits.cancelled') }),
      }),
    isCancelling: cancelEdit.isPending,
  };
};
