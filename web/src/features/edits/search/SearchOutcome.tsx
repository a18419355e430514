import type { Edit, HistoryItem } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../../ui/Tag.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { RepeatedNotice } from '../result/RepeatedNotice.tsx';
import type { SearchTool } from './search-draft.ts';
import { soughtIn, useSearchFacts } from './use-search-facts.ts';

interface SearchOutcomeProps {
  tool: SearchTool;
  edit: Edit;
  result: HistoryItem;
  /** Goes where another one can be asked for. */
  onAnother: () => void;
}

/** What became of what was searched, how near the colour came, what was spent. */
export function SearchOutcome({ tool, edit, result, onAnother }: SearchOutcomeProps) {
  const { t, i18n } = useTranslation();
  const { deltaE, isReframed, preview } = result.metadata;
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
      {isReframed && <p className="text-sm text-warning">{t('edits.search.reframed')}</p>}
      <div className="flex flex-wrap gap-2">
        {preview && edit.request.mode !== 'exact' && <Tag tone="warning">{t('edits.engine.preview')}</Tag>}
        <Tag tone="neutral">
          {edit.charged === 0
            ? t('edits.search.fact.free')
            : t('edits.result.charged', { count: edit.charged })}
        </Tag>
      </div>
    </div>
  );
}

interface SearchFactsProps {
  tool: SearchTool;
  edit: Edit;
  result: HistoryItem;
}

/** What was asked for and understood, by whom and with what settings the picture was made. */
export function SearchFacts(props: SearchFactsProps) {
  const { t } = useTranslation();
  const facts = useSearchFacts(props);
  return (
    <details open className="border-t border-line pt-4">
      <summary className="cursor-pointer text-sm font-medium">{t('edits.search.fact.title')}</summary>
      <dl className="mt-3 flex flex-col gap-3">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex flex-col gap-0.5">
            <dt className="text-sm text-ink-faint">{name}</dt>
            <dd className="text-[15px] break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** What eyes make of a CIEDE2000 difference: below 1 none, below 2 seen side by side, below 5 seen, else another colour. */
export function colourDifference(deltaE: number): 'none' | 'close' | 'slight' | 'clear' {
  if (deltaE < 1) return 'none';
  if (deltaE < 2) return 'close';
  return deltaE < 5 ? 'slight' : 'clear';
}
