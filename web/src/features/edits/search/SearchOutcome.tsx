import { soughtIn } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names.ts';
import { CostTags, ReframedNotice, RepeatedNotice } from '../result/EditFacts.tsx';
import type { MadeEdit } from '../result/use-shown-edit.ts';
import type { SearchTool } from './search-tool.ts';

interface SearchOutcomeProps extends MadeEdit {
  tool: SearchTool;
  /** Goes where another one can be asked for. */
  onAnother: () => void;
}

/** What became of what was searched, how near the colour came, what was spent. */
export function SearchOutcome({ tool, edit, result, onAnother }: SearchOutcomeProps) {
  const { t, i18n } = useTranslation();
  const { deltaE } = result.metadata;
  const number = new Intl.NumberFormat(i18n.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  // In this room's light the colour is meant to differ from the card.
  const difference = deltaE === undefined || edit.request.mode !== 'exact' ? null : colourDifference(deltaE);
  const isNear = difference === 'none' || difference === 'close';
  return (
    <div className="flex flex-col gap-4">
      <h2 className="text-xl font-semibold tracking-tight break-words">
        {t(`edits.search.${tool}.done`, { find: soughtIn(edit.request) })}
      </h2>
      <RepeatedNotice edit={edit} onAnother={onAnother} />
      {difference !== null && (
        <p
          className={classNames(
            'rounded-md px-4 py-3 text-[15px]',
            isNear ? 'bg-success-soft text-success' : 'bg-warning-soft text-warning',
          )}
        >
          {t(`edits.search.difference.${difference}`, { difference: number.format(deltaE ?? 0) })}
        </p>
      )}
      <ReframedNotice result={result} />
      <CostTags {...{ edit, result }} />
    </div>
  );
}

/** What eyes make of a CIEDE2000 difference: below 1 none, below 2 seen side by side, below 5 seen, else another colour. */
export function colourDifference(deltaE: number): 'none' | 'close' | 'slight' | 'clear' {
  if (deltaE < 1) return 'none';
  if (deltaE < 2) return 'close';
  return deltaE < 5 ? 'slight' : 'clear';
}
