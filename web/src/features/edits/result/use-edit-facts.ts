import { type Edit, type HistoryItem, soughtIn, stylePresets } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { printPercent } from '../../../platform/i18n/print-percent.ts';
import { modelsText } from '../../../platform/wishes/models-text.ts';
import { understoodText } from '../../../platform/wishes/wish-text.ts';
import { isByChance } from '../engine/offer.ts';
import { useEngineName } from '../../../platform/query/use-engine-name.ts';
import { wordlessLabel } from '../running/edit-words.ts';

/** Something there is to tell of an edit, named and written for the reader; without a value it does not apply. */
export interface Fact {
  readonly name: string;
  readonly value: string | undefined;
}

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

/** How the words and settings of an edit were taken. */
function useHeedFacts({ understood, closest, leftOut, ignored }: Edit): Fact[] {
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

/** What results and receipts tell of an edit, each by itself. */
export function useEditFacts(edit: Edit, { metadata, translatedPrompt }: HistoryItem) {
  const { t, i18n } = useTranslation();
  const { request, engine, ignored } = edit;
  const engineName = useEngineName(engine);
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const style = stylePresets.find((preset) => preset === request.stylePreset);
  // Premium takes no such settings, and a colour given exactly needs none.
  const isTuned = !engine.isPremium && request.mode !== 'exact' && request.mode !== 'remove';
  const isRead = (field: string) => isTuned && !ignored.includes(field);
  const isWordless = request.mode === 'remove' || request.product !== undefined;
  const { confidence, models, seed = request.seed } = metadata;
  const { imageStrength, product } = request;
  const fact = (name: string, value: string | undefined): Fact => ({ name, value });
  return {
    sought: fact(t('edits.search.find.label'), soughtIn(request)),
    prompt: fact(t('edits.result.prompt'), request.prompt || (isWordless ? t(wordlessLabel(request)) : '')),
    productWidth: fact(t('edits.product.width'), product && String(product.width)),
    // Our own engine reads the words here: nothing is sent anywhere.
    translated: fact(t('edits.search.fact.translated'), engine.preview ? undefined : translatedPrompt),
    heed: useHeedFacts(edit),
    sure: fact(
      t('edits.search.fact.sure'),
      confidence === undefined ? '' : printPercent(confidence, i18n.language),
    ),
    unwanted: fact(t('edits.result.negativePrompt'), request.negativePrompt),
    style: fact(t('edits.result.stylePreset'), style && t(`edits.style.${style}`)),
    engine: fact(t('edits.search.fact.engine'), engineName),
    models: fact(t('edits.model.title'), modelsText(models, t)),
    seed: fact(t('edits.result.seed'), isByChance(edit) ? String(seed) : ''),
    steps: fact(t('edits.steps.label'), isRead('steps') ? number.format(request.steps) : ''),
    guidance: fact(t('edits.guidance.label'), isRead('cfg_scale') ? number.format(request.cfgScale) : ''),
    strength: fact(
      t('edits.search.strength.label'),
      isRead('image_strength') && imageStrength !== undefined
        ? printPercent(imageStrength, i18n.language)
        : '',
    ),
  };
}
