import type { SearchReplaceForm } from '@maquette/contract';
import {
  agreedIn,
  arrangedIn,
  assertFields,
  qualityOf,
  type ReadCall,
  required,
  type SentHashes,
  trimmed,
  variationsOf,
  type Wishes,
} from './parameters.ts';

/** Reads the fields of the search-replace call. @throws Refusal missing_field, validation_failed */
export const readSearchReplaceForm = (form: SearchReplaceForm): ReadCall => ({
  tool: 'search-replace',
  form,
  wishes: (sent) => wishesOf(form, sent),
});

function wishesOf(form: SearchReplaceForm, sent: SentHashes): Wishes {
  const searchPrompt = trimmed(form.search_prompt);
  const prompt = trimmed(form.prompt);
  assertFields(form, sent, required({ search_prompt: searchPrompt, prompt }));
  return {
    ...variationsOf(form),
    tier: 'default',
    request: {
      mode: 'replace',
      prompt,
      searchPrompt,
      negativePrompt: trimmed(form.negative_prompt),
      stylePreset: form.style_preset ?? '',
      ...qualityOf(form),
      ...agreedIn(form),
      ...arrangedIn(form),
    },
  };
}
