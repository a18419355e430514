import { type Edit, type FurnishForm, limits } from '@maquette/contract';
import { useOrdering } from '../order/use-ordering.ts';
import { useAwaitedEdits } from '../running/use-awaited-edits.ts';
import type { FurnishDraft, FurnishEvent } from './furnish-draft.ts';

interface FurnishingInput {
  draft: FurnishDraft;
  dispatch: (event: FurnishEvent) => void;
  /** Must stay the same between renders. */
  onResult: (edit: Edit) => void;
}

/** The orders that furnish a room, or change a furnished one; watches what runs and opens the result. */
export function useFurnishing({ draft, dispatch, onResult }: FurnishingInput) {
  const awaited = useAwaitedEdits({ draft, dispatch, onResult });
  const ordering = useOrdering();
  const isWorking = ordering.isPlacing || awaited.isStarting || awaited.running !== null;
  const dismiss = () => {
    ordering.refuse(null);
    awaited.dismiss();
  };
  /** `more`: the list of a plan and its seed, or of an earlier furnishing; then it costs nothing. */
  const order = (more: Pick<FurnishForm, 'things' | 'of' | 'seed'> = {}): void => {
    const { photo, roomType, style } = draft;
    if (isWorking || photo === null) return;
    awaited.dismiss();
    const form = { fileId: photo.id, room_type: roomType, style, ...more };
    ordering.place({
      price: more.of === undefined ? limits.editPriceFurnishing : 0,
      order: async () => ({ call: 'furnish', form }),
      resume: () => order(more),
      onStarted: (editIds) => dispatch({ type: 'edits-started', editIds }),
    });
  };
  const { refusal } = ordering;
  return {
    ...{ order, isWorking, awaited, dismiss },
    short: refusal?.kind === 'short' ? refusal.shortage : null,
    failure: refusal?.kind === 'failure' ? refusal.message : awaited.failure,
  };
}
