import { Images, SearchX, Star, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../../platform/LoadFailure.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { SlideToCompare } from '../../../ui/SlideToCompare.tsx';
import { type HistoryFilter, isNarrowed } from '../lists/history-filter.ts';
import type { useHistory } from '../lists/use-history.ts';
import { typeLabel } from '../../../platform/photos/picture-title.ts';

const rooms = ['living', 'bedroom', 'dining'] as const;

/** Nothing yet: what it will look like, and where to begin. */
export function HistoryEmpty({ action }: { action: ReactNode }) {
  const { t } = useTranslation();
  return (
    <section className="flex flex-col items-center gap-6 rounded-xl border border-line bg-surface px-4 py-12 text-center sm:px-8">
      <div className="flex flex-col gap-2">
        <h2 className="text-xl font-semibold tracking-tight">{t('files.empty')}</h2>
        <p className="max-w-prose text-ink-soft">{t('files.emptyText')}</p>
      </div>
      {action}
      <div className="grid w-full max-w-5xl gap-4 sm:grid-cols-3">
        {rooms.map((room) => (
          <SlideToCompare
            key={room}
            before={{ src: `/samples/${room}-before.webp`, alt: '' }}
            after={{ src: `/samples/${room}-after.webp`, alt: t('files.emptySample') }}
            width={1280}
            height={853}
            labels={{
              before: t('files.before'),
              after: t('files.after'),
              control: t('files.compare'),
            }}
          />
        ))}
      </div>
    </section>
  );
}

interface NothingHereProps {
  filter: HistoryFilter;
  /** Takes search and type away. */
  onClear: () => void;
}

const icons = { all: Images, starred: Star, trash: Trash2 };

/** A list that holds nothing: nothing found, an empty room, no stars, an empty trash. */
export function NothingHere({ filter, onClear }: NothingHereProps) {
  const { t } = useTranslation();
  const { search, type, view } = filter;
  const words = search.trim();
  const isFiltered = isNarrowed(filter);
  const Icon = isFiltered ? SearchX : icons[view];
  const found = {
    title: words === '' ? t('files.noneOfType') : t('files.noneFound', { words }),
    text: type === null ? t('files.noneFoundText') : t('files.noneOfTypeText', { type: t(typeLabel(type)) }),
  };
  const empties = {
    all: { title: t('files.album.empty'), text: t('files.album.emptyText') },
    starred: { title: t('files.starsEmpty'), text: t('files.starsEmptyText') },
    trash: { title: t('files.trashEmpty'), text: t('files.trashEmptyText') },
  };
  const empty = empties[view];
  const { title, text } = isFiltered ? found : empty;
  return (
    <section className="flex flex-col items-center gap-4 rounded-xl border border-line bg-surface px-4 py-16 text-center">
      <span
        aria-hidden
        className="grid size-14 place-items-center rounded-full bg-accent-soft text-accent-ink"
      >
        <Icon size={26} />
      </span>
      <h2 className="text-xl font-semibold tracking-tight">{title}</h2>
      <p className="max-w-prose text-ink-soft">{text}</p>
      {isFiltered && (
        <Button variant="secondary" onClick={onClear}>
          {t('files.clearFilter')}
        </Button>
      )}
    </section>
  );
}

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
            <div className="flex h-21 items-start px-3 pt-3">
              <Skeleton className="h-4 w-2/3" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Stands where the list, or its next page, could not be had. */
export function HistoryFailure({ history }: { history: ReturnType<typeof useHistory> }) {
  const { t } = useTranslation();
  const { error, isFetching, retry } = history;
  if (error === null) return null;
  return (
    <LoadFailure error={error} message={t('files.loadFailed')} isFetching={isFetching} onRetry={retry} />
  );
}
