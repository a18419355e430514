import type { Edit } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { priceOf } from '../engine/offer.ts';
import { useDefaultEngine } from '../engine/use-engine.ts';
import { useOrdering } from '../order/use-ordering.ts';
import { useMaskFault } from '../preflight/MaskPreflight.tsx';
import { useKeepRegion } from '../region/keep-region.ts';
import { useAwaitedEdits } from '../running/use-awaited-edits.ts';
import type { ClearingDraft, ClearingEvent } from './clearing-draft.ts';
import { useThings } from './use-things.ts';

interface ClearingInput {
  draft: ClearingDraft;
  dispatch: (event: ClearingEvent) => void;
  /** Must stay the same between renders. */
  onResult: (edit: Edit) => void;
}

/** What goes, what that costs, and the order that takes it away; watches what runs and opens the first result. */
export function useClearing({ draft, dispatch, onResult }: ClearingInput) {
  const { t } = useTranslation();
  const found = useThings(draft);
  const awaited = useAwaitedEdits({ draft, dispatch, onResult });
  const ordering = useOrdering();
  const keepRegion = useKeepRegion();
  const serving = useDefaultEngine('inpaint');
  const maskFault = useMaskFault(found.mask);
  const price = priceOf(serving, 'remove');
  const isWorking = ordering.isPlacing || awaited.isStarting || awaited.running !== null;

  const order = async () => ({
    call: 'inpaint' as const,
    form: {
      ...(draft.photo && { fileId: draft.photo.id }),
      maskFilename: draft.mask?.filename ?? (await keepRegion.mutateAsync(found.mask ?? '')),
      ...{ prompt: '', mode: 'remove' as const, group: draft.group },
    },
  });
  const dismiss = () => {
    ordering.refuse(null);
    awaited.dismiss();
  };
  const generate = (): void => {
    if (isWorking || found.mask === null) return;
    awaited.dismiss();
    const onStarted = (editIds: string[]) => dispatch({ type: 'edits-started', editIds });
    ordering.place({ price, order, resume: generate, onStarted });
  };
  const blockedBy = (): string | null => {
    if (isWorking) return null;
    if (draft.mask === null && found.status === 'finding') return t('edits.clearing.finding');
    if (draft.mask === null && found.status === 'found' && found.mask === null)
      return found.things.some(({ isTaken }) => isTaken) ? null : t('edits.clearing.nothingTicked');
    return maskFault;
  };
  const { refusal } = ordering;

  return {
    ...{ found, serving, price, isWorking, awaited, generate, dismiss },
    blocked: blockedBy(),
    canGenerate: found.mask !== null && !isWorking,
    short: refusal?.kind === 'short' ? refusal.shortage : null,
    failure: refusal?.kind === 'failure' ? refusal.message : awaited.failure,
  };
}

export type ClearingInHand = ReturnType<typeof useClearing>;
