import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../../ui/Tag.tsx';
import { priceOf, type Serving } from '../engine/offer.ts';

interface MannerFieldProps {
  serving: Serving;
  /** A material is asked for rather than a colour. */
  isMaterial: boolean;
  isExact: boolean;
  onChange: (isExact: boolean) => void;
}

const manners = ['room', 'exact'] as const;

/** How the new colour is meant: as it would look in this room, or to the very value. */
export function MannerField({ serving, isMaterial, isExact, onChange }: MannerFieldProps) {
  const { t } = useTranslation();
  const name = useId();
  const price = { room: priceOf(serving, isMaterial ? 'material' : 'recolour'), exact: 0 };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-medium">{t('edits.search.manner.label')}</legend>
      {manners.map((manner) => (
        <label
          key={manner}
          className="grid min-h-11 cursor-pointer grid-cols-[auto_1fr_auto] items-start gap-x-3 gap-y-0.5 rounded-md border border-line px-3 py-2.5 transition-colors hover:border-edge has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent-ink"
        >
          <input
            type="radio"
            name={name}
            checked={isExact === (manner === 'exact')}
            onChange={() => onChange(manner === 'exact')}
            className="mt-0.5 size-5 shrink-0 accent-(--color-accent)"
          />
          <span className="text-[15px] font-medium">{t(`edits.search.manner.${manner}`)}</span>
          {price[manner] === 0 && <Tag tone="success">{t('edits.search.fact.free')}</Tag>}
          <span className="col-span-2 col-start-2 text-sm text-ink-faint">
            {t(`edits.search.manner.${manner}Hint`)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
