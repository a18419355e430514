import type { InpaintForm } from '@maquette/contract';
import {
  agreedIn,
  arrangedIn,
  assertFields,
  type Fields,
  qualityOf,
  type ReadCall,
  required,
  type SentHashes,
  trimmed,
  variationsOf,
  type Wishes,
} from './wishes.ts';

/**
 * Reads the fields of the inpaint call.
 * @throws Refusal missing_field, validation_failed; also for a blank prompt unless something is to be removed, and for a group that is not
 */
export const readInpaintForm = (form: InpaintForm): ReadCall => ({
  tool: 'inpaint',
  form,
  wishes: (sent) => wishesOf(form, sent),
});

function wishesOf(form: InpaintForm, sent: SentHashes): Wishes {
  const { mode = 'replace', group } = form;
  const prompt = trimmed(form.prompt);
  const isPlain: Fields = group && mode !== 'remove' ? { group: { code: 'invalid' } } : {};
  assertFields(form, sent, { ...(mode === 'replace' && required({ prompt })), ...isPlain });
  return {
    ...variationsOf(form),
    tier: 'default',
    request: {
      mode,
      prompt,
      negativePrompt: trimmed(form.negative_prompt),
      stylePreset: form.style_preset ?? '',
      ...qualityOf(form),
      ...agreedIn(form),
      ...arrangedIn(form),
      ...(group && { group }),
    },
  };
}
