import type { EditOrder } from '@maquette/contract';
import { heededOnly, lookFields } from '../engine/offer.ts';
import {
  lookAndPlace,
  type OrderMeans,
  premiumFormat,
  sharedFields,
  standInField,
} from '../order/wished-order.ts';
import type { SearchDraft } from './search-draft.ts';
import { callOf, isReplacing, type SearchTool } from './search-tool.ts';

/** Where no region is shown the engine finds it by the words. */
export interface SearchMeans extends OrderMeans {
  readonly tool: SearchTool;
}

/** What the draft asks of the server. The exact colour is always our own engine's, whichever was chosen. */
export function orderOf(draft: SearchDraft, means: SearchMeans): EditOrder {
  const { tool, isPremium, reads } = means;
  const { words } = draft;
  const found = words.find.trim();
  const shared = sharedFields(draft, means);
  const standIn = isReplacing(tool) ? standInField(means) : {};
  if (!isReplacing(tool) && words.isExact)
    return { call: callOf(tool), form: { ...shared, select_prompt: found, mode: 'exact' } };
  if (isPremium) {
    const search = isReplacing(tool) ? { search_prompt: found } : { select_prompt: found };
    return { call: 'flux-kontext-pro', form: { ...shared, ...search, ...standIn, ...premiumFormat } };
  }
  if (!isReplacing(tool)) {
    const strength = heededOnly({ image_strength: words.imageStrength }, reads);
    const look = { ...lookFields(words, reads), ...strength };
    return { call: callOf(tool), form: { ...shared, ...look, select_prompt: found, mode: 'engine' } };
  }
  return {
    call: callOf(tool),
    form: { ...shared, ...lookAndPlace(draft, means), ...standIn, search_prompt: found },
  };
}
