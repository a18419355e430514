import { PaintRoller, Replace } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/Button.tsx';
import { AnotherOne, BlockedReason, ShortCredits, type Shortage, type TopUpSlot } from '../../words/index.ts';
import type { SearchTool } from '../model/search-draft.ts';

interface SearchPayProps {
  tool: SearchTool;
  /** Credits for all pictures together. */
  price: number;
  /** How many pictures. */
  count: number;
  canStart: boolean;
  isWorking: boolean;
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

/** The button that spends, with the price on it, and what to do when there is too little. */
export function SearchPay(props: SearchPayProps) {
  const { tool, price, count, canStart, blocked, isWorking } = props;
  const { short, onShortClose, topUp, onFewer } = props;
  const { t } = useTranslation();
  const label =
    price === 0
      ? t(`edits.search.${tool}.free`)
      : count > 1
        ? t(`edits.search.${tool}.several`, { count: price, pictures: count })
        : t(`edits.search.${tool}.button`, { count: price });
  const Icon = tool === 'search-replace' ? Replace : PaintRoller;
  return (
    <>
      <div className="sticky bottom-0 z-10 -mx-1 -my-2 flex flex-col gap-3 bg-surface px-1 py-2">
        <ShortCredits
          {...{ price, count, short, topUp, onFewer }}
          kept={t('edits.search.kept')}
          onClose={onShortClose}
        />
        <BlockedReason reason={blocked} />
        <Button
          type="submit"
          size="lg"
          disabled={(!canStart && !isWorking) || blocked !== null}
          busy={isWorking}
          icon={<Icon aria-hidden size={18} />}
        >
          {label}
        </Button>
        {price > 0 && <p className="text-center text-sm text-ink-faint">{t('edits.generate.fair')}</p>}
      </div>
      <AnotherOne {...props} price={price / count} canGenerate={canStart} isStarting={isWorking} />
    </>
  );
}
