import { type EditOrder, premiumFormat } from '../variations/index.ts';
import type { Draft } from './draft.ts';

/** What the words are for. */
export type InpaintMode = 'replace' | 'remove';

/**
 * What the draft asks of the server. The photo and the mask are stored there already and go by name. Without a saved
 * mask the central half is repainted. Premium gets the words alone, and the mask's name for pasting back; removing is
 * always the default engine's.
 */
export const orderOf = ({ photo, mask, words }: Draft, mode: InpaintMode, isPremium: boolean): EditOrder => {
  const shared = {
    ...(photo && { fileId: photo.id }),
    ...(mask?.filename && { maskFilename: mask.filename }),
    prompt: mode === 'replace' ? words.prompt.trim() : '',
    ...(words.seed !== null && { seed: words.seed }),
    ...(words.count > 1 && mode === 'replace' && { count: words.count }),
  };
  if (isPremium && mode === 'replace')
    return { call: 'flux-kontext-pro', form: { ...shared, ...premiumFormat } };
  const look = {
    negative_prompt: words.negativePrompt.trim(),
    style_preset: words.stylePreset,
    steps: words.steps,
    cfg_scale: words.cfgScale,
  };
  return { call: 'inpaint', form: { ...shared, ...look, mask_area: 'center', mode } };
};
