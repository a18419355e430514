import { z } from 'zod';
import {
  arrangementField,
  countField,
  guessField,
  maskField,
  negativeField,
  photoField,
  promptField,
  qualityFields,
  searchField,
  seedField,
  standInField,
  styleField,
} from './edit-fields.ts';

/** Text fields of the search-replace call: find `search_prompt`, put `prompt` in its place. A mask is the confirmed region. */
export const SearchReplaceForm = z.strictObject({
  ...photoField,
  ...maskField,
  ...searchField,
  ...promptField,
  ...negativeField,
  ...styleField,
  ...seedField,
  ...qualityFields,
  ...countField,
  ...standInField,
  ...guessField,
  ...arrangementField,
});
export type SearchReplaceForm = z.infer<typeof SearchReplaceForm>;
