import type { CreditOffer } from '@maquette/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useOffers, usePurchaseCredits } from '../api/index.ts';
import { LoadFailure } from '../components/LoadFailure.tsx';
import { PackCard } from './PackCard.tsx';
import { PurchaseForm } from './PurchaseForm.tsx';

const grid = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-4';

/** The packs of this dashboard, and the dialog that buys one. */
export function PackList() {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useOffers();
  const { mutateAsync: purchase } = usePurchaseCredits();
  const [chosen, setChosen] = useState<CreditOffer | null>(null);
  const close = () => setChosen(null);
  if (error && !data) {
    return (
      <LoadFailure
        error={error}
        message={t('credits.errors.initialization')}
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
        {data.offers
          .filter(({ dashboard }) => dashboard === 'payment')
          .map((offer) => (
            <PackCard key={offer.id} offer={offer} onChoose={() => setChosen(offer)} />
          ))}
      </ul>
      <Dialog
        open={chosen !== null}
        onClose={close}
        title={t('payment.pack.title')}
        closeLabel={t('app.close')}
      >
        {chosen && <PurchaseForm offer={chosen} purchase={purchase} onClose={close} />}
      </Dialog>
    </>
  );
}
