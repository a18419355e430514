import { type Edit, type FurnishForm, limits } from '@maquette/contract';
import { useGenerate } from '../order/use-generate.ts';
import type { FurnishDraft, FurnishEvent } from './furnish-draft.ts';

interface FurnishingInput {
  draft: FurnishDraft;
  dispatch: (event: FurnishEvent) => void;
  onResult?: ((edit: Edit) => void) | undefined;
}

/** The orders that furnish a room, or change a furnished one. */
export function useFurnishing({ draft, dispatch, onResult }: FurnishingInput) {
  const work = useGenerate({ draft, dispatch, onResult });
  /** `more`: the list of a plan and its seed, or of an earlier furnishing; then it costs nothing. */
  const order = (more: Pick<FurnishForm, 'things' | 'of' | 'seed'> = {}): void => {
    const { photo, roomType, style } = draft;
    if (photo === null) return;
    const form = { fileId: photo.id, room_type: roomType, style, ...more };
    work.place({
      price: more.of === undefined ? limits.editPriceFurnishing : 0,
      order: async () => ({ call: 'furnish', form }),
      resume: () => order(more),
    });
  };
  return { ...work, order };
}
