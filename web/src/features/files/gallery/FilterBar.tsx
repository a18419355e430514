import { displayedTypes, limits } from '@maquette/contract';
import { ArrowDownUp, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { firstDirection, type HistoryFilter, type SortField } from '../lists/history-filter.ts';
import { typeLabel } from '../../../platform/photos/picture-title.ts';

const sortLabels = {
  date: 'files.sort.date',
  name: 'files.sort.name',
  size: 'files.sort.size',
  type: 'files.sort.type',
} as const satisfies Record<SortField, string>;

const directionLabels = {
  date: { desc: 'files.newest', asc: 'files.oldest' },
  name: { desc: 'files.zToA', asc: 'files.aToZ' },
  size: { desc: 'files.largest', asc: 'files.smallest' },
  type: { desc: 'files.zToA', asc: 'files.aToZ' },
} as const;

interface FilterBarProps {
  filter: HistoryFilter;
  onFilter: (change: Partial<HistoryFilter>) => void;
}

/** What is searched for, which type is shown, and in which order. */
export function FilterBar({ filter, onFilter }: FilterBarProps) {
  const { t } = useTranslation();
  const { search, type, sort, direction } = filter;
  const types = [
    { value: '', label: t('files.type.all') },
    ...displayedTypes.map((value) => ({ value, label: t(typeLabel(value)) })),
  ];
  const sorts = (Object.keys(sortLabels) as SortField[]).map((value) => ({
    value,
    label: t(sortLabels[value]),
  }));
  return (
    <search className="flex flex-wrap items-end gap-3 max-sm:[&_label]:sr-only">
      <SearchBox words={search} onSearch={(words) => onFilter({ search: words })} />
      <div className="min-w-0 flex-5 lg:w-48 lg:flex-none">
        <SelectField
          label={t('files.typeFilter')}
          options={types}
          value={type ?? ''}
          onChange={(event) =>
            onFilter({ type: displayedTypes.find((name) => name === event.target.value) ?? null })
          }
        />
      </div>
      <div className="min-w-0 flex-3 lg:w-36 lg:flex-none">
        <SelectField
          label={t('files.sort')}
          options={sorts}
          value={sort}
          onChange={(event) => {
            const next = event.target.value as SortField;
            onFilter({ sort: next, direction: firstDirection[next] });
          }}
        />
      </div>
      <Button
        variant="secondary"
        icon={<ArrowDownUp aria-hidden size={17} />}
        aria-label={t(directionLabels[sort][direction])}
        title={t(directionLabels[sort][direction])}
        onClick={() => onFilter({ direction: direction === 'asc' ? 'desc' : 'asc' })}
      >
        <span className="max-sm:hidden">{t(directionLabels[sort][direction])}</span>
      </Button>
    </search>
  );
}

const PAUSE_MS = 300;

/** Searches once somebody has paused in typing. */
function SearchBox({ words, onSearch }: { words: string; onSearch: (words: string) => void }) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(words);
  const [known, setKnown] = useState(words);
  const [asked, setAsked] = useState(words);
  if (known !== words) {
    setKnown(words);
    // The address changed by itself: a link, the way back, or a button that clears the search.
    if (words !== asked) {
      setAsked(words);
      setText(words);
    }
  }
  const search = useEffectEvent(() => {
    setAsked(text);
    onSearch(text);
  });
  useEffect(() => {
    if (text === asked) return undefined;
    const pause = setTimeout(() => search(), text === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text, asked]);
  const clear = () => {
    setText('');
    box.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={box} className="min-w-0 basis-full lg:flex-1 lg:basis-64">
      <TextField
        type="search"
        label={t('files.search')}
        placeholder={t('files.searchHint')}
        maxLength={limits.searchMax}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="[&::-webkit-search-cancel-button]:hidden"
        action={
          text !== '' && (
            <IconButton label={t('files.clearSearch')} icon={<X aria-hidden size={18} />} onClick={clear} />
          )
        }
      />
    </div>
  );
}
