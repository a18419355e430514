import { countMax } from '@maquette/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../ui/Chip.tsx';

const counts = Array.from({ length: countMax }, (_, at) => at + 1);

/** How many pictures are wanted of the same words. */
export function VariationsField({ value, onChange }: { value: number; onChange: (count: number) => void }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="flex items-center justify-between gap-3">
      <span id={id} className="text-sm font-medium">
        {t('edits.search.variations')}
      </span>
      <span className="flex gap-1.5">
        {counts.map((count) => (
          <Chip key={count} selected={count === value} onClick={() => onChange(count)}>
            {count}
          </Chip>
        ))}
      </span>
    </div>
  );
}
