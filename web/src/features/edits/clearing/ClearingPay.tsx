import { Eraser } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { BlockedReason } from '../order/PayingButtons.tsx';
import { ShortCredits, type TopUpSlot } from '../order/ShortCredits.tsx';
import type { ClearingInHand } from './use-clearing.ts';

interface ClearingPayProps {
  work: ClearingInHand;
  topUp: TopUpSlot;
}

function stay(): void {
  return undefined;
}

/** The button that spends, with the price on it, and what to do when there is too little. */
export function ClearingPay({ work, topUp }: ClearingPayProps) {
  const { t } = useTranslation();
  const { price, short, blocked } = work;
  return (
    <>
      <div className="sticky bottom-0 z-10 -mx-1 -my-2 flex flex-col gap-3 bg-surface px-1 py-2">
        <ShortCredits
          {...{ price, short, topUp }}
          count={1}
          kept={t('edits.clearing.kept')}
          onFewer={stay}
          onClose={work.dismiss}
        />
        <BlockedReason reason={blocked} />
        <Button
          size="lg"
          disabled={!work.canGenerate || blocked !== null}
          busy={work.isWorking}
          icon={<Eraser aria-hidden size={18} />}
          onClick={work.generate}
        >
          {price === 0 ? t('edits.generate.free') : t('edits.generate.button', { count: price })}
        </Button>
      </div>
      <p className="text-center text-sm text-ink-faint">{t('edits.clearing.previewed')}</p>
      <p className="text-center text-sm text-ink-faint">{t('edits.generate.fair')}</p>
    </>
  );
}
