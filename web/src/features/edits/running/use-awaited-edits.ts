import { type Edit, isFinal } from '@maquette/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPassing } from '../../../platform/api/api-error.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { useCancelEdit } from './cancel-edit.ts';
import { withMoney } from './edit-words.ts';
import { useEdits } from './use-edits.ts';

interface AwaitedEditsInput {
  /** The part of a draft that tells what was started. */
  draft: { readonly editIds: readonly string[]; readonly isAwaiting: boolean };
  dispatch: (event: { type: 'edits-seen' }) => void;
  onResult?: ((edit: Edit) => void) | undefined;
}

/** Watches the variations last started; the first result opens by itself, once. */
export function useAwaitedEdits({ draft, dispatch, onResult }: AwaitedEditsInput) {
  const { t } = useTranslation();
  const addToast = useToast();
  const cancelEdit = useCancelEdit();
  const [dismissed, setDismissed] = useState<string | null>(null);
  const queries = useEdits(draft.editIds);
  const edits = queries.map(({ data }) => data).filter((edit) => edit !== undefined);
  const first = edits.find(({ state }) => state === 'succeeded') ?? null;
  const isDone = draft.isAwaiting && first !== null;
  const open = useEffectEvent((edit: Edit) => onResult?.(edit));
  useEffect(() => {
    if (!isDone || first === null) return;
    dispatch({ type: 'edits-seen' });
    open(first);
  }, [isDone, first, dispatch]);

  const unfinished = edits.filter(({ state }) => !isFinal(state));
  const failed = edits.find(({ state }) => state === 'failed');
  const hasFailed =
    failed !== undefined && first === null && unfinished.length === 0 && failed.id !== dismissed;
  const isUnheard = edits.length === 0 && queries.every(({ error }) => error === null || isPassing(error));
  const cancel = async () => {
    await Promise.all(unfinished.map(({ id }) => cancelEdit.mutateAsync(id)));
    addToast({ type: 'info', message: t('edits.cancelled') });
  };

  return {
    /** Started, and not yet heard of. */
    isStarting: draft.isAwaiting && isUnheard,
    failure: hasFailed ? withMoney(failed.error?.message ?? t('edits.generate.failed'), t) : null,
    dismiss: () => setDismissed(failed?.id ?? null),
    running: {
      edit: joinEdits(unfinished),
      // An edit that ended meanwhile cannot be cancelled; what became of it is shown.
      onCancel: () => void cancel().catch(() => undefined),
      isCancelling: cancelEdit.isPending,
    },
  };
}

/** Variations that run together as one to look at: what the first is doing, how far all are, what all hold. Null for none. */
function joinEdits(edits: readonly Edit[]): Edit | null {
  const [first] = edits;
  if (first === undefined) return null;
  const sum = (of: (edit: Edit) => number) => edits.reduce((total, edit) => total + of(edit), 0);
  return {
    ...first,
    price: sum(({ price }) => price),
    progress: sum(({ progress }) => progress) / edits.length,
  };
}
