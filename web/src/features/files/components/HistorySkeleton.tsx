import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/Skeleton.tsx';

const places = Array.from({ length: 10 }, (_, index) => index);

/** Cards of the final size while the first page loads; in as many columns as `gridLayout` will make. */
export function HistorySkeleton() {
  const { t } = useTranslation();
  return (
    <div className="@container">
      <p role="status" className="sr-only">
        {t('files.loading')}
      </p>
      <div className="grid grid-cols-2 gap-3 @[640px]:gap-4 @[700px]:grid-cols-3 @[1100px]:grid-cols-4 @[1500px]:grid-cols-5">
        {places.map((place) => (
          <div key={place} className="overflow-hidden rounded-lg border border-line">
            <Skeleton className="aspect-4/3 w-full rounded-none" />
            <div className="flex h-15 items-center px-3">
              <Skeleton className="h-4 w-2/3" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
