import { editDefaults, type SearchRecolorForm } from '@maquette/contract';
import { readColourWish } from '@maquette/engine';
import { Refusal } from '../../../platform/refusal.ts';
import {
  agreedIn,
  assertFields,
  qualityOf,
  type ReadCall,
  required,
  type SentHashes,
  trimmed,
  variationsOf,
  type Wishes,
} from './parameters.ts';

/** Reads the fields of the search-recolor call. @throws Refusal missing_field, validation_failed, unknown_colour */
export const readSearchRecolorForm = (form: SearchRecolorForm): ReadCall => ({
  tool: 'search-recolor',
  form,
  wishes: (sent) => wishesOf(form, sent),
});

function wishesOf(form: SearchRecolorForm, sent: SentHashes): Wishes {
  const { mode = 'engine' } = form;
  const selectPrompt = trimmed(form.select_prompt);
  const prompt = trimmed(form.prompt);
  assertFields(form, sent, required({ select_prompt: selectPrompt, prompt }));
  if (mode === 'exact' && !readColourWish(prompt))
    throw new Refusal('unknown_colour', { fields: { prompt: { code: 'unknown_colour' } } });
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
      ...agreedIn(form),
    },
  };
}
