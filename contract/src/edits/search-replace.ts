import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  arrangementField,
  countField,
  guessField,
  maskField,
  photoField,
  qualityFields,
  searchField,
  seedField,
  standInField,
  wishFields,
} from './edit-fields.ts';
import { searchStyles } from './style-preset.ts';
import {
  readLook,
  readShared,
  soughtIn,
  tellLook,
  tellPlaced,
  tellShared,
  tellStandIn,
  trimmed,
} from './tool-fields.ts';
import { byDefault, forAccounts, forGuests, none, photoAndMask, tool } from './tool.ts';
import { wishActions } from './understood.ts';

/** Text fields of the search-replace call: find `search_prompt`, put `prompt` in its place. A mask is the confirmed region. */
export const SearchReplaceForm = z.strictObject({
  ...photoField,
  ...maskField,
  ...searchField,
  ...wishFields,
  ...seedField,
  ...qualityFields,
  ...countField,
  ...standInField,
  ...guessField,
  ...arrangementField,
});
export type SearchReplaceForm = z.infer<typeof SearchReplaceForm>;

export const searchReplaceTool = tool({
  endpoint: endpoint({
    ...forAccounts,
    path: '/inpaint/search-replace',
    summary: 'Find something by words and put something else in its place',
    form: SearchReplaceForm,
    files: photoAndMask,
  }),
  guestEndpoint: endpoint({ ...forGuests, path: '/inpaint/search-replace/public', form: SearchReplaceForm }),
  isLookedUp: false,
  keptAs: 'search-replace',
  needs: () => ['search_prompt', 'prompt'],
  contradicted: none,
  servedBy: byDefault,
  styles: searchStyles,
  actions: wishActions,
  purposeOf: () => 'replace',
  sourceOf: () => 'search-replace',
  result: { type: 'search-replace', nameOf: () => 'replaced-image.png' },
  toRequest: (form) => ({
    mode: 'replace',
    prompt: trimmed(form.prompt),
    searchPrompt: trimmed(form.search_prompt),
    ...readLook(form),
    ...readShared(form),
  }),
  toForm: (request) => ({
    search_prompt: soughtIn(request),
    ...tellShared(request),
    ...tellLook(request),
    ...tellStandIn(request),
    ...tellPlaced(request),
  }),
});
