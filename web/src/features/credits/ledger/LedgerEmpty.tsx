import { useTranslation } from 'react-i18next';

/** No entry, or none of the kind that is asked for. */
export function LedgerEmpty({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation();
  if (isFiltered) return <p className="py-6 text-ink-soft">{t('credits.ledger.emptyFilter')}</p>;
  return (
    <div className="py-6">
      <p className="font-medium">{t('credits.ledger.empty')}</p>
      <p className="text-ink-soft">{t('credits.ledger.emptyText')}</p>
    </div>
  );
}
