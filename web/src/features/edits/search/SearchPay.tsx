import { PaintRoller, Replace } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WordsPay, type WordsPayProps } from '../order/PayBar.tsx';
import { isReplacing, type SearchTool } from './search-tool.ts';

interface SearchPayProps extends WordsPayProps {
  tool: SearchTool;
  /** Opens what is not needed every time. */
  more?: ReactNode;
  /** Stands in the row of the buttons instead of what is said of money there. */
  lead?: ReactNode;
}

/** The button that spends, with the price on it, and one more by another seed. */
export function SearchPay(props: SearchPayProps) {
  const { tool, price, count, more, lead } = props;
  const { t } = useTranslation();
  const label = () => {
    if (price === 0) return t(`edits.search.${tool}.free`);
    if (count > 1) return t(`edits.search.${tool}.several`, { count: price, pictures: count });
    return t(`edits.search.${tool}.button`, { count: price });
  };
  return (
    <WordsPay
      {...props}
      label={label()}
      icon={isReplacing(tool) ? Replace : PaintRoller}
      kept={t('edits.search.kept')}
    >
      {more}
      {lead && <div className="mr-auto min-w-40 flex-1">{lead}</div>}
      {price > 0 && !lead && (
        <p className="text-center text-sm text-ink-faint wide:mr-auto wide:text-left wide:text-xs">
          {t('edits.generate.fair')}
        </p>
      )}
    </WordsPay>
  );
}
