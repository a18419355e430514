import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../../../ui/Tag.tsx';
import { priceOf, type Serving } from '../../engine/index.ts';

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
  const id = useId();
  const price = { room: priceOf(serving, isMaterial ? 'material' : 'recolour'), exact: 0 };
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-sm font-medium">{t('edits.search.manner.label')}</legend>
      {manners.map((manner) => (
        <label
          key={manner}
          htmlFor={`${id}-${manner}`}
          className="flex min-h-11 cursor-pointer items-start gap-3 rounded-md border border-line px-3 py-2.5 transition-colors hover:border-edge has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent-ink"
        >
          <input
            id={`${id}-${manner}`}
            type="radio"
            name={id}
            checked={isExact === (manner === 'exact')}
            onChange={() => onChange(manner === 'exact')}
            className="mt-0.5 size-5 shrink-0 accent-(--color-accent)"
          />
          <span className="flex min-w-0 flex-1 flex-col gap-0.5">
            <span className="flex flex-wrap items-center justify-between gap-2 text-[15px] font-medium">
              {t(`edits.search.manner.${manner}`)}
              {price[manner] === 0 && <Tag tone="success">{t('edits.search.fact.free')}</Tag>}
            </span>
            <span className="text-sm text-ink-faint">{t(`edits.search.manner.${manner}Hint`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
