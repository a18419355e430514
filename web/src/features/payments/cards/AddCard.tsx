import { Suspense } from 'react';
import { lazyPart } from '../../../platform/lazy-part.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useCardsHere } from '../api/index.ts';
import { CardPageLink } from './CardPageLink.tsx';

const StripeCardForm = lazyPart(() => import('./StripeCardForm.tsx'), 'StripeCardForm');

/** Saves a card: by Stripe's own fields in our page, or on a page of the card provider. */
export function AddCard() {
  const here = useCardsHere();
  if (!here) return <Skeleton className="h-24" />;
  if (here.provider !== 'stripe' || here.publishableKey === undefined) {
    return <CardPageLink isTest={here.test} />;
  }
  return (
    <Suspense fallback={<Skeleton className="h-33" />}>
      <StripeCardForm publishableKey={here.publishableKey} />
    </Suspense>
  );
}
