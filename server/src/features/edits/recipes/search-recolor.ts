import { editDefaults, type SearchRecolorForm } from '@maquette/contract';
import {
  assertFields,
  qualityOf,
  required,
  type SentHashes,
  trimmed,
  variationsOf,
  type Wishes,
} from './wishes.ts';

/** Reads the fields of the search-recolor call. @throws Refusal missing_field, validation_failed */
export function readSearchRecolorForm(form: SearchRecolorForm, sent: SentHashes): Wishes {
  const { mode = 'engine' } = form;
  const selectPrompt = trimmed(form.select_prompt);
  const prompt = trimmed(form.prompt);
  assertFields(form, sent, required({ select_prompt: selectPrompt, prompt }));
  return {
    ...variationsOf(form),
    tier: mode === 'exact' ? 'own' : 'default',
    request: {
      mode,
      prompt,
      selectPrompt,
      negativePrompt: trimmed(form.negative_prompt),
      stylePreset: form.style_preset ?? '',
      imageStrength: form.image_strength ?? editDefaults.imageStrength,
      ...qualityOf(form),
    },
  };
}
