import type { Edit, HistoryItem } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../../ui/Tag.tsx';
import { useReceipt } from './use-receipt.ts';

interface ReceiptRowsProps {
  edit: Edit;
  result: HistoryItem;
}

/** What was paid, what was asked, how it was made, what came back. */
export function ReceiptRows({ edit, result }: ReceiptRowsProps) {
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
