import { PaintRoller, Replace } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shortage } from '../draft/draft.ts';
import { AnotherOne, PayBar } from '../order/PayBar.tsx';
import type { TopUpSlot } from '../order/ShortCredits.tsx';
import { isReplacing, type SearchTool } from './search-tool.ts';

interface SearchPayProps {
  tool: SearchTool;
  /** Credits for all pictures together. */
  price: number;
  /** How many pictures. */
  count: number;
  canStart: boolean;
  isWorking: boolean;
  /** Why a small preview is made first, for nothing; null when none is. */
  preview: ReactNode | null;
  /** Why no picture can be made now, where it is not plain to see. */
  blocked: string | null;
  /** Makes one more by another seed; missing where there is none yet or all would be alike. */
  onAnother?: (() => void) | undefined;
  /** Nothing has changed since the last picture. */
  isSame?: boolean;
  /** Set when the last click found too few credits. */
  short: Shortage | null;
  onShortClose: () => void;
  /** As many pictures as the credits reach for. */
  onFewer: (count: number) => void;
  topUp: TopUpSlot;
}

/** The button that spends, with the price on it, and one more by another seed. */
export function SearchPay(props: SearchPayProps) {
  const { tool, price, count, canStart, isWorking, blocked, isSame = false, onAnother } = props;
  const { preview, short, topUp, onFewer, onShortClose } = props;
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
      <AnotherOne
        {...{ isSame, onAnother }}
        price={price / count}
        disabled={!canStart || isWorking || blocked !== null}
      />
    </>
  );
}
