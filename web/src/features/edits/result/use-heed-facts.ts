import type { Edit } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { understoodText } from '../../../platform/wishes/wish-text.ts';

/** Settings by the names of the calls' fields, as the screens call them. */
const settings = {
  negative_prompt: 'edits.result.negativePrompt',
  style_preset: 'edits.style.label',
  seed: 'edits.seed.label',
  steps: 'edits.steps.label',
  cfg_scale: 'edits.guidance.label',
  image_strength: 'edits.search.strength.label',
  count: 'edits.search.variations',
  aspect_ratio: 'edits.receipt.aspect',
  safety_tolerance: 'edits.receipt.tolerance',
} as const;

function isNamed(field: string): field is keyof typeof settings {
  return field in settings;
}

/** How the words and settings of an edit were taken, for the reader; empty where there is nothing to tell. */
export function useHeedFacts({ understood, closest, leftOut, ignored }: Edit) {
  const { t, i18n } = useTranslation();
  return [
    { name: t('edits.result.understood'), value: understoodText(understood, t, i18n.language) },
    { name: t('edits.receipt.closest'), value: closest ?? '' },
    { name: t('edits.search.fact.leftOut'), value: leftOut.join(', ') },
    {
      name: t('edits.wish.settings'),
      value: ignored.map((field) => (isNamed(field) ? t(settings[field]) : field)).join(', '),
    },
  ];
}
