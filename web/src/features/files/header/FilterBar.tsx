import { displayedTypes } from '@maquette/contract';
import { ArrowDownUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { firstDirection, type HistoryFilter, type SortField } from '../lists/history-filter.ts';
import { typeLabel } from '../model/type-label.ts';
import { SearchBox } from './SearchBox.tsx';

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
    <search className="flex flex-wrap items-end gap-3">
      <SearchBox words={search} onSearch={(words) => onFilter({ search: words })} />
      <div className="min-w-0 flex-3 lg:w-48 lg:flex-none">
        <SelectField
          label={t('files.typeFilter')}
          options={types}
          value={type ?? ''}
          onChange={(event) =>
            onFilter({ type: displayedTypes.find((name) => name === event.target.value) ?? null })
          }
        />
      </div>
      <div className="min-w-0 flex-2 lg:w-36 lg:flex-none">
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
