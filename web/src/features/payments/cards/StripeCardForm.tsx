import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripeCardElementOptions } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { useTheme } from '../../../platform/theme/use-theme.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FieldError } from '../../../ui/FieldError.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ToldFailure } from '../ToldFailure.tsx';
import { useAddMethod } from './methods.ts';

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
      <ToldFailure
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

/** Number, expiry and code in one field. Cannot be sent before it is complete and without error. */
function StripeCardFields() {
  const { t } = useTranslation();
  const { theme } = useTheme();
  const { submit, isSending, failure, isReady } = useStripeCard();
  const [field, setField] = useState<{ isComplete: boolean; error: string | null }>({
    isComplete: false,
    error: null,
  });
  const canSave = isReady && field.isComplete && field.error === null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (canSave && !isSending) void submit();
  };
  return (
    <form noValidate onSubmit={send} className="flex max-w-md flex-col items-start gap-4">
      {failure && <Banner tone="danger">{failure}</Banner>}
      <div className="flex w-full flex-col gap-1.5">
        <span id="payment-card" className="text-sm font-medium text-ink">
          {t('payment.addCard.label')}
        </span>
        <div
          role="group"
          aria-labelledby="payment-card"
          aria-describedby={field.error ? 'payment-card-error' : undefined}
          className="rounded-md border border-edge bg-surface px-3.5 py-3 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent-ink"
        >
          <CardElement
            key={theme}
            options={lookNow()}
            onChange={({ complete, error }) =>
              setField({ isComplete: complete, error: error?.message ?? null })
            }
          />
        </div>
        <FieldError id="payment-card" error={field.error} />
      </div>
      <Button type="submit" busy={isSending} disabled={!canSave}>
        {t('payment.addCard.save')}
      </Button>
      <p className="text-sm text-ink-faint">{t('payment.addCard.private')}</p>
    </form>
  );
}

/** The colours of the theme: style sheets do not reach into Stripe's frame. */
function lookNow(): StripeCardElementOptions {
  const colour = getComputedStyle(document.documentElement);
  const token = (name: string) => colour.getPropertyValue(name).trim();
  return {
    hidePostalCode: true,
    style: {
      base: {
        color: token('--ink'),
        iconColor: token('--ink-faint'),
        fontSize: '16px',
        '::placeholder': { color: token('--ink-faint') },
      },
      invalid: { color: token('--danger'), iconColor: token('--danger') },
    },
  };
}

/** Has Stripe make a card of what was typed, and saves that. */
function useStripeCard() {
  const { t } = useTranslation();
  const addToast = useToast();
  const stripe = useStripe();
  const elements = useElements();
  const addMethod = useAddMethod();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const save = async (): Promise<string | null> => {
    const card = elements?.getElement(CardElement);
    if (!stripe || !card) return t('payment.errors.form');
    const made = await stripe.createPaymentMethod({ type: 'card', card });
    if (made.error) return made.error.message ?? t('payment.errors.generic');
    await addMethod.mutateAsync(made.paymentMethod.id);
    card.clear();
    addToast({ type: 'success', message: t('payment.card.saved') });
    return null;
  };
  const submit = async () => {
    setSending(true);
    setFailure(null);
    const problem = await save().catch((error: unknown) =>
      errorToMessage(error, t, t('payment.errors.generic')),
    );
    setFailure(problem);
    setSending(false);
  };
  return { submit, isSending, failure, isReady: stripe !== null };
}
