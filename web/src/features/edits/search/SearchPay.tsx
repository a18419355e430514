import { PaintRoller, Replace } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AnotherOne, PayBar, type WordsPayProps } from '../order/PayBar.tsx';
import { isReplacing, type SearchTool } from './search-tool.ts';

interface SearchPayProps extends WordsPayProps {
  tool: SearchTool;
}

/** The button that spends, with the price on it, and one more by another seed. */
export function SearchPay(props: SearchPayProps) {
  const { tool, price, count, canStart, isWorking, blocked, preview } = props;
  const { short, topUp, onFewer, onShortClose } = props;
  const { t } = useTranslation();
  const label = () => {
    if (price === 0) return t(`edits.search.${tool}.free`);
    if (count > 1) return t(`edits.search.${tool}.several`, { count: price, pictures: count });
    return t(`edits.search.${tool}.button`, { count: price });
  };
  return (
    <>
      <PayBar
        {...{ price, count, short, topUp, onFewer, blocked, canStart, isWorking, preview }}
        label={label()}
        icon={isReplacing(tool) ? Replace : PaintRoller}
        kept={t('edits.search.kept')}
        onClose={onShortClose}
      >
        {price > 0 && <p className="text-center text-sm text-ink-faint">{t('edits.generate.fair')}</p>}
      </PayBar>
      <AnotherOne {...props} />
    </>
  );
}
