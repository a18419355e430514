import { Eraser, Eye, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { WordsPay, type WordsPayProps } from '../order/PayBar.tsx';

interface PayingButtonsProps extends WordsPayProps {
  /** Takes away what is marked; missing where nothing is. */
  removal?: Removal | undefined;
}

interface Removal {
  readonly price: number;
  /** Why it is previewed first; null when it is not. */
  readonly notice: ReactNode | null;
  readonly onRemove: () => void;
}

/** The buttons that spend, with the price on them, and what to do when there is too little. */
export function PayingButtons(props: PayingButtonsProps) {
  const { t } = useTranslation();
  const { price, count, blocked, isWorking, removal } = props;
  const label = () => {
    if (price === 0) return t('edits.generate.free');
    if (count > 1) return t('edits.generate.several', { count: price, pictures: count });
    return t('edits.generate.button', { count: price });
  };
  return (
    <WordsPay {...props} label={label()} icon={Sparkles} kept={t('edits.credits.shortHint')}>
      {removal && <RemoveButton removal={removal} disabled={isWorking || blocked !== null} />}
      <p className="text-center text-sm text-ink-faint wide:mr-auto wide:text-left wide:text-xs">
        {t('edits.generate.fair')}
      </p>
    </WordsPay>
  );
}

/** Takes away what is marked; where that will be rough it says so and shows a free preview. */
function RemoveButton({ removal, disabled }: { removal: Removal; disabled: boolean }) {
  const { t } = useTranslation();
  const { price, notice, onRemove } = removal;
  const label = price === 0 ? t('edits.remove.free') : t('edits.remove.button', { count: price });
  return (
    <>
      {notice && <div className="wide:order-first wide:basis-full">{notice}</div>}
      <Button
        variant="secondary"
        disabled={disabled}
        icon={notice ? <Eye aria-hidden size={18} /> : <Eraser aria-hidden size={18} />}
        onClick={onRemove}
        title={t('edits.removeHint')}
      >
        {notice ? t('edits.removal.seePreview') : label}
      </Button>
    </>
  );
}
