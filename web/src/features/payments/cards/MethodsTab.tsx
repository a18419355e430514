import { paymentsEndpoints } from '@maquette/contract';
import { useMutation } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { lazyPart } from '../../../platform/lazy-part.tsx';
import { leaveFor } from '../../../platform/leave-for.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useCardsHere } from '../TestMoneyNotice.tsx';
import { ToldFailure } from '../ToldFailure.tsx';
import { CardList } from './CardList.tsx';
import { useSavedCards } from './methods.ts';

/** The saved cards, and the way to save another. */
export function MethodsTab() {
  const { t } = useTranslation();
  const saved = useSavedCards();
  return (
    <div className="flex flex-col gap-6">
      <Panel title={t('payment.card.title')}>
        {saved.cards ? (
          <CardList cards={saved.cards} />
        ) : saved.error ? (
          <ToldFailure
            error={saved.error}
            message={t(saved.failed)}
            isFetching={saved.isFetching}
            onRetry={saved.retry}
          />
        ) : (
          <div aria-busy className="flex flex-col gap-3">
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
          </div>
        )}
      </Panel>
      {saved.cards && (
        <Panel title={t('payment.addCard.title')}>
          <AddCard />
        </Panel>
      )}
    </div>
  );
}

const StripeCardForm = lazyPart(() => import('./StripeCardForm.tsx'), 'StripeCardForm');

/** Saves a card: by Stripe's own fields in our page, or on a page of the card provider. */
function AddCard() {
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

/** Where cards are entered on a page of the card provider: the way there. */
function CardPageLink({ isTest }: { isTest: boolean }) {
  const { t } = useTranslation();
  const {
    mutate: openForm,
    isPending,
    error,
    data,
  } = useMutation({
    // Null where the form stands in our own page.
    mutationFn: async () => (await call(paymentsEndpoints.openCardForm, {})).url,
  });
  const open = () =>
    openForm(undefined, {
      onSuccess: (address) => {
        if (address !== null) leaveFor(address);
      },
    });
  return (
    <div className="flex flex-col items-start gap-4">
      {error && <Banner tone="danger">{errorToMessage(error, t, t('payment.errors.generic'))}</Banner>}
      {data === null && <Banner tone="danger">{t('payment.errors.generic')}</Banner>}
      <p className="text-ink-soft">{isTest ? t('payment.addCard.testPage') : t('payment.addCard.page')}</p>
      <Button
        variant="secondary"
        icon={<ExternalLink aria-hidden size={18} />}
        busy={isPending}
        onClick={open}
      >
        {t('payment.addCard.open')}
      </Button>
    </div>
  );
}
