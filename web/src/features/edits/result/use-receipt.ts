import type { Edit, HistoryItem } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { type Fact, useEditFacts } from './use-edit-facts.ts';
import { dateFormat } from '../../../platform/i18n/print-day.ts';

interface ReceiptGroup {
  readonly title: string;
  readonly rows: readonly Fact[];
}

/** Everything an edit was asked, cost and gave, named and written for the reader; what does not apply is left out. */
export function useReceipt(edit: Edit, result: HistoryItem): ReceiptGroup[] {
  const { t } = useTranslation();
  const { request } = edit;
  const facts = useEditFacts(edit, result);
  const { sought, prompt, productWidth, translated, heed, unwanted, sure } = facts;
  const { engine, models, seed, style, steps, guidance, strength } = facts;
  const groups = [
    { title: t('edits.receipt.paid'), rows: usePaid(edit) },
    {
      title: t('edits.receipt.asked'),
      rows: [sought, prompt, productWidth, translated, ...heed, unwanted],
    },
    {
      title: t('edits.receipt.made'),
      rows: [
        ...[engine, models, seed, style, steps, guidance, strength],
        { name: t('edits.receipt.aspect'), value: request.aspectRatio },
        { name: t('edits.receipt.tolerance'), value: request.safetyTolerance?.toString() },
      ],
    },
    { title: t('edits.receipt.came'), rows: useCame({ edit, result, sure }) },
  ];
  return groups.map(({ title, rows }) => ({ title, rows: rows.filter(({ value }) => value) }));
}

function usePaid({ price, charged, createdAt, startedAt, finishedAt }: Edit): Fact[] {
  const { t, i18n } = useTranslation();
  const moment = dateFormat(i18n.language, { dateStyle: 'long', timeStyle: 'medium' });
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

interface Came {
  edit: Edit;
  result: HistoryItem;
  /** How sure what was sought was found. */
  sure: Fact;
}

function useCame({ edit, result, sure }: Came): Fact[] {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const { width, height, deltaE } = result.metadata;
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
    sure,
    {
      name: t('edits.receipt.difference'),
      value: deltaE === undefined || edit.request.mode !== 'exact' ? '' : number.format(deltaE),
    },
    { name: t('edits.receipt.number'), value: edit.id },
  ];
}
