import type { Edit, HistoryItem } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../../../ui/Tag.tsx';
import type { SearchTool } from '../model/search-draft.ts';
import { colourDifference } from './colour-difference.ts';
import { soughtIn, useSearchFacts } from './use-search-facts.ts';

interface SearchFactsProps {
  tool: SearchTool;
  edit: Edit;
  result: HistoryItem;
}

/** What was found and what became of it, by whom, with what settings, and what it cost. */
export function SearchFacts({ tool, edit, result }: SearchFactsProps) {
  const { t, i18n } = useTranslation();
  const facts = useSearchFacts({ tool, edit, result });
  const { metadata } = result;
  const find = soughtIn(edit.request);
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });

  return (
    <div className="flex flex-col gap-4">
      <h2 className="text-xl font-semibold tracking-tight">{t(`edits.search.${tool}.done`, { find })}</h2>
      {metadata.deltaE !== undefined && (
        <p className="rounded-md bg-success-soft px-4 py-3 text-[15px] text-success">
          {t(`edits.search.difference.${colourDifference(metadata.deltaE)}`, {
            difference: number.format(metadata.deltaE),
          })}
        </p>
      )}
      {metadata.isReframed && <p className="text-sm text-warning">{t('edits.search.reframed')}</p>}
      <div className="flex flex-wrap gap-2">
        {metadata.preview && edit.request.mode !== 'exact' && (
          <Tag tone="warning">{t('edits.engine.preview')}</Tag>
        )}
        <Tag tone="neutral">
          {edit.charged === 0
            ? t('edits.search.fact.free')
            : t('edits.result.charged', { count: edit.charged })}
        </Tag>
      </div>
      <details open className="group">
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
    </div>
  );
}
