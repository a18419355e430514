import type { Edit, HistoryItem } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import type { SearchTool } from '../model/search-draft.ts';
import { useSearchFacts } from './use-search-facts.ts';

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
