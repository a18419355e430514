import { heededOnly, lookFields } from '../engine/offer.ts';
import { type EditOrder, premiumFormat } from '../order/start-order.ts';
import type { SearchDraft, SearchTool } from './search-draft.ts';

interface SearchMeans {
  tool: SearchTool;
  isPremium: boolean;
  /** The region as the server keeps it; null when none is shown and the engine is to find it by the words. */
  maskFilename: string | null;
  seed: number;
  /** The nearest thing may stand in for one without a model. */
  allowStandIn: boolean;
  /** One more picture by another seed, however many there were before. */
  isAnother?: boolean;
  /** Whether a field of the call changes the picture: the others are not sent. */
  reads: (field: string) => boolean;
}

/** What the draft asks of the server. The exact colour is always our own engine's, whichever was chosen. */
export function orderOf({ photo, words, arrangement }: SearchDraft, means: SearchMeans): EditOrder {
  const { seed, reads } = means;
  const found = words.find.trim();
  const isExact = means.tool === 'search-recolor' && words.isExact;
  const shared = {
    ...(photo && { fileId: photo.id }),
    ...(means.maskFilename !== null && { maskFilename: means.maskFilename }),
    prompt: words.prompt.trim(),
    ...(reads('seed') && { seed }),
    ...(words.count > 1 && !means.isAnother && reads('count') && { count: words.count }),
  };
  const standIn = means.allowStandIn &&
    means.tool === 'search-replace' && { allow_stand_in: 'true' as const };
  if (isExact) return { call: 'search-recolor', form: { ...shared, select_prompt: found, mode: 'exact' } };
  if (means.isPremium) {
    const search = means.tool === 'search-replace' ? { search_prompt: found } : { select_prompt: found };
    return { call: 'flux-kontext-pro', form: { ...shared, ...search, ...standIn, ...premiumFormat } };
  }
  const look = lookFields(words, reads);
  const placed = arrangement && reads('arrangement') ? { arrangement } : {};
  if (means.tool === 'search-replace')
    return {
      call: 'search-replace',
      form: { ...shared, ...look, ...standIn, ...placed, search_prompt: found },
    };
  return {
    call: 'search-recolor',
    form: {
      ...{ ...shared, ...look, select_prompt: found },
      mode: 'engine',
      ...heededOnly({ image_strength: words.imageStrength }, reads),
    },
  };
}
