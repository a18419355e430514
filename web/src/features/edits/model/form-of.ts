import type { InpaintForm } from '@maquette/contract';
import type { Draft } from './draft.ts';

/**
 * What the draft asks of the server. The photo and the mask are stored there already and go by name.
 * Without a saved mask the central half is repainted.
 */
export const formOf = ({ photo, mask, words }: Draft, mode: 'replace' | 'remove'): InpaintForm => ({
  ...(photo && { fileId: photo.id }),
  ...(mask?.filename && { maskFilename: mask.filename }),
  mask_area: 'center',
  mode,
  prompt: mode === 'replace' ? words.prompt.trim() : '',
  negative_prompt: words.negativePrompt.trim(),
  style_preset: words.stylePreset,
  steps: words.steps,
  cfg_scale: words.cfgScale,
  ...(words.seed !== null && { seed: words.seed }),
});
