import { SearchX, Star, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import type { HistoryFilter } from '../lists/history-filter.ts';
import { isNarrowed } from '../lists/is-narrowed.ts';
import { typeLabel } from '../model/type-label.ts';

interface NothingHereProps {
  filter: HistoryFilter;
  /** Takes search and type away. */
  onClear: () => void;
}

const icons = { all: SearchX, starred: Star, trash: Trash2 };

/** A list that holds nothing: nothing found, no stars, an empty trash. */
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
  const empty =
    view === 'trash'
      ? { title: t('files.trashEmpty'), text: t('files.trashEmptyText') }
      : { title: t('files.starsEmpty'), text: t('files.starsEmptyText') };
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
