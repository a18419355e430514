import { editDefaults, type FurnishForm, type Furnishing, type Locale } from '@maquette/contract';
import { editWords } from '../messages/words.ts';
import { assertFields, type ReadCall } from './parameters.ts';

/** How a call furnishes: with which things, by which seed. */
export interface FurnishPlan {
  readonly furnishing: Furnishing;
  readonly seed: number;
}

/** The furnishing call as an edit: its words are those of room and style. @throws Refusal missing_field, validation_failed */
export const furnishCall = (
  form: FurnishForm,
  { furnishing, seed }: FurnishPlan,
  locale: Locale,
): ReadCall => ({
  tool: 'inpaint',
  form,
  wishes: (sent) => {
    assertFields(form, sent, {});
    const words = editWords(locale).furnished;
    return {
      seed,
      count: 1,
      tier: 'own',
      request: {
        mode: 'replace',
        prompt: `${words.rooms[furnishing.roomType]}, ${words.styles[furnishing.style]}`,
        negativePrompt: '',
        stylePreset: '',
        steps: editDefaults.steps,
        cfgScale: editDefaults.cfgScale,
        furnishing,
      },
    };
  },
});
