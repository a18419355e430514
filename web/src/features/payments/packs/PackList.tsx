import type { CreditOffer } from '@maquette/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { usePurchaseCredits } from '../orders.ts';
import { ToldFailure } from '../ToldFailure.tsx';
import { useOffers } from './offers.ts';
import { PackCard } from './PackCard.tsx';
import { CheaperElsewhere } from './CheaperElsewhere.tsx';
import { cheaperThan, packsOf } from './purchase.ts';
import { PurchaseDialog } from './PurchaseDialog.tsx';

const grid = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-4';

/** The packs of this dashboard, and the dialog that buys one. */
export function PackList({ otherHref }: { otherHref: string }) {
  const { t } = useTranslation();
  const addToast = useToast();
  const { data, error, isFetching, refetch } = useOffers();
  const { mutateAsync: purchase } = usePurchaseCredits();
  const [chosen, setChosen] = useState<CreditOffer | null>(null);
  const close = () => setChosen(null);
  if (error && !data) {
    return (
      <ToldFailure
        error={error}
        message={t('payment.errors.packs')}
        isFetching={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) {
    return (
      <div aria-busy className={grid}>
        {[1, 2, 3, 4].map((at) => (
          <Skeleton key={at} className="h-54" />
        ))}
      </div>
    );
  }
  return (
    <>
      <ul className={grid}>
        {packsOf(data, 'payment').map((offer) => {
          const cheaper = cheaperThan(offer, data, 'payment');
          return (
            <PackCard
              key={offer.id}
              offer={offer}
              onChoose={() => setChosen(offer)}
              cheaper={cheaper && <CheaperElsewhere offer={cheaper} href={otherHref} />}
            />
          );
        })}
      </ul>
      <PurchaseDialog
        dashboard="payment"
        order={chosen}
        purchase={purchase}
        onClose={close}
        onDone={(message) => {
          addToast({ type: 'success', message });
          close();
        }}
      />
    </>
  );
}
