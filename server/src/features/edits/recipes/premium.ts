import { editDefaults, type FluxForm } from '@maquette/contract';
import {
  agreedIn,
  assertFields,
  type Fields,
  type ReadCall,
  required,
  type SentHashes,
  trimmed,
  variationsOf,
  type Wishes,
} from './parameters.ts';

/**
 * Reads the fields of the flux-kontext-pro call. It stands for each of the three tools: by itself for repainting, with
 * `search_prompt` for replacing, with `select_prompt` for recolouring.
 * @throws Refusal missing_field, validation_failed; also when it is to find something for both
 */
export const readFluxForm = (form: FluxForm): ReadCall => ({
  tool: 'flux-kontext-pro',
  form,
  wishes: (sent) => wishesOf(form, sent),
});

function wishesOf(form: FluxForm, sent: SentHashes): Wishes {
  const prompt = trimmed(form.prompt);
  const [searchPrompt, selectPrompt] = [trimmed(form.search_prompt), trimmed(form.select_prompt)];
  const isBoth: Fields =
    searchPrompt !== '' && selectPrompt !== '' ? { select_prompt: { code: 'invalid' } } : {};
  assertFields(form, sent, { ...required({ prompt }), ...isBoth });
  return {
    ...variationsOf(form),
    tier: 'premium',
    request: {
      mode: 'replace',
      prompt,
      ...(searchPrompt !== '' && { searchPrompt }),
      ...(selectPrompt !== '' && { selectPrompt }),
      negativePrompt: '',
      stylePreset: '',
      steps: editDefaults.steps,
      cfgScale: editDefaults.cfgScale,
      ...(form.aspect_ratio && { aspectRatio: form.aspect_ratio }),
      outputFormat: form.output_format ?? 'png',
      ...(form.safety_tolerance !== undefined && { safetyTolerance: form.safety_tolerance }),
      ...agreedIn(form),
    },
  };
}
