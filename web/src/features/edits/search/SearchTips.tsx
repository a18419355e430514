import { Lightbulb } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SearchTool } from './search-draft.ts';

const tips = {
  'search-replace': [
    'edits.search.search-replace.tipName',
    'edits.search.search-replace.tipPoint',
    'edits.search.search-replace.tipSize',
  ],
  'search-recolor': [
    'edits.search.search-recolor.tipColour',
    'edits.search.search-recolor.tipExact',
    'edits.search.search-recolor.tipPoint',
  ],
} as const;

/** How to get what one wants. */
export function SearchTips({ title, tool }: { title: string; tool: SearchTool }) {
  const { t } = useTranslation();
  return (
    <aside aria-label={title} className="rounded-md bg-sunken p-4">
      <h3 className="flex items-center gap-2 text-sm font-medium">
        <Lightbulb aria-hidden size={16} className="text-accent" />
        {title}
      </h3>
      <ul className="mt-2 flex list-disc flex-col gap-1.5 pl-5 text-sm text-ink-soft">
        {tips[tool].map((tip) => (
          <li key={tip}>{t(tip)}</li>
        ))}
      </ul>
    </aside>
  );
}
