import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { Shortage } from '../draft/draft.ts';

/** Leads to the credits that are missing; the page draws it. */
export type TopUpSlot = ComponentType<{ missing: number }>;

export interface ShortCreditsProps {
  /** Credits for all pictures together. */
  price: number;
  /** How many pictures. */
  count?: number;
  /** Null while there is enough. */
  short: Shortage | null;
  /** That nothing of the work is lost. */
  kept: string;
  /** As many pictures as the credits reach for. */
  onFewer?: (count: number) => void;
  topUp: TopUpSlot;
  onClose: () => void;
}

/** There are too few credits: how many are needed, fewer pictures instead, and the ways to more credits. */
export function ShortCredits(props: ShortCreditsProps) {
  const { price, count = 1, short, kept, onFewer, topUp: TopUp, onClose } = props;
  const { t } = useTranslation();
  const { balance, price: needed } = short ?? { balance: 0, price: 0 };
  const affordable = Math.min(count - 1, Math.floor(balance / (price / count)));
  const takeFewer = () => {
    onClose();
    onFewer?.(affordable);
  };
  return (
    <Dialog
      open={short !== null}
      onClose={onClose}
      title={t('edits.credits.short', { count: needed, balance })}
      closeLabel={t('app.close')}
    >
      <div className="flex flex-col gap-4">
        <p>{kept}</p>
        <TopUp missing={needed - balance} />
        {affordable > 0 && (
          <Button variant="secondary" onClick={takeFewer}>
            {t('edits.credits.fewer', { count: affordable })}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
