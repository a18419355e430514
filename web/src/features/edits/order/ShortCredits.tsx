import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { TopUpContext } from '../../../platform/top-up.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { Shortage } from '../draft/draft.ts';

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
  onClose: () => void;
}

/** There are too few credits: how many are needed, fewer pictures instead, and the ways to more credits. */
export function ShortCredits(props: ShortCreditsProps) {
  const { price, count = 1, short, kept, onFewer, onClose } = props;
  const { t } = useTranslation();
  const topUp = use(TopUpContext);
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
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>{topUp?.(needed - balance)}</Suspense>
        {affordable > 0 && (
          <Button variant="secondary" onClick={takeFewer}>
            {t('edits.credits.fewer', { count: affordable })}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
