import type { Edit, HistoryItem } from '@maquette/contract';
import { Copy, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCopy } from '../../../platform/toasts/use-copy.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { isByChance } from '../engine/offer.ts';
import { useReceipt } from './use-receipt.ts';

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
