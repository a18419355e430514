import { Eye, PaintRoller, Replace } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { AnotherOne, BlockedReason } from '../order/PayingButtons.tsx';
import { type Shortage, ShortCredits, type TopUpSlot } from '../order/ShortCredits.tsx';
import type { SearchTool } from './search-draft.ts';

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

/** The button that spends, with the price on it, and what to do when there is too little. */
export function SearchPay(props: SearchPayProps) {
  const { tool, price, count, canStart, blocked, isWorking } = props;
  const { preview, short, onShortClose, topUp, onFewer } = props;
  const { t } = useTranslation();
  const label = () => {
    if (preview) return t('edits.removal.seePreview');
    if (price === 0) return t(`edits.search.${tool}.free`);
    if (count > 1) return t(`edits.search.${tool}.several`, { count: price, pictures: count });
    return t(`edits.search.${tool}.button`, { count: price });
  };
  const Icon = preview ? Eye : tool === 'search-replace' ? Replace : PaintRoller;
  return (
    <>
      {preview}
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
          {label()}
        </Button>
        {price > 0 && <p className="text-center text-sm text-ink-faint">{t('edits.generate.fair')}</p>}
      </div>
      <AnotherOne {...props} price={price / count} canGenerate={canStart} isStarting={isWorking} />
    </>
  );
}
