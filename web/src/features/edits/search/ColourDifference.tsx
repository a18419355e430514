import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names.ts';
import type { MadeEdit } from '../result/use-shown-edit.ts';

/** How near the very colour came that was asked for; in this room's light it is meant to differ from the card. */
export function ColourDifference({ edit, result }: MadeEdit) {
  const { t, i18n } = useTranslation();
  const { deltaE } = result.metadata;
  if (deltaE === undefined || edit.request.mode !== 'exact') return null;
  const number = new Intl.NumberFormat(i18n.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const difference = colourDifference(deltaE);
  const isNear = difference === 'none' || difference === 'close';
  return (
    <p
      className={classNames(
        'rounded-sm px-2 py-1.5 text-xs',
        isNear ? 'bg-success-soft text-success' : 'bg-warning-soft text-warning',
      )}
    >
      {t(`edits.search.difference.${difference}`, { difference: number.format(deltaE) })}
    </p>
  );
}

/** What eyes make of a CIEDE2000 difference: below 1 none, below 2 seen side by side, below 5 seen, else another colour. */
export function colourDifference(deltaE: number): 'none' | 'close' | 'slight' | 'clear' {
  if (deltaE < 1) return 'none';
  if (deltaE < 2) return 'close';
  return deltaE < 5 ? 'slight' : 'clear';
}
