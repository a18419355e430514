import { Elements } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { LoadFailure } from '../components/LoadFailure.tsx';
import { StripeCardFields } from './StripeCardFields.tsx';

/** The card form of Stripe in our page: the number goes to Stripe alone. Fetches its script on first use. */
export function StripeCardForm({ publishableKey }: { publishableKey: string }) {
  const { t, i18n } = useTranslation();
  const stripe = useQuery({
    queryKey: ['stripe', publishableKey],
    queryFn: () => loadStripe(publishableKey),
    staleTime: Infinity,
    structuralSharing: false,
  });
  if (stripe.error) {
    return (
      <LoadFailure
        error={stripe.error}
        message={t('payment.errors.form')}
        isFetching={stripe.isFetching}
        onRetry={() => void stripe.refetch()}
      />
    );
  }
  if (!stripe.data) return <Skeleton className="h-33" />;
  return (
    <Elements
      key={i18n.language}
      stripe={stripe.data}
      options={{ locale: i18n.language === 'fr' ? 'fr' : 'en' }}
    >
      <StripeCardFields />
    </Elements>
  );
}
