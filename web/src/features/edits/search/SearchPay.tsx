import { PaintRoller, Replace } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AnotherOne, PayBar, type WordsPayProps } from '../order/PayBar.tsx';
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
  const { tool, price, count, canStart, isWorking, blocked, preview, more, lead } = props;
  const { short, topUp, onFewer, onShortClose, question } = props;
  const { t } = useTranslation();
  const label = () => {
    if (price === 0) return t(`edits.search.${tool}.free`);
    if (count > 1) return t(`edits.search.${tool}.several`, { count: price, pictures: count });
    return t(`edits.search.${tool}.button`, { count: price });
  };
  return (
    <div className="max-md:contents md:flex md:flex-row-reverse md:flex-wrap md:items-center md:gap-2 md:sticky md:-bottom-3 md:z-10 md:-mx-3 md:-mb-3 md:bg-raised md:px-3 md:pb-3">
      <PayBar
        {...{ price, count, short, topUp, onFewer, blocked, canStart, isWorking, preview, question }}
        label={label()}
        icon={isReplacing(tool) ? Replace : PaintRoller}
        kept={t('edits.search.kept')}
        onClose={onShortClose}
      />
      <AnotherOne {...props} />
      {more}
      {lead && <div className="mr-auto min-w-40 flex-1">{lead}</div>}
      {price > 0 && !lead && (
        <p className="text-center text-sm text-ink-faint md:mr-auto md:text-left md:text-xs">
          {t('edits.generate.fair')}
        </p>
      )}
    </div>
  );
}
