import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/Skeleton.tsx';

const places = Array.from({ length: 8 }, (_, index) => index);

/** Cards of the final size while the first page loads. */
export function HistorySkeleton({ className }: { className: string }) {
  const { t } = useTranslation();
  return (
    <div>
      <p role="status" className="sr-only">
        {t('files.loading')}
      </p>
      <div className={className}>
        {places.map((place) => (
          <div key={place} className="flex flex-col gap-2">
            <Skeleton className="aspect-4/3 w-full" />
            <Skeleton className="h-10 w-2/3" />
          </div>
        ))}
      </div>
    </div>
  );
}
