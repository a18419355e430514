import { type Edit, type EditRequest, type HistoryItem, stylePresets } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { modelsText } from '../../../platform/wishes/models-text.ts';
import { isByChance } from '../engine/offer.ts';
import { useEngineName } from '../engine/use-engine.ts';
import { useHeedFacts } from '../result/use-heed-facts.ts';
import type { SearchTool } from './search-draft.ts';

/** What an edit looked for. */
export function soughtIn({ searchPrompt, selectPrompt }: EditRequest): string {
  return searchPrompt ?? selectPrompt ?? '';
}

interface SearchFactsInput {
  tool: SearchTool;
  edit: Edit;
  result: HistoryItem;
}

/** The details of a result, named and written for the reader; what does not apply is left out. */
export function useSearchFacts({ tool, edit, result }: SearchFactsInput) {
  const { t, i18n } = useTranslation();
  const { request, engine } = edit;
  const engineName = useEngineName(engine);
  const { metadata } = result;
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const moment = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const style = stylePresets.find((preset) => preset === request.stylePreset);
  const heed = useHeedFacts(edit);
  const isTuned = request.mode !== 'exact' && !engine.isPremium;
  const isRead = (field: string) => isTuned && !edit.ignored.includes(field);
  const took = Date.parse(edit.finishedAt ?? '') - Date.parse(edit.startedAt ?? '');

  const facts: { name: string; value: string | undefined }[] = [
    { name: t('edits.search.find.label'), value: soughtIn(request) },
    { name: t(`edits.search.${tool}.wish`), value: request.prompt },
    { name: t('edits.search.fact.translated'), value: result.translatedPrompt },
    ...heed,
    {
      name: t('edits.search.fact.sure'),
      value: metadata.confidence === undefined ? '' : percent.format(metadata.confidence),
    },
    { name: t('edits.result.negativePrompt'), value: request.negativePrompt },
    { name: t('edits.result.stylePreset'), value: style && t(`edits.style.${style}`) },
    { name: t('edits.search.fact.engine'), value: engineName },
    { name: t('edits.model.title'), value: modelsText(metadata.models, t) },
    { name: t('edits.guidance.label'), value: isRead('cfg_scale') ? number.format(request.cfgScale) : '' },
    { name: t('edits.steps.label'), value: isRead('steps') ? number.format(request.steps) : '' },
    {
      name: t('edits.search.strength.label'),
      value:
        isRead('image_strength') && request.imageStrength !== undefined
          ? percent.format(request.imageStrength)
          : '',
    },
    { name: t('edits.result.seed'), value: isByChance(edit) ? String(request.seed) : '' },
    {
      name: t('edits.search.fact.made'),
      value: Number.isNaN(took)
        ? ''
        : t('edits.search.fact.madeIn', {
            moment: moment.format(Date.parse(edit.createdAt)),
            seconds: number.format(took / 1000),
          }),
    },
  ];
  return facts.filter(({ value }) => value);
}
