import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  countField,
  editDefaults,
  formNumber,
  guessField,
  maskField,
  photoField,
  qualityFields,
  seedField,
  selectField,
  wishFields,
} from './edit-fields.ts';
import { searchStyles } from './style-preset.ts';
import { readLook, readShared, soughtIn, tellLook, tellShared, trimmed } from './tool-fields.ts';
import { forAccounts, forGuests, none, photoAndMask, tool } from './tool.ts';

/**
 * Text fields of the search-recolor call: find `select_prompt`, give it the colour or finish in `prompt`.
 * `mode=exact` is done by our own engine for nothing: `prompt` must name a colour (word, hex, rgb() or RAL), and the
 * answer tells how far the result is from it. There is one such result only: no variations.
 */
export const SearchRecolorForm = z.strictObject({
  ...photoField,
  ...maskField,
  mode: z.enum(['engine', 'exact']).optional(),
  ...selectField,
  ...wishFields,
  image_strength: formNumber(z.coerce.number().min(0).max(1)).optional(),
  ...seedField,
  ...qualityFields,
  ...countField,
  ...guessField,
});
export type SearchRecolorForm = z.infer<typeof SearchRecolorForm>;

export const searchRecolorTool = tool({
  endpoint: endpoint({
    ...forAccounts,
    path: '/inpaint/search-recolor',
    summary: 'Find something by words and give it another colour or finish',
    form: SearchRecolorForm,
    files: photoAndMask,
  }),
  guestEndpoint: endpoint({ ...forGuests, path: '/inpaint/search-recolor/public', form: SearchRecolorForm }),
  isLookedUp: false,
  keptAs: 'search-recolor',
  needs: () => ['select_prompt', 'prompt'],
  contradicted: none,
  servedBy: ({ mode }) => (mode === 'exact' ? 'own' : 'default'),
  styles: searchStyles.filter((style) => style !== 'anime' && style !== 'fantasy-art'),
  actions: ['recolour', 'material'],
  purposeOf: () => 'recolor',
  sourceOf: () => 'search-recolor',
  result: { type: 'search-recolor', nameOf: () => 'search-recolor-result.png' },
  toRequest: (form) => ({
    mode: form.mode ?? 'engine',
    prompt: trimmed(form.prompt),
    selectPrompt: trimmed(form.select_prompt),
    ...readLook(form),
    imageStrength: form.image_strength ?? editDefaults.imageStrength,
    ...readShared(form),
  }),
  toForm: (request) => ({
    mode: request.mode === 'exact' ? ('exact' as const) : ('engine' as const),
    select_prompt: soughtIn(request),
    ...tellShared(request),
    ...tellLook(request),
    ...(request.imageStrength !== undefined && { image_strength: request.imageStrength }),
  }),
});
