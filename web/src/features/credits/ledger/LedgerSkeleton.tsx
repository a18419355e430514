import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/Skeleton.tsx';

const places = [1, 2, 3, 4, 5];

/** Rows of the final size while the first page loads. */
export function LedgerSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="sr-only">
        {t('credits.ledger.loading')}
      </p>
      {places.map((place) => (
        <Skeleton key={place} className="h-16" />
      ))}
    </div>
  );
}
