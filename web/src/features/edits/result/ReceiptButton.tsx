import type { Edit, HistoryItem } from '@maquette/contract';
import { Copy, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '../../../platform/i18n/print-day.ts';
import { useCopy } from '../../../platform/toasts/use-copy.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { isByChance } from '../engine/offer.ts';
import { type Fact, useEditFacts } from './use-edit-facts.ts';

/** Opens the receipt of an edit. */
export function ReceiptButton({ edit, result }: { edit: Edit; result: HistoryItem }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={<ReceiptText aria-hidden size={16} />}
        onClick={() => setIsOpen(true)}
      >
        {t('edits.receipt.title')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('edits.receipt.title')}
        closeLabel={t('app.close')}
        width="md"
        actions={isByChance(edit) && <CopySeed seed={result.metadata.seed ?? edit.request.seed} />}
      >
        <ReceiptRows edit={edit} result={result} />
      </Dialog>
    </>
  );
}

/** Copies the seed, so that the same picture can be asked for again. */
function CopySeed({ seed }: { seed: number }) {
  const { t } = useTranslation();
  const copy = useCopy({ copied: t('edits.receipt.copied'), failed: t('edits.receipt.copyFailed') });
  return (
    <Button variant="secondary" icon={<Copy aria-hidden size={18} />} onClick={() => void copy(String(seed))}>
      {t('edits.receipt.copySeed')}
    </Button>
  );
}

/** What was paid, what was asked, how it was made, what came back. */
function ReceiptRows({ edit, result }: { edit: Edit; result: HistoryItem }) {
  const { t } = useTranslation();
  const groups = useReceipt(edit, result);
  const { preview, isReframed } = result.metadata;
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {(preview || isReframed) && (
        <div className="flex flex-col items-start gap-2 sm:col-span-2">
          {preview && <Tag tone="warning">{t('edits.engine.preview')}</Tag>}
          {isReframed && <p className="text-warning">{t('edits.search.reframed')}</p>}
        </div>
      )}
      {groups.map(({ title, rows }) => (
        <section key={title} className="flex min-w-0 flex-col gap-3">
          <h3 className="text-sm font-semibold text-ink">{title}</h3>
          <dl className="flex flex-col gap-2.5">
            {rows.map(({ name, value }) => (
              <div key={name}>
                <dt className="text-sm text-ink-faint">{name}</dt>
                <dd className="text-[15px] break-words text-ink tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

interface ReceiptGroup {
  readonly title: string;
  readonly rows: readonly Fact[];
}

/** Everything an edit was asked, cost and gave, named and written for the reader; what does not apply is left out. */
function useReceipt(edit: Edit, result: HistoryItem): ReceiptGroup[] {
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
