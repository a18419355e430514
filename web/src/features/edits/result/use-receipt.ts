import { type Edit, type HistoryItem, stylePresets } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { modelsText } from '../../../platform/wishes/models-text.ts';
import { isByChance } from '../engine/offer.ts';
import { useEngineName } from '../engine/use-engine.ts';
import { wordlessLabel } from '../running/edit-words.ts';
import { useHeedFacts } from './use-heed-facts.ts';

interface ReceiptGroup {
  readonly title: string;
  readonly rows: readonly { readonly name: string; readonly value: string }[];
}

interface Row {
  readonly name: string;
  readonly value: string | undefined;
}

/** Everything an edit was asked, cost and gave, named and written for the reader; what does not apply is left out. */
export function useReceipt(edit: Edit, result: HistoryItem): ReceiptGroup[] {
  const { t } = useTranslation();
  const groups = [
    { title: t('edits.receipt.paid'), rows: usePaid(edit) },
    { title: t('edits.receipt.asked'), rows: useAsked(edit, result) },
    { title: t('edits.receipt.made'), rows: useMade(edit, result) },
    { title: t('edits.receipt.came'), rows: useCame(edit, result) },
  ];
  return groups.map(({ title, rows }) => ({
    title,
    rows: rows.flatMap(({ name, value }) => (value ? { name, value } : [])),
  }));
}

function usePaid({ price, charged, createdAt, startedAt, finishedAt }: Edit): Row[] {
  const { t, i18n } = useTranslation();
  const moment = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'medium' });
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const credits = (count: number) =>
    count === 0 ? t('edits.search.fact.free') : t('edits.receipt.credits', { count });
  const tookMs = startedAt && finishedAt ? Date.parse(finishedAt) - Date.parse(startedAt) : null;
  return [
    { name: t('edits.receipt.price'), value: credits(price) },
    { name: t('edits.receipt.charged'), value: credits(charged) },
    { name: t('edits.receipt.ordered'), value: moment.format(Date.parse(createdAt)) },
    {
      name: t('edits.receipt.took'),
      value: tookMs === null ? '' : t('edits.receipt.seconds', { seconds: number.format(tookMs / 1000) }),
    },
  ];
}

function useAsked(edit: Edit, { translatedPrompt }: HistoryItem): Row[] {
  const { t } = useTranslation();
  const { request } = edit;
  const heed = useHeedFacts(edit);
  const isWordless = request.mode === 'remove' || request.product !== undefined;
  return [
    { name: t('edits.search.find.label'), value: request.searchPrompt ?? request.selectPrompt },
    {
      name: t('edits.result.prompt'),
      value: request.prompt || (isWordless ? t(wordlessLabel(request)) : ''),
    },
    { name: t('edits.product.width'), value: request.product && String(request.product.width) },
    { name: t('edits.search.fact.translated'), value: translatedPrompt },
    ...heed,
    { name: t('edits.result.negativePrompt'), value: request.negativePrompt },
  ];
}

function useMade(edit: Edit, { metadata }: HistoryItem): Row[] {
  const { engine, request, ignored } = edit;
  const { t, i18n } = useTranslation();
  const engineName = useEngineName(engine);
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const style = stylePresets.find((preset) => preset === request.stylePreset);
  // Premium takes no such settings, and a colour given exactly needs none.
  const isTuned = !engine.isPremium && request.mode !== 'exact' && request.mode !== 'remove';
  const isRead = (field: string) => isTuned && !ignored.includes(field);
  const strength = isRead('image_strength') ? request.imageStrength : undefined;
  const seed = metadata.seed ?? request.seed;
  return [
    { name: t('edits.search.fact.engine'), value: engineName },
    { name: t('edits.model.title'), value: modelsText(metadata.models, t) },
    { name: t('edits.result.seed'), value: isByChance(edit) ? String(seed) : '' },
    { name: t('edits.result.stylePreset'), value: style && t(`edits.style.${style}`) },
    { name: t('edits.steps.label'), value: isRead('steps') ? number.format(request.steps) : '' },
    { name: t('edits.guidance.label'), value: isRead('cfg_scale') ? number.format(request.cfgScale) : '' },
    {
      name: t('edits.search.strength.label'),
      value: strength === undefined ? '' : percent.format(strength),
    },
    { name: t('edits.receipt.aspect'), value: request.aspectRatio },
    { name: t('edits.receipt.tolerance'), value: request.safetyTolerance?.toString() },
  ];
}

function useCame(edit: Edit, { metadata }: HistoryItem): Row[] {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const { width, height, confidence, deltaE } = metadata;
  const { changedOutside, outsidePixels } = edit;
  const outside =
    changedOutside === null || outsidePixels === null
      ? t('edits.receipt.noRegion')
      : t('edits.receipt.pixels', {
          changed: number.format(changedOutside),
          total: number.format(outsidePixels),
        });
  return [
    { name: t('edits.receipt.size'), value: t('edits.photo.size', { width, height }) },
    { name: t('edits.receipt.outside'), value: outside },
    {
      name: t('edits.search.fact.sure'),
      value: confidence === undefined ? '' : percent.format(confidence),
    },
    {
      name: t('edits.receipt.difference'),
      value: deltaE === undefined || edit.request.mode !== 'exact' ? '' : number.format(deltaE),
    },
    { name: t('edits.receipt.number'), value: edit.id },
  ];
}
