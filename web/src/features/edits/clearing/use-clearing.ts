import type { Edit } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { priceOf } from '../engine/offer.ts';
import { useDefaultEngine } from '../engine/use-engine.ts';
import { useGenerate } from '../order/use-generate.ts';
import { useMaskFault } from '../preflight/MaskPreflight.tsx';
import { useKeepRegion } from '../region/keep-region.ts';
import type { ClearingDraft, ClearingEvent } from './clearing-draft.ts';
import { useThings } from './use-things.ts';

interface ClearingInput {
  draft: ClearingDraft;
  dispatch: (event: ClearingEvent) => void;
  onResult: (edit: Edit) => void;
}

/** What goes, what that costs, and the order that takes it away. */
export function useClearing({ draft, dispatch, onResult }: ClearingInput) {
  const { t } = useTranslation();
  const found = useThings(draft);
  const work = useGenerate({ draft, dispatch, onResult });
  const keepRegion = useKeepRegion();
  const serving = useDefaultEngine('inpaint');
  const maskFault = useMaskFault(found.mask);
  const price = priceOf(serving, 'remove');

  const order = async () => ({
    call: 'inpaint' as const,
    form: {
      ...(draft.photo && { fileId: draft.photo.id }),
      maskFilename: draft.mask?.filename ?? (await keepRegion.mutateAsync(found.mask ?? '')),
      ...{ prompt: '', mode: 'remove' as const, group: draft.group },
    },
  });
  const generate = (): void => {
    if (found.mask !== null) work.place({ price, order, resume: generate });
  };
  const blockedBy = (): string | null => {
    if (work.isWorking) return null;
    if (draft.mask === null && found.status === 'finding') return t('edits.clearing.finding');
    if (draft.mask === null && found.status === 'found' && found.mask === null)
      return found.things.some(({ isTaken }) => isTaken) ? null : t('edits.clearing.nothingTicked');
    return maskFault;
  };
  return { ...work, found, price, generate, blocked: blockedBy(), canStart: found.mask !== null };
}

export type ClearingInHand = ReturnType<typeof useClearing>;
