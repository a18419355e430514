import type { Edit, HistoryItem } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../ui/class-names.ts';
import { Tag } from '../../../../ui/Tag.tsx';
import type { SearchTool } from '../model/search-draft.ts';
import { RepeatedNotice } from '../../result/index.ts';
import { colourDifference } from './colour-difference.ts';
import { soughtIn } from './use-search-facts.ts';

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
