import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';

const rows = ['w-20', 'w-28', 'w-24', 'w-32', 'w-24', 'w-28'] as const;

/** Stage and panel in their final size while a picture is being opened. */
export function TableSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <div className="grid min-h-0 flex-1 place-items-center bg-canvas text-ink-soft">
        <Spinner size={32} label={t('photoEditor.loading')} />
      </div>
      <div className="h-[46dvh] shrink-0 overflow-hidden border-t border-line bg-surface p-4 md:h-auto md:w-85 md:border-t-0 md:border-l">
        <Skeleton className="mb-8 h-8 w-full" />
        <div className="flex flex-col gap-6">
          {rows.map((width, row) => (
            <div key={`${row} ${width}`} className="flex flex-col gap-3">
              <Skeleton className={`h-4 ${width}`} />
              <Skeleton className="h-1.5 w-full" />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
