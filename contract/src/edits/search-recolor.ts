import { z } from 'zod';
import {
  countField,
  formNumber,
  guessField,
  maskField,
  negativeField,
  photoField,
  promptField,
  qualityFields,
  seedField,
  selectField,
  styleField,
} from './edit-fields.ts';

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
  ...promptField,
  ...negativeField,
  ...styleField,
  image_strength: formNumber(z.coerce.number().min(0).max(1)).optional(),
  ...seedField,
  ...qualityFields,
  ...countField,
  ...guessField,
});
export type SearchRecolorForm = z.infer<typeof SearchRecolorForm>;
